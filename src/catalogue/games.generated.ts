// Generated from the game folders by `npm run gen`; changes by hand are lost.

import type { NamedBot } from '../advice/named-bot.js';
import type { Entry, GameParts, PartName } from '../entry/entry.js';
import type * as calaveraAnalysis from '../games/calavera/calavera.analysis.js';
import type { calavera } from '../games/calavera/calavera.js';
import type * as dasSpiel from '../games/das-spiel/index.js';
import type * as kirikiAnalysis from '../games/kiriki/kiriki.analysis.js';
import type { kiriki } from '../games/kiriki/kiriki.js';
import type * as krakatoaAnalysis from '../games/krakatoa/krakatoa.analysis.js';
import type { krakatoa } from '../games/krakatoa/krakatoa.js';
import { builtInEntries, type ExportName, facts, type Loaders, loaders } from './built-in.js';

declare const URL: new (path: string, base: string) => { readonly href: string };

const list = {
  /** Acquire, 3 players. */
  acquire: facts('Acquire', 1, [3, 3], 'enumerable', { number: 21, family: 'construction' }),
  /** Asparagus, 2 to 8 players. */
  asparagus: facts('Asparagus', 2, [2, 8], 'chance enumerable', { number: 40, family: 'demolition' }),
  /** Calavera, 2 to 4 players. */
  calavera: facts('Calavera', 2, [2, 4], 'chance enumerable'),
  /** Captain Flint’s Skeleton Trick, 2 to 8 players. */
  'captain-flints-skeleton-trick': facts('Captain Flint’s Skeleton Trick', 1, [2, 8], 'chance dexterity enumerable', {
    number: 1,
    family: 'skill',
  }),
  /** Coulomb, 1 to 8 players. */
  coulomb: facts('Coulomb', 1, [1, 8], 'chance dexterity enumerable', { number: 4, family: 'skill' }),
  /** Cui Bono?, 2 to 8 players. */
  'cui-bono': facts('Cui Bono?', 1, [2, 8], 'chance enumerable', { number: 44, family: 'demolition' }),
  /** Dice Mikado, 1 to 8 players. */
  'dice-mikado': facts('Dice Mikado', 1, [1, 8], 'chance dexterity enumerable', { number: 6, family: 'skill' }),
  /** Diebylon, 3 players. */
  diebylon: facts('Diebylon', 2, [3, 3], 'chance enumerable purposeful', { number: 38, family: 'alteration' }),
  /** Dishing Up, 3 to 6 players. */
  'dishing-up': facts('Dishing Up', 2, [3, 6], 'chance dexterity enumerable', { number: 19, family: 'construction' }),
  /** DoRa, 2 or 3 players. */
  dora: facts('DoRa', 2, [2, 3], 'chance enumerable', { number: 26, family: 'construction' }),
  /** Doubles, 2 to 8 players. */
  doubles: facts('Doubles', 1, [2, 8], 'chance enumerable', { number: 41, family: 'demolition' }),
  /** Dune, 1 to 8 players. */
  dune: facts('Dune', 1, [1, 8], 'chance dexterity enumerable', { number: 2, family: 'skill' }),
  /** El Dado, 2 to 8 players. */
  'el-dado': facts('El Dado', 1, [2, 8], 'chance enumerable', { number: 39, family: 'demolition' }),
  /** Emag, 1 to 8 players. */
  emag: facts('Emag', 1, [1, 8], 'chance dexterity enumerable', { number: 5, family: 'skill' }),
  /** Falling Rocks, 3 players. */
  'falling-rocks': facts('Falling Rocks', 2, [3, 3], 'enumerable purposeful', { number: 54, family: 'board' }),
  /** Faraday, 1 to 8 players. */
  faraday: facts('Faraday', 1, [1, 8], 'chance dexterity enumerable', { number: 3, family: 'skill' }),
  /** Favourite, 2 to 8 players. */
  favourite: facts('Favourite', 1, [2, 8], 'chance enumerable', { number: 42, family: 'demolition' }),
  /** Finish, 3 players. */
  finish: facts('Finish', 1, [3, 3], 'enumerable purposeful', { number: 56, family: 'space' }),
  /** Fire and Water, 2 to 6 players. */
  'fire-and-water': facts('Fire and Water', 2, [2, 6], 'enumerable', { number: 30, family: 'construction' }),
  /** Flea Chase, 2 players. */
  'flea-chase': facts('Flea Chase', 2, [2, 2], 'enumerable', { number: 55, family: 'space' }),
  /** Flickers, 2 or 3 players. */
  flickers: facts('Flickers', 1, [2, 3], 'chance dexterity enumerable', { number: 7, family: 'skill' }),
  /** Golden Centre, 3 players. */
  'golden-centre': facts('Golden Centre', 1, [3, 3], 'chance enumerable', { number: 22, family: 'construction' }),
  /** Greedy Grabber, 3 players. */
  'greedy-grabber': facts('Greedy Grabber', 1, [3, 3], 'chance hiddenInformation simultaneous enumerable', {
    number: 43,
    family: 'demolition',
  }),
  /** Hide Away, 2 or 3 players. */
  'hide-away': facts('Hide Away', 4, [2, 3], 'chance dexterity enumerable', { number: 9, family: 'skill' }),
  /** Kiriki, 1 to 6 players. */
  kiriki: facts('Kiriki', 1, [1, 6], 'chance enumerable', { levelShare: 0.5 }),
  /** Krakatoa, 2 to 4 players. */
  krakatoa: facts('Krakatoa', 3, [2, 4], 'chance dexterity enumerable'),
  /** Lookout, 2 or 3 players. */
  lookout: facts('Lookout', 1, [2, 3], 'chance simultaneous enumerable', { number: 33, family: 'construction' }),
  /** Malicious Pleasure, 2 or 3 players. */
  'malicious-pleasure': facts('Malicious Pleasure', 2, [2, 3], 'chance dexterity enumerable', {
    number: 20,
    family: 'construction',
  }),
  /** Masquerade, 2 or 3 players. */
  masquerade: facts('Masquerade', 3, [2, 3], 'chance enumerable purposeful', { number: 34, family: 'alteration' }),
  /** Mound Mover, 3 players. */
  'mound-mover': facts('Mound Mover', 2, [3, 3], 'chance enumerable purposeful', {
    number: 37,
    family: 'alteration',
    levelTurns: 1,
  }),
  /** Mount(a)ing, 1 to 8 players. */
  mounting: facts('Mount(a)ing', 1, [1, 8], 'chance dexterity enumerable', { number: 8, family: 'skill' }),
  /** Mucho, 3 players. */
  mucho: facts('Mucho', 3, [3, 3], 'chance enumerable', { number: 27, family: 'construction' }),
  /** Quadrula Rasa, 2 or 3 players. */
  'quadrula-rasa': facts('Quadrula Rasa', 2, [2, 3], '', { number: 29, family: 'construction', levelShare: 0.5 }),
  /** Race, 3 or 4 players. */
  race: facts('Race', 3, [3, 4], 'chance enumerable', { number: 52, family: 'board' }),
  /** Rasanto, 2 players or groups. */
  rasanto: facts('Rasanto', 2, [2, 2, 8], 'enumerable', { number: 23, family: 'construction' }),
  /** Reducto, 2 to 8 players. */
  reducto: facts('Reducto', 2, [2, 8], 'chance enumerable', { number: 46, family: 'board', levelShare: 0.3 }),
  /** Ruins, 3 players. */
  ruins: facts('Ruins', 1, [3, 3], 'enumerable', { number: 25, family: 'construction' }),
  /** Sandwich, 2 or 3 players. */
  sandwich: facts('Sandwich', 2, [2, 3], 'enumerable', { number: 45, family: 'board' }),
  /** Slide, 2 or 3 players. */
  slide: facts('Slide', 3, [2, 3], 'chance hiddenInformation enumerable', { number: 35, family: 'alteration' }),
  /** Slipped, 2 to 8 players. */
  slipped: facts('Slipped', 6, [2, 8], 'chance hiddenInformation simultaneous enumerable', {
    number: 36,
    family: 'alteration',
  }),
  /** Smuggling, 2 players. */
  smuggling: facts('Smuggling', 2, [2, 2], 'enumerable', { number: 49, family: 'board' }),
  /** Spotted Cow, 2 to 6 players. */
  'spotted-cow': facts('Spotted Cow', 2, [2, 6], 'chance simultaneous enumerable', {
    number: 18,
    family: 'construction',
  }),
  /** Squeezing, 3 players. */
  squeezing: facts('Squeezing', 3, [3, 3], 'chance enumerable', { number: 31, family: 'construction' }),
  /** Steps to the Throne, 2 players. */
  'steps-to-the-throne': facts('Steps to the Throne', 2, [2, 2], 'chance enumerable', { number: 51, family: 'board' }),
  /** Storing Scores, 2 to 8 players. */
  'storing-scores': facts('Storing Scores', 2, [2, 8], 'chance enumerable', { number: 15, family: 'special' }),
  /** Summit Storm, 3 players or groups. */
  'summit-storm': facts('Summit Storm', 2, [3, 3, 12], 'chance enumerable', { number: 24, family: 'construction' }),
  /** Tabula Rasa, 3 players. */
  'tabula-rasa': facts('Tabula Rasa', 1, [3, 3], 'enumerable', { number: 28, family: 'construction' }),
  /** The Clever Mole, 2 to 12 players. */
  'the-clever-mole': facts('The Clever Mole', 2, [2, 12], 'chance hiddenInformation simultaneous', {
    number: 14,
    family: 'special',
  }),
  /** The Fire-Red Devil, 2 players. */
  'the-fire-red-devil': facts('The Fire-Red Devil', 2, [2, 2], 'chance enumerable', { number: 57, family: 'space' }),
  /** The Forbidden Number, 3 players. */
  'the-forbidden-number': facts('The Forbidden Number', 3, [3, 3], 'chance enumerable', {
    number: 12,
    family: 'chance',
  }),
  /** The Green Amoeba, 3 players. */
  'the-green-amoeba': facts('The Green Amoeba', 2, [3, 3], 'chance enumerable', { number: 11, family: 'chance' }),
  /** The Most Simple Game, 2 or 3 players or groups. */
  'the-most-simple-game': facts('The Most Simple Game', 2, [2, 3, 12], 'chance enumerable', {
    number: 10,
    family: 'chance',
  }),
  /** The Pharaoh's Curse, 3 players. */
  'the-pharaohs-curse': facts("The Pharaoh's Curse", 2, [3, 3], 'chance enumerable', { number: 50, family: 'board' }),
  /** The Vain Guinea Fowl, 2 or 3 players. */
  'the-vain-guinea-fowl': facts('The Vain Guinea Fowl', 3, [2, 3], 'chance simultaneous enumerable', {
    number: 17,
    family: 'construction',
  }),
  /** Triangle, 3 players. */
  triangle: facts('Triangle', 4, [3, 3], 'enumerable', { number: 53, family: 'board' }),
  /** Triops, 2 or 3 players or groups. */
  triops: facts('Triops', 3, [2, 3, 12], 'enumerable', { number: 32, family: 'construction' }),
  /** Trulla, 2 or 3 players or groups. */
  trulla: facts('Trulla', 3, [2, 3, 12], 'chance dexterity enumerable', { number: 16, family: 'construction' }),
  /** Up and Down, 2 to 12 players or groups. */
  'up-and-down': facts('Up and Down', 5, [2, 12, 12], 'chance enumerable', { number: 13, family: 'chance' }),
  /** Witches' Dance, 2 players. */
  'witches-dance': facts("Witches' Dance", 2, [2, 2], 'enumerable', { number: 48, family: 'board' }),
  /** Wolf in a Sheep's Coat, 2 to 8 players. */
  'wolf-in-a-sheeps-coat': facts("Wolf in a Sheep's Coat", 1, [2, 8], 'chance hiddenInformation enumerable', {
    number: 47,
    family: 'board',
    levelShare: 0.6,
  }),
};

