import { entryArg, onlyOne, readArgs } from './args.js';
import type { Command } from './command.js';
import { exitCodes } from './exit-codes.js';
import type { CommandIo } from './io.js';
import { type PlayValues, playFlags } from './play-flags.js';
import { playThrough } from './play-through.js';
import { usualSeats } from './table/opening.js';
import { playHere } from './table/play-here.js';
import { isPerson, seatTexts } from './table/seats.js';

/**
 * Whether a person plays when seats aren't given: not where nobody can be asked, nor where pictures of everything are
 * wanted.
 */
const sitsDown = ({ seats, resume, every, svg }: PlayValues, { terminal }: CommandIo): boolean =>
  terminal !== null && [seats, resume, every, svg].every((flag) => flag === undefined);

export const play: Command = {
  name: 'play',
  summary: 'play a game against bots or persons, or let bots play',
  usage: [
    'GAME [--players n | --seats you,mcts] [--seed s | --dice table] [--edition NAME] [--options OPTIONS] [--save FILE] [--record FILE] [--review]',
    'GAME --resume FILE [--seats SEAT,...] [--save FILE] [--record FILE] [--review]',
    'GAME --seats BOT,... [--seed s] [--edition NAME] [--options OPTIONS] [--record FILE] [--svg OUT] [--every] [--review]',
  ],
  about: [
    'You play at the terminal, against bots if you name nobody else: what can be chosen is numbered, and an answer is a number or an action in notation (roll 2 5). ? shows what else you can answer. Players with secrets from each other take turns at a cleared screen. When the game is over it asks whether to review it.',
    'Without persons, or where there is no terminal, the game is played to its end: every action is announced, then come the sheets and the result. The same seed plays the same game. A game that is purposeful (see list) is played with its purpose: at random it would hardly ever end.',
  ],
  flags: playFlags,
  words: 'game',
  async run(args, io) {
    const { values, positionals } = readArgs(args, playFlags);
    const entry = entryArg(onlyOne(positionals, 'GAME'), io);
    const { module: _module, ...flags } = values;
    const asked = sitsDown(flags, io) ? { ...flags, seats: await usualSeats(entry, flags) } : flags;
    const { seats, resume } = asked;
    const hasPersons = seats === undefined ? resume !== undefined : seatTexts(seats).some(isPerson);
    await (hasPersons ? playHere : playThrough)(entry, asked, io);
    return exitCodes.well;
  },
};