const worth = /* @__PURE__ */ loaders({
  acquire: () => import('../games/das-spiel/construction/acquire/acquire.heuristic.js'),
  asparagus: () => import('../games/das-spiel/demolition/asparagus/asparagus.heuristic.js'),
  calavera: () => import('../games/calavera/calavera.heuristic.js'),
  'cui-bono': () => import('../games/das-spiel/demolition/cui-bono/cui-bono.heuristic.js'),
  diebylon: () => import('../games/das-spiel/alteration/diebylon/diebylon.heuristic.js'),
  dora: () => import('../games/das-spiel/construction/dora/dora.heuristic.js'),
  doubles: () => import('../games/das-spiel/demolition/doubles/doubles.heuristic.js'),
  'el-dado': () => import('../games/das-spiel/demolition/el-dado/el-dado.heuristic.js'),
  'falling-rocks': () => import('../games/das-spiel/board/falling-rocks/falling-rocks.heuristic.js'),
  favourite: () => import('../games/das-spiel/demolition/favourite/favourite.heuristic.js'),
  finish: () => import('../games/das-spiel/space/finish/finish.heuristic.js'),
  'fire-and-water': () => import('../games/das-spiel/construction/fire-and-water/fire-and-water.heuristic.js'),
  'flea-chase': () => import('../games/das-spiel/space/flea-chase/flea-chase.heuristic.js'),
  'greedy-grabber': () => import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.heuristic.js'),
  'hide-away': () => import('../games/das-spiel/skill/hide-away/hide-away.heuristic.js'),
  kiriki: () => import('../games/kiriki/kiriki.heuristic.js'),
  krakatoa: () => import('../games/krakatoa/krakatoa.heuristic.js'),
  lookout: () => import('../games/das-spiel/construction/lookout/lookout.heuristic.js'),
  'malicious-pleasure': () =>
    import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.heuristic.js'),
  masquerade: () => import('../games/das-spiel/alteration/masquerade/masquerade.heuristic.js'),
  'mound-mover': () => import('../games/das-spiel/alteration/mound-mover/mound-mover.heuristic.js'),
  mucho: () => import('../games/das-spiel/construction/mucho/mucho.heuristic.js'),
  'quadrula-rasa': () => import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.heuristic.js'),
  race: () => import('../games/das-spiel/board/race/race.heuristic.js'),
  rasanto: () => import('../games/das-spiel/construction/rasanto/rasanto.heuristic.js'),
  reducto: () => import('../games/das-spiel/board/reducto/reducto.heuristic.js'),
  ruins: () => import('../games/das-spiel/construction/ruins/ruins.heuristic.js'),
  sandwich: () => import('../games/das-spiel/board/sandwich/sandwich.heuristic.js'),
  slide: () => import('../games/das-spiel/alteration/slide/slide.heuristic.js'),
  slipped: () => import('../games/das-spiel/alteration/slipped/slipped.heuristic.js'),
  smuggling: () => import('../games/das-spiel/board/smuggling/smuggling.heuristic.js'),
  'spotted-cow': () => import('../games/das-spiel/construction/spotted-cow/spotted-cow.heuristic.js'),
  squeezing: () => import('../games/das-spiel/construction/squeezing/squeezing.heuristic.js'),
  'steps-to-the-throne': () => import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.heuristic.js'),
  'storing-scores': () => import('../games/das-spiel/special/storing-scores/storing-scores.heuristic.js'),
  'summit-storm': () => import('../games/das-spiel/construction/summit-storm/summit-storm.heuristic.js'),
  'tabula-rasa': () => import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.heuristic.js'),
  'the-clever-mole': () => import('../games/das-spiel/special/the-clever-mole/the-clever-mole.heuristic.js'),
  'the-fire-red-devil': () => import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.heuristic.js'),
  'the-forbidden-number': () =>
    import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.heuristic.js'),
  'the-green-amoeba': () => import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.heuristic.js'),
  'the-most-simple-game': () =>
    import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.heuristic.js'),
  'the-pharaohs-curse': () => import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.heuristic.js'),
  'the-vain-guinea-fowl': () =>
    import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.heuristic.js'),
  triangle: () => import('../games/das-spiel/board/triangle/triangle.heuristic.js'),
  triops: () => import('../games/das-spiel/construction/triops/triops.heuristic.js'),
  trulla: () => import('../games/das-spiel/construction/trulla/trulla.heuristic.js'),
  'up-and-down': () => import('../games/das-spiel/chance/up-and-down/up-and-down.heuristic.js'),
  'witches-dance': () => import('../games/das-spiel/board/witches-dance/witches-dance.heuristic.js'),
  'wolf-in-a-sheeps-coat': () =>
    import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.heuristic.js'),
});

type Modules = typeof dasSpiel & { calavera: typeof calavera; kiriki: typeof kiriki; krakatoa: typeof krakatoa };
type Analyses = { calavera: typeof calaveraAnalysis; kiriki: typeof kirikiAnalysis; krakatoa: typeof krakatoaAnalysis };
type OnlyThumb =
  | 'acquire'
  | 'asparagus'
  | 'cui-bono'
  | 'diebylon'
  | 'dora'
  | 'doubles'
  | 'el-dado'
  | 'falling-rocks'
  | 'favourite'
  | 'finish'
  | 'fire-and-water'
  | 'flea-chase'
  | 'greedy-grabber'
  | 'hide-away'
  | 'lookout'
  | 'malicious-pleasure'
  | 'masquerade'
  | 'mound-mover'
  | 'mucho'
  | 'quadrula-rasa'
  | 'race'
  | 'rasanto'
  | 'reducto'
  | 'ruins'
  | 'sandwich'
  | 'slide'
  | 'slipped'
  | 'smuggling'
  | 'spotted-cow'
  | 'squeezing'
  | 'steps-to-the-throne'
  | 'storing-scores'
  | 'summit-storm'
  | 'tabula-rasa'
  | 'the-clever-mole'
  | 'the-fire-red-devil'
  | 'the-forbidden-number'
  | 'the-green-amoeba'
  | 'the-most-simple-game'
  | 'the-pharaohs-curse'
  | 'the-vain-guinea-fowl'
  | 'triangle'
  | 'triops'
  | 'trulla'
  | 'up-and-down'
  | 'witches-dance'
  | 'wolf-in-a-sheeps-coat';
type WithWorth = typeof worth extends Loaders<infer Id> ? Id : never;

type Module<Id> = Modules[ExportName<Id> & keyof Modules];

/**
 * All games by id, in entries that list which parts they have. None has golden games, which would be larger than the rest of
 * the package, or versions: the games themselves bring older saves and records up to today's rules.
 */
// Written out: what an app exports of it can be declared only where every type in it has a name that is exported.
export type Games = {
  readonly [Id in keyof typeof list]: Entry<
    Module<Id>,
    {
      readonly [Name in PartName]: Name extends 'analysis'
        ? Id extends keyof Analyses
          ? Analyses[Id]
          : Id extends OnlyThumb
            ? { readonly [Bots in `${ExportName<Id>}Bots`]: Readonly<Record<'thumb', NamedBot>> }
            : undefined
        : Name extends 'picture' | 'invariants' | 'rulesPage' | (Id extends WithWorth ? 'worth' : never)
          ? GameParts<Module<Id>>[Name]
          : undefined;
    }
  >;
};

/** The id of a built-in game. */
export type GameId = keyof Games;

/** The built-in games, each with what belongs to it; nothing of a game is loaded before it is asked for. */
export const games: Games = /* @__PURE__ */ builtInEntries<Games>(list, {
  game: {
    acquire: () => import('../games/das-spiel/construction/acquire/acquire.js'),
    asparagus: () => import('../games/das-spiel/demolition/asparagus/asparagus.js'),
    calavera: () => import('../games/calavera/calavera.js'),
    'captain-flints-skeleton-trick': () =>
      import('../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.js'),
    coulomb: () => import('../games/das-spiel/skill/coulomb/coulomb.js'),
    'cui-bono': () => import('../games/das-spiel/demolition/cui-bono/cui-bono.js'),
    'dice-mikado': () => import('../games/das-spiel/skill/dice-mikado/dice-mikado.js'),
    diebylon: () => import('../games/das-spiel/alteration/diebylon/diebylon.js'),
    'dishing-up': () => import('../games/das-spiel/construction/dishing-up/dishing-up.js'),
    dora: () => import('../games/das-spiel/construction/dora/dora.js'),
    doubles: () => import('../games/das-spiel/demolition/doubles/doubles.js'),
    dune: () => import('../games/das-spiel/skill/dune/dune.js'),
    'el-dado': () => import('../games/das-spiel/demolition/el-dado/el-dado.js'),
    emag: () => import('../games/das-spiel/skill/emag/emag.js'),
    'falling-rocks': () => import('../games/das-spiel/board/falling-rocks/falling-rocks.js'),
    faraday: () => import('../games/das-spiel/skill/faraday/faraday.js'),
    favourite: () => import('../games/das-spiel/demolition/favourite/favourite.js'),
    finish: () => import('../games/das-spiel/space/finish/finish.js'),
    'fire-and-water': () => import('../games/das-spiel/construction/fire-and-water/fire-and-water.js'),
    'flea-chase': () => import('../games/das-spiel/space/flea-chase/flea-chase.js'),
    flickers: () => import('../games/das-spiel/skill/flickers/flickers.js'),
    'golden-centre': () => import('../games/das-spiel/construction/golden-centre/golden-centre.js'),
    'greedy-grabber': () => import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.js'),
    'hide-away': () => import('../games/das-spiel/skill/hide-away/hide-away.js'),
    kiriki: () => import('../games/kiriki/kiriki.js'),
    krakatoa: () => import('../games/krakatoa/krakatoa.js'),
    lookout: () => import('../games/das-spiel/construction/lookout/lookout.js'),
    'malicious-pleasure': () => import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.js'),
    masquerade: () => import('../games/das-spiel/alteration/masquerade/masquerade.js'),
    'mound-mover': () => import('../games/das-spiel/alteration/mound-mover/mound-mover.js'),
    mounting: () => import('../games/das-spiel/skill/mounting/mounting.js'),
    mucho: () => import('../games/das-spiel/construction/mucho/mucho.js'),
    'quadrula-rasa': () => import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.js'),
    race: () => import('../games/das-spiel/board/race/race.js'),
    rasanto: () => import('../games/das-spiel/construction/rasanto/rasanto.js'),
    reducto: () => import('../games/das-spiel/board/reducto/reducto.js'),
    ruins: () => import('../games/das-spiel/construction/ruins/ruins.js'),
    sandwich: () => import('../games/das-spiel/board/sandwich/sandwich.js'),
    slide: () => import('../games/das-spiel/alteration/slide/slide.js'),
    slipped: () => import('../games/das-spiel/alteration/slipped/slipped.js'),
    smuggling: () => import('../games/das-spiel/board/smuggling/smuggling.js'),
    'spotted-cow': () => import('../games/das-spiel/construction/spotted-cow/spotted-cow.js'),
    squeezing: () => import('../games/das-spiel/construction/squeezing/squeezing.js'),
    'steps-to-the-throne': () => import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.js'),
    'storing-scores': () => import('../games/das-spiel/special/storing-scores/storing-scores.js'),
    'summit-storm': () => import('../games/das-spiel/construction/summit-storm/summit-storm.js'),
    'tabula-rasa': () => import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.js'),
    'the-clever-mole': () => import('../games/das-spiel/special/the-clever-mole/the-clever-mole.js'),
    'the-fire-red-devil': () => import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.js'),
    'the-forbidden-number': () => import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.js'),
    'the-green-amoeba': () => import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.js'),
    'the-most-simple-game': () => import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.js'),
    'the-pharaohs-curse': () => import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.js'),
    'the-vain-guinea-fowl': () =>
      import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.js'),
    triangle: () => import('../games/das-spiel/board/triangle/triangle.js'),
    triops: () => import('../games/das-spiel/construction/triops/triops.js'),
    trulla: () => import('../games/das-spiel/construction/trulla/trulla.js'),
    'up-and-down': () => import('../games/das-spiel/chance/up-and-down/up-and-down.js'),
    'witches-dance': () => import('../games/das-spiel/board/witches-dance/witches-dance.js'),
    'wolf-in-a-sheeps-coat': () => import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.js'),
  },
  picture: {
    acquire: () => import('../games/das-spiel/construction/acquire/acquire.picture.js'),
    asparagus: () => import('../games/das-spiel/demolition/asparagus/asparagus.picture.js'),
    calavera: () => import('../games/calavera/calavera.picture.js'),
    'captain-flints-skeleton-trick': () =>
      import('../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.picture.js'),
    coulomb: () => import('../games/das-spiel/skill/coulomb/coulomb.picture.js'),
    'cui-bono': () => import('../games/das-spiel/demolition/cui-bono/cui-bono.picture.js'),
    'dice-mikado': () => import('../games/das-spiel/skill/dice-mikado/dice-mikado.picture.js'),
    diebylon: () => import('../games/das-spiel/alteration/diebylon/diebylon.picture.js'),
    'dishing-up': () => import('../games/das-spiel/construction/dishing-up/dishing-up.picture.js'),
    dora: () => import('../games/das-spiel/construction/dora/dora.picture.js'),
    doubles: () => import('../games/das-spiel/demolition/doubles/doubles.picture.js'),
    dune: () => import('../games/das-spiel/skill/dune/dune.picture.js'),
    'el-dado': () => import('../games/das-spiel/demolition/el-dado/el-dado.picture.js'),
    emag: () => import('../games/das-spiel/skill/emag/emag.picture.js'),
    'falling-rocks': () => import('../games/das-spiel/board/falling-rocks/falling-rocks.picture.js'),
    faraday: () => import('../games/das-spiel/skill/faraday/faraday.picture.js'),
    favourite: () => import('../games/das-spiel/demolition/favourite/favourite.picture.js'),
    finish: () => import('../games/das-spiel/space/finish/finish.picture.js'),
    'fire-and-water': () => import('../games/das-spiel/construction/fire-and-water/fire-and-water.picture.js'),
    'flea-chase': () => import('../games/das-spiel/space/flea-chase/flea-chase.picture.js'),
    flickers: () => import('../games/das-spiel/skill/flickers/flickers.picture.js'),
    'golden-centre': () => import('../games/das-spiel/construction/golden-centre/golden-centre.picture.js'),
    'greedy-grabber': () => import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.picture.js'),
    'hide-away': () => import('../games/das-spiel/skill/hide-away/hide-away.picture.js'),
    kiriki: () => import('../games/kiriki/kiriki.picture.js'),
    krakatoa: () => import('../games/krakatoa/krakatoa.picture.js'),
    lookout: () => import('../games/das-spiel/construction/lookout/lookout.picture.js'),
    'malicious-pleasure': () =>
      import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.picture.js'),
    masquerade: () => import('../games/das-spiel/alteration/masquerade/masquerade.picture.js'),
    'mound-mover': () => import('../games/das-spiel/alteration/mound-mover/mound-mover.picture.js'),
    mounting: () => import('../games/das-spiel/skill/mounting/mounting.picture.js'),
    mucho: () => import('../games/das-spiel/construction/mucho/mucho.picture.js'),
    'quadrula-rasa': () => import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.picture.js'),
    race: () => import('../games/das-spiel/board/race/race.picture.js'),
    rasanto: () => import('../games/das-spiel/construction/rasanto/rasanto.picture.js'),
    reducto: () => import('../games/das-spiel/board/reducto/reducto.picture.js'),
    ruins: () => import('../games/das-spiel/construction/ruins/ruins.picture.js'),
    sandwich: () => import('../games/das-spiel/board/sandwich/sandwich.picture.js'),
    slide: () => import('../games/das-spiel/alteration/slide/slide.picture.js'),
    slipped: () => import('../games/das-spiel/alteration/slipped/slipped.picture.js'),
    smuggling: () => import('../games/das-spiel/board/smuggling/smuggling.picture.js'),
    'spotted-cow': () => import('../games/das-spiel/construction/spotted-cow/spotted-cow.picture.js'),
    squeezing: () => import('../games/das-spiel/construction/squeezing/squeezing.picture.js'),
    'steps-to-the-throne': () => import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.picture.js'),
    'storing-scores': () => import('../games/das-spiel/special/storing-scores/storing-scores.picture.js'),
    'summit-storm': () => import('../games/das-spiel/construction/summit-storm/summit-storm.picture.js'),
    'tabula-rasa': () => import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.picture.js'),
    'the-clever-mole': () => import('../games/das-spiel/special/the-clever-mole/the-clever-mole.picture.js'),
    'the-fire-red-devil': () => import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.picture.js'),
    'the-forbidden-number': () =>
      import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.picture.js'),
    'the-green-amoeba': () => import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.picture.js'),
    'the-most-simple-game': () =>
      import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.picture.js'),
    'the-pharaohs-curse': () => import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.picture.js'),
    'the-vain-guinea-fowl': () =>
      import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.picture.js'),
    triangle: () => import('../games/das-spiel/board/triangle/triangle.picture.js'),
    triops: () => import('../games/das-spiel/construction/triops/triops.picture.js'),
    trulla: () => import('../games/das-spiel/construction/trulla/trulla.picture.js'),
    'up-and-down': () => import('../games/das-spiel/chance/up-and-down/up-and-down.picture.js'),
    'witches-dance': () => import('../games/das-spiel/board/witches-dance/witches-dance.picture.js'),
    'wolf-in-a-sheeps-coat': () =>
      import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.picture.js'),
  },
  invariants: {
    acquire: () => import('../games/das-spiel/construction/acquire/acquire.invariants.js'),
    asparagus: () => import('../games/das-spiel/demolition/asparagus/asparagus.invariants.js'),
    calavera: () => import('../games/calavera/calavera.invariants.js'),
    'captain-flints-skeleton-trick': () =>
      import('../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.invariants.js'),
    coulomb: () => import('../games/das-spiel/skill/coulomb/coulomb.invariants.js'),
    'cui-bono': () => import('../games/das-spiel/demolition/cui-bono/cui-bono.invariants.js'),
    'dice-mikado': () => import('../games/das-spiel/skill/dice-mikado/dice-mikado.invariants.js'),
    diebylon: () => import('../games/das-spiel/alteration/diebylon/diebylon.invariants.js'),
    'dishing-up': () => import('../games/das-spiel/construction/dishing-up/dishing-up.invariants.js'),
    dora: () => import('../games/das-spiel/construction/dora/dora.invariants.js'),
    doubles: () => import('../games/das-spiel/demolition/doubles/doubles.invariants.js'),
    dune: () => import('../games/das-spiel/skill/dune/dune.invariants.js'),
    'el-dado': () => import('../games/das-spiel/demolition/el-dado/el-dado.invariants.js'),
    emag: () => import('../games/das-spiel/skill/emag/emag.invariants.js'),
    'falling-rocks': () => import('../games/das-spiel/board/falling-rocks/falling-rocks.invariants.js'),
    faraday: () => import('../games/das-spiel/skill/faraday/faraday.invariants.js'),
    favourite: () => import('../games/das-spiel/demolition/favourite/favourite.invariants.js'),
    finish: () => import('../games/das-spiel/space/finish/finish.invariants.js'),
    'fire-and-water': () => import('../games/das-spiel/construction/fire-and-water/fire-and-water.invariants.js'),
    'flea-chase': () => import('../games/das-spiel/space/flea-chase/flea-chase.invariants.js'),
    flickers: () => import('../games/das-spiel/skill/flickers/flickers.invariants.js'),
    'golden-centre': () => import('../games/das-spiel/construction/golden-centre/golden-centre.invariants.js'),
    'greedy-grabber': () => import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.invariants.js'),
    'hide-away': () => import('../games/das-spiel/skill/hide-away/hide-away.invariants.js'),
    kiriki: () => import('../games/kiriki/kiriki.invariants.js'),
    krakatoa: () => import('../games/krakatoa/krakatoa.invariants.js'),
    lookout: () => import('../games/das-spiel/construction/lookout/lookout.invariants.js'),
    'malicious-pleasure': () =>
      import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.invariants.js'),
    masquerade: () => import('../games/das-spiel/alteration/masquerade/masquerade.invariants.js'),
    'mound-mover': () => import('../games/das-spiel/alteration/mound-mover/mound-mover.invariants.js'),
    mounting: () => import('../games/das-spiel/skill/mounting/mounting.invariants.js'),
    mucho: () => import('../games/das-spiel/construction/mucho/mucho.invariants.js'),
    'quadrula-rasa': () => import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.invariants.js'),
    race: () => import('../games/das-spiel/board/race/race.invariants.js'),
    rasanto: () => import('../games/das-spiel/construction/rasanto/rasanto.invariants.js'),
    reducto: () => import('../games/das-spiel/board/reducto/reducto.invariants.js'),
    ruins: () => import('../games/das-spiel/construction/ruins/ruins.invariants.js'),
    sandwich: () => import('../games/das-spiel/board/sandwich/sandwich.invariants.js'),
    slide: () => import('../games/das-spiel/alteration/slide/slide.invariants.js'),
    slipped: () => import('../games/das-spiel/alteration/slipped/slipped.invariants.js'),
    smuggling: () => import('../games/das-spiel/board/smuggling/smuggling.invariants.js'),
    'spotted-cow': () => import('../games/das-spiel/construction/spotted-cow/spotted-cow.invariants.js'),
    squeezing: () => import('../games/das-spiel/construction/squeezing/squeezing.invariants.js'),
    'steps-to-the-throne': () =>
      import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.invariants.js'),
    'storing-scores': () => import('../games/das-spiel/special/storing-scores/storing-scores.invariants.js'),
    'summit-storm': () => import('../games/das-spiel/construction/summit-storm/summit-storm.invariants.js'),
    'tabula-rasa': () => import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.invariants.js'),
    'the-clever-mole': () => import('../games/das-spiel/special/the-clever-mole/the-clever-mole.invariants.js'),
    'the-fire-red-devil': () => import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.invariants.js'),
    'the-forbidden-number': () =>
      import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.invariants.js'),
    'the-green-amoeba': () => import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.invariants.js'),
    'the-most-simple-game': () =>
      import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.invariants.js'),
    'the-pharaohs-curse': () => import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.invariants.js'),
    'the-vain-guinea-fowl': () =>
      import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.invariants.js'),
    triangle: () => import('../games/das-spiel/board/triangle/triangle.invariants.js'),
    triops: () => import('../games/das-spiel/construction/triops/triops.invariants.js'),
    trulla: () => import('../games/das-spiel/construction/trulla/trulla.invariants.js'),
    'up-and-down': () => import('../games/das-spiel/chance/up-and-down/up-and-down.invariants.js'),
    'witches-dance': () => import('../games/das-spiel/board/witches-dance/witches-dance.invariants.js'),
    'wolf-in-a-sheeps-coat': () =>
      import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.invariants.js'),
  },
  worth,
  analysis: {
    acquire: () => import('../games/das-spiel/construction/acquire/acquire.analysis.js'),
    asparagus: () => import('../games/das-spiel/demolition/asparagus/asparagus.analysis.js'),
    calavera: () => import('../games/calavera/calavera.analysis.js'),
    'cui-bono': () => import('../games/das-spiel/demolition/cui-bono/cui-bono.analysis.js'),
    diebylon: () => import('../games/das-spiel/alteration/diebylon/diebylon.analysis.js'),
    dora: () => import('../games/das-spiel/construction/dora/dora.analysis.js'),
    doubles: () => import('../games/das-spiel/demolition/doubles/doubles.analysis.js'),
    'el-dado': () => import('../games/das-spiel/demolition/el-dado/el-dado.analysis.js'),
    'falling-rocks': () => import('../games/das-spiel/board/falling-rocks/falling-rocks.analysis.js'),
    favourite: () => import('../games/das-spiel/demolition/favourite/favourite.analysis.js'),
    finish: () => import('../games/das-spiel/space/finish/finish.analysis.js'),
    'fire-and-water': () => import('../games/das-spiel/construction/fire-and-water/fire-and-water.analysis.js'),
    'flea-chase': () => import('../games/das-spiel/space/flea-chase/flea-chase.analysis.js'),
    'greedy-grabber': () => import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.analysis.js'),
    'hide-away': () => import('../games/das-spiel/skill/hide-away/hide-away.analysis.js'),
    kiriki: () => import('../games/kiriki/kiriki.analysis.js'),
    krakatoa: () => import('../games/krakatoa/krakatoa.analysis.js'),
    lookout: () => import('../games/das-spiel/construction/lookout/lookout.analysis.js'),
    'malicious-pleasure': () =>
      import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.analysis.js'),
    masquerade: () => import('../games/das-spiel/alteration/masquerade/masquerade.analysis.js'),
    'mound-mover': () => import('../games/das-spiel/alteration/mound-mover/mound-mover.analysis.js'),
    mucho: () => import('../games/das-spiel/construction/mucho/mucho.analysis.js'),
    'quadrula-rasa': () => import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.analysis.js'),
    race: () => import('../games/das-spiel/board/race/race.analysis.js'),
    rasanto: () => import('../games/das-spiel/construction/rasanto/rasanto.analysis.js'),
    reducto: () => import('../games/das-spiel/board/reducto/reducto.analysis.js'),
    ruins: () => import('../games/das-spiel/construction/ruins/ruins.analysis.js'),
    sandwich: () => import('../games/das-spiel/board/sandwich/sandwich.analysis.js'),
    slide: () => import('../games/das-spiel/alteration/slide/slide.analysis.js'),
    slipped: () => import('../games/das-spiel/alteration/slipped/slipped.analysis.js'),
    smuggling: () => import('../games/das-spiel/board/smuggling/smuggling.analysis.js'),
    'spotted-cow': () => import('../games/das-spiel/construction/spotted-cow/spotted-cow.analysis.js'),
    squeezing: () => import('../games/das-spiel/construction/squeezing/squeezing.analysis.js'),
    'steps-to-the-throne': () => import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.analysis.js'),
    'storing-scores': () => import('../games/das-spiel/special/storing-scores/storing-scores.analysis.js'),
    'summit-storm': () => import('../games/das-spiel/construction/summit-storm/summit-storm.analysis.js'),
    'tabula-rasa': () => import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.analysis.js'),
    'the-clever-mole': () => import('../games/das-spiel/special/the-clever-mole/the-clever-mole.analysis.js'),
    'the-fire-red-devil': () => import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.analysis.js'),
    'the-forbidden-number': () =>
      import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.analysis.js'),
    'the-green-amoeba': () => import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.analysis.js'),
    'the-most-simple-game': () =>
      import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.analysis.js'),
    'the-pharaohs-curse': () => import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.analysis.js'),
    'the-vain-guinea-fowl': () =>
      import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.analysis.js'),
    triangle: () => import('../games/das-spiel/board/triangle/triangle.analysis.js'),
    triops: () => import('../games/das-spiel/construction/triops/triops.analysis.js'),
    trulla: () => import('../games/das-spiel/construction/trulla/trulla.analysis.js'),
    'up-and-down': () => import('../games/das-spiel/chance/up-and-down/up-and-down.analysis.js'),
    'witches-dance': () => import('../games/das-spiel/board/witches-dance/witches-dance.analysis.js'),
    'wolf-in-a-sheeps-coat': () =>
      import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.analysis.js'),
  },
  rulesPage: {
    acquire: () => new URL('../games/das-spiel/construction/acquire/acquire.rules.md', import.meta.url),
    asparagus: () => new URL('../games/das-spiel/demolition/asparagus/asparagus.rules.md', import.meta.url),
    calavera: () => new URL('../games/calavera/calavera.rules.md', import.meta.url),
    'captain-flints-skeleton-trick': () =>
      new URL(
        '../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.rules.md',
        import.meta.url,
      ),
    coulomb: () => new URL('../games/das-spiel/skill/coulomb/coulomb.rules.md', import.meta.url),
    'cui-bono': () => new URL('../games/das-spiel/demolition/cui-bono/cui-bono.rules.md', import.meta.url),
    'dice-mikado': () => new URL('../games/das-spiel/skill/dice-mikado/dice-mikado.rules.md', import.meta.url),
    diebylon: () => new URL('../games/das-spiel/alteration/diebylon/diebylon.rules.md', import.meta.url),
    'dishing-up': () => new URL('../games/das-spiel/construction/dishing-up/dishing-up.rules.md', import.meta.url),
    dora: () => new URL('../games/das-spiel/construction/dora/dora.rules.md', import.meta.url),
    doubles: () => new URL('../games/das-spiel/demolition/doubles/doubles.rules.md', import.meta.url),
    dune: () => new URL('../games/das-spiel/skill/dune/dune.rules.md', import.meta.url),
    'el-dado': () => new URL('../games/das-spiel/demolition/el-dado/el-dado.rules.md', import.meta.url),
    emag: () => new URL('../games/das-spiel/skill/emag/emag.rules.md', import.meta.url),
    'falling-rocks': () => new URL('../games/das-spiel/board/falling-rocks/falling-rocks.rules.md', import.meta.url),
    faraday: () => new URL('../games/das-spiel/skill/faraday/faraday.rules.md', import.meta.url),
    favourite: () => new URL('../games/das-spiel/demolition/favourite/favourite.rules.md', import.meta.url),
    finish: () => new URL('../games/das-spiel/space/finish/finish.rules.md', import.meta.url),
    'fire-and-water': () =>
      new URL('../games/das-spiel/construction/fire-and-water/fire-and-water.rules.md', import.meta.url),
    'flea-chase': () => new URL('../games/das-spiel/space/flea-chase/flea-chase.rules.md', import.meta.url),
    flickers: () => new URL('../games/das-spiel/skill/flickers/flickers.rules.md', import.meta.url),
    'golden-centre': () =>
      new URL('../games/das-spiel/construction/golden-centre/golden-centre.rules.md', import.meta.url),
    'greedy-grabber': () =>
      new URL('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.rules.md', import.meta.url),
    'hide-away': () => new URL('../games/das-spiel/skill/hide-away/hide-away.rules.md', import.meta.url),
    kiriki: () => new URL('../games/kiriki/kiriki.rules.md', import.meta.url),
    krakatoa: () => new URL('../games/krakatoa/krakatoa.rules.md', import.meta.url),
    lookout: () => new URL('../games/das-spiel/construction/lookout/lookout.rules.md', import.meta.url),
    'malicious-pleasure': () =>
      new URL('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.rules.md', import.meta.url),
    masquerade: () => new URL('../games/das-spiel/alteration/masquerade/masquerade.rules.md', import.meta.url),
    'mound-mover': () => new URL('../games/das-spiel/alteration/mound-mover/mound-mover.rules.md', import.meta.url),
    mounting: () => new URL('../games/das-spiel/skill/mounting/mounting.rules.md', import.meta.url),
    mucho: () => new URL('../games/das-spiel/construction/mucho/mucho.rules.md', import.meta.url),
    'quadrula-rasa': () =>
      new URL('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.rules.md', import.meta.url),
    race: () => new URL('../games/das-spiel/board/race/race.rules.md', import.meta.url),
    rasanto: () => new URL('../games/das-spiel/construction/rasanto/rasanto.rules.md', import.meta.url),
    reducto: () => new URL('../games/das-spiel/board/reducto/reducto.rules.md', import.meta.url),
    ruins: () => new URL('../games/das-spiel/construction/ruins/ruins.rules.md', import.meta.url),
    sandwich: () => new URL('../games/das-spiel/board/sandwich/sandwich.rules.md', import.meta.url),
    slide: () => new URL('../games/das-spiel/alteration/slide/slide.rules.md', import.meta.url),
    slipped: () => new URL('../games/das-spiel/alteration/slipped/slipped.rules.md', import.meta.url),
    smuggling: () => new URL('../games/das-spiel/board/smuggling/smuggling.rules.md', import.meta.url),
    'spotted-cow': () => new URL('../games/das-spiel/construction/spotted-cow/spotted-cow.rules.md', import.meta.url),
    squeezing: () => new URL('../games/das-spiel/construction/squeezing/squeezing.rules.md', import.meta.url),
    'steps-to-the-throne': () =>
      new URL('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.rules.md', import.meta.url),
    'storing-scores': () =>
      new URL('../games/das-spiel/special/storing-scores/storing-scores.rules.md', import.meta.url),
    'summit-storm': () =>
      new URL('../games/das-spiel/construction/summit-storm/summit-storm.rules.md', import.meta.url),
    'tabula-rasa': () => new URL('../games/das-spiel/construction/tabula-rasa/tabula-rasa.rules.md', import.meta.url),
    'the-clever-mole': () =>
      new URL('../games/das-spiel/special/the-clever-mole/the-clever-mole.rules.md', import.meta.url),
    'the-fire-red-devil': () =>
      new URL('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.rules.md', import.meta.url),
    'the-forbidden-number': () =>
      new URL('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.rules.md', import.meta.url),
    'the-green-amoeba': () =>
      new URL('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.rules.md', import.meta.url),
    'the-most-simple-game': () =>
      new URL('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.rules.md', import.meta.url),
    'the-pharaohs-curse': () =>
      new URL('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.rules.md', import.meta.url),
    'the-vain-guinea-fowl': () =>
      new URL('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.rules.md', import.meta.url),
    triangle: () => new URL('../games/das-spiel/board/triangle/triangle.rules.md', import.meta.url),
    triops: () => new URL('../games/das-spiel/construction/triops/triops.rules.md', import.meta.url),
    trulla: () => new URL('../games/das-spiel/construction/trulla/trulla.rules.md', import.meta.url),
    'up-and-down': () => new URL('../games/das-spiel/chance/up-and-down/up-and-down.rules.md', import.meta.url),
    'witches-dance': () => new URL('../games/das-spiel/board/witches-dance/witches-dance.rules.md', import.meta.url),
    'wolf-in-a-sheeps-coat': () =>
      new URL('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.rules.md', import.meta.url),
  },
});
