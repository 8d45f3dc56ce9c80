import { join } from 'node:path';
import { createRng, seededDice, startGame } from 'dicewright';
import { simulation, tournament } from 'dicewright/analysis';
import { calavera } from 'dicewright/calavera';
import { choosing } from 'dicewright/choosing';
import * as define from 'dicewright/define';
import { games } from 'dicewright/games';
import { kiriki, kirikiPicture } from 'dicewright/kiriki';
import { krakatoa } from 'dicewright/krakatoa';
import { createMatch, memoryStore } from 'dicewright/match';
import { emptyBoard } from 'dicewright/pyramid';
import { recordLines } from 'dicewright/record';
import { root } from '../helpers/root.js';
import { pig } from '../toys/pig.js';
import type { ErrorKind, Sound } from './calls.js';

/** Of a function: sound arguments, with every option that it takes, and what else than a GameError its documentation names. */
export interface Row {
  readonly sound: Sound;
  readonly also?: readonly ErrorKind[];
  /** It is called for each die, by what the program has itself; see `ofAuthors` of the test. */
  readonly isOwn?: boolean;
  /** Texts are not tried: they would name folders and machines. */
  readonly notTexts?: boolean;
}

const state = pig.setup({ players: 2 });
const roll = { type: 'roll', player: 0 } as const;
// To few points: all that can come is soon looked through.
const played = startGame(pig, { players: 2, options: { target: 6 }, seed: 'arguments' });
for (const type of ['roll', 'roll', 'roll', 'hold'] as const) played.play({ type, player: played.toAct[0] ?? 0 });
const record = played.toRecord({ secrets: true });
const lines = [...recordLines(record)];
const board = emptyBoard();
const picture = kirikiPicture(kiriki.setup({ players: 2 }));
const run = { game: 'pig', players: 2, options: {}, seed: 'a' };
const bots = ['random', 'random'] as const;
const tournamentResult = await tournament({ game: pig, bots, games: 2, seed: 'a' });
const simulated = await simulation({ game: pig, games: 2, seed: 'a' });
/** What a file system, a network or a database says has a code. */
const FROM_OUTSIDE = [{ [Symbol.hasInstance]: (error: unknown) => error instanceof Error && 'code' in error }];
const RANGE = [RangeError] as const;
/** No folder can be there. */
const BELOW_A_FILE = join(root, 'package.json', 'folder');
const stop = { aborted: false };
const none = (): undefined => undefined;

const match = await createMatch(pig, { id: 'arguments', players: 2, store: memoryStore() });

/** The table as React draws it: hooks and components are called by React alone. */
const session = startGame(pig, { players: 2, seed: 'react' });
const draw = () => picture;

export const tables: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  '.': {
    createReducer: { sound: () => [pig, seededDice('a'), { outcomes: 'verify' }] },
    createRng: { sound: () => ['a'] },
    createSeed: { sound: () => [] },
    editionOf: { sound: () => [pig, {}] },
    isAction: { sound: () => [pig, roll] },
    pick: { sound: () => [createRng('a'), [1, 2]], isOwn: true },
    playout: {
      sound: () => [
        pig,
        {
          players: 2,
          options: {},
          from: undefined,
          seed: 'a',
          rng: undefined,
          choose: none,
          trusted: false,
          maxActions: 3,
        },
      ],
    },
    resumeGame: { sound: () => [record, pig, { seed: 'a', outcomes: 'verify' }] },
    schemasOf: { sound: () => [pig] },
    scriptedDice: { sound: () => [[[1]], 0] },
    seededDice: { sound: () => ['a'] },
    startGame: { sound: () => [pig, { players: 2, options: {}, names: ['a', 'b'], seed: 'a', outcomes: 'verify' }] },
    uniformInt: { sound: () => [createRng('a'), 1, 6], isOwn: true },
  },
  './define': {
    bagOf: { sound: () => [define.natural(9), 3, 1] },
    combined: { sound: () => [{ a: define.die(6) }] },
    d6: { sound: () => [2] },
    defineGame: {
      sound: () => [{ id: 'some', rules: 1, options: {}, state: { at: define.natural(9) }, hidden: {} }],
    },
    drawn: { sound: () => [['a', 'b'], [1, 2], 2] },
    die: { sound: () => [6] },
    illegal: { sound: () => ['A-1', 'no'] },
    integer: { sound: () => [1, 6] },
    list: { sound: () => [define.natural(9), 3, 1] },
    mapped: {
      sound: () => [
        define.die(6),
        (n: number) => n,
        (n: unknown) => n,
        define.die(6).schema,
        () => ({ kind: 'die', sides: 6 }),
      ],
    },
    mixture: { sound: () => [[[define.die(6), 1]]] },
    natural: { sound: () => [9] },
    oneToAct: { sound: () => [0] },
    part: { sound: () => ['die', define.natural(9)] },
    place: { sound: () => [9] },
    playerInSentence: { sound: () => [0, ['a']] },
    playerName: { sound: () => [0, ['a']] },
    purposeful: { sound: () => [() => 0] },
    repeated: { sound: () => [define.die(6), 2] },
    reported: { sound: () => [define.die(6), () => true, define.die(6).schema] },
    setOf: { sound: () => [define.natural(9), 3, 1] },
    shuffled: { sound: () => [[1, 2], 1] },
    text: { sound: () => [/a/, 'an a'] },
    until: { sound: () => [define.die(6), () => true, 2] },
    uniform: { sound: () => [[1, 2]] },
    weighted: { sound: () => [[['a', 1]]] },
  },
  './kiriki': {
    kirikiPicture: {
      sound: () => [
        kiriki.setup({ players: 2 }),
        { names: ['a', 'b'], viewer: 0, before: undefined, cellNames: false },
      ],
    },
    scorePattern: { sound: () => [[1, 2, 3, 4, 5], 'ones', { fullHouseOfFive: false }] },
  },
  './krakatoa': {
    krakatoaPicture: { sound: () => [krakatoa.setup({ players: 2 }), { names: ['a', 'b'], viewer: 0 }] },
  },
  './calavera': {
    calaveraPicture: { sound: () => [calavera.setup({ players: 2 }), { names: ['a', 'b'], viewer: 0 }] },
  },
  './das-spiel': {},
  './games': {
    catalogueOf: { sound: () => [[pig]] },
    entriesOf: { sound: () => [{ pig }] },
    entryOf: {
      sound: () => [
        {
          game: pig,
          picture: none,
          invariants: [],
          worth: () => 0,
          analysis: {},
          golden: [],
          versions: {},
          rulesPage: '',
        },
      ],
    },
    loadGame: { sound: () => ['kiriki'] },
  },
  './pyramid': {
    anyCell: { sound: () => [] },
    boardPart: { sound: () => [board, {}] },
    boardPicture: { sound: () => [board, {}] },
    boardString: { sound: () => ['rg', 3] },
    cellName: { sound: () => [0] },
    cellNamed: { sound: () => ['a1'] },
    cellsNamed: { sound: () => [['a1']] },
    countBelow: { sound: () => [board, 0, 'r'] },
    countDice: { sound: () => [board, 'r'] },
    diceCells: { sound: () => [board, 'r'] },
    emptyBoard: { sound: () => [3] },
    freeCells: { sound: () => [board, 'r'] },
    isConnected: { sound: () => [[0], () => []] },
    isHeap: { sound: () => [board] },
    isPlaceable: { sound: () => [board, 0] },
    levelCells: { sound: () => [0] },
    levelOf: { sound: () => [0] },
    namesOf: { sound: () => [[0]] },
    placeableCells: { sound: () => [board] },
    placeDice: { sound: () => [board, [0], 'r'] },
    placeDie: { sound: () => [board, 0, 'r'] },
    removeDie: { sound: () => [board, 0] },
    rowNeighbours: { sound: () => [0] },
    supports: { sound: () => [0] },
    touchingCells: { sound: () => [0, 'edge'] },
    upperNumbers: { sound: () => ['a', undefined] },
  },
  './record': {
    actionLines: { sound: () => ['dicewright/1 kiriki 1'] },
    commit: { sound: () => ['a', { game: 'pig', rules: 1, options: {}, players: 2, match: '' }] },
    positionId: { sound: () => [state] },
    readRecord: { sound: () => [record, pig, { onTorn: none }] },
    recordLines: { sound: () => [record] },
    recordWriter: { sound: () => [none, undefined] },
    replay: { sound: () => [record, pig] },
    replayLines: { sound: () => [lines, pig] },
    resumeLines: { sound: () => [lines, none, pig, { seed: 'a', outcomes: 'verify' }] },
    stateAt: { sound: () => [record, 1, pig] },
    toText: { sound: () => [record, pig] },
    verifyLines: { sound: () => [() => lines, pig, { commitment: null }] },
    verifyRecord: { sound: () => [record, pig, { commitment: null }] },
    viewRecord: { sound: () => [record, 0, pig] },
  },
  './match': {
    createMatch: {
      sound: () => [
        pig,
        {
          id: 'a',
          players: 2,
          options: {},
          names: ['a', 'b'],
          store: memoryStore(),
          seed: 'a',
          undo: 'free',
          clock: { initial: 1_000, increment: 0, perAction: 1_000 },
          begin: 'lot',
          dice: 'seed',
        },
      ],
    },
    memoryStore: { sound: () => [] },
    openMatch: { sound: () => [memoryStore(), 'a', { game: pig, games }] },
    remoteMatch: { sound: () => [pig, 0, none] },
    serveSeat: { sound: () => [match, 0, none] },
  },
  './host': {
    createHost: {
      sound: () => [{ games, store: memoryStore(), secret: 'x'.repeat(20), limits: {}, addressHeader: 'x' }],
    },
  },
  './analysis': {
    botLevel: { sound: () => [pig, 'easy', { worth: () => 0, positions: 10, milliseconds: 1 }], also: RANGE },
    distribution: { sound: () => [pig, state, roll, () => 0], also: RANGE },
    expectimaxBot: {
      sound: () => [pig, { worth: () => 0, depth: 1, positions: 10, worlds: 1, actions: 2 }],
      also: RANGE,
    },
    explore: {
      sound: () => [
        pig,
        { players: 2, options: {}, from: undefined, limit: 10, invariants: [], onProgress: none, signal: stop },
      ],
      also: RANGE,
    },
    greedyBot: { sound: () => [pig, { worth: () => 0, limit: 10, samples: 1, worlds: 1, actions: 2 }], also: RANGE },
    inWorker: { sound: () => [pig, 'random', { module: 'nowhere.js' }], also: RANGE },
    learntWorth: {
      sound: () => [
        { features: () => [1], outcomes: () => [0], sure: () => 0, opposite: () => [0] },
        { players: 2, hidden: 0, weights: '1 2' },
      ],
    },
    judgeOf: { sound: () => [pig, { effort: 1, seed: 'a', table: undefined, onProgress: none }], also: RANGE },
    mctsBot: { sound: () => [pig, { iterations: 1 }], also: RANGE },
    mergeSimulations: { sound: () => [simulated, simulated], also: RANGE },
    mergeTournaments: { sound: () => [tournamentResult, tournamentResult], also: RANGE },
    monteCarloBot: {
      sound: () => [
        pig,
        { playouts: 1, reward: undefined, actions: 2, worth: () => 0, rollout: undefined, maxActions: 5 },
      ],
      also: RANGE,
    },
    odds: { sound: () => [pig, state, roll, () => true], also: RANGE },
    purposefulBot: { sound: () => [pig, { worth: () => 0 }], also: RANGE },
    randomBot: { sound: () => [pig], also: RANGE },
    rangePlayer: { sound: () => [run, { game: pig, bots }], also: RANGE },
    reviewRecord: {
      sound: () => [record, pig, { effort: 0.01, seed: 'a', marks: {}, onProgress: none, signal: stop }],
      also: RANGE,
    },
    simulation: {
      sound: () => [
        {
          game: pig,
          games: 1,
          seed: 'a',
          players: 2,
          options: {},
          luck: undefined,
          chunk: 1,
          resume: undefined,
          onProgress: none,
          signal: stop,
        },
      ],
      also: RANGE,
    },
    solve: {
      sound: () => [pig, { players: 2, options: {}, from: undefined, limit: 10, onProgress: none, signal: stop }],
      also: RANGE,
    },
    standings: { sound: () => [tournamentResult, {}], also: RANGE },
    thumb: { sound: () => ['the rule', () => 0] },
    tournament: {
      sound: () => [
        {
          game: pig,
          bots,
          games: 1,
          seed: 'a',
          players: 2,
          options: {},
          maxActions: 20,
          luck: undefined,
          workers: 0,
          module: undefined,
          actionTimeout: undefined,
          workerMemory: undefined,
          chunk: 1,
          resume: undefined,
          onProgress: none,
          onPreparing: none,
          signal: stop,
        },
      ],
      also: RANGE,
    },
  },
  './env': {
    openEnv: { sound: () => [games] },
  },
  './choosing': {
    choosing: { sound: () => [pig, state, 0, []] },
    partsOf: { sound: () => [pig, roll] },
  },
  './render': {
    layoutOf: {
      sound: () => [
        picture,
        { width: 480, choice: undefined, tray: true, only: ['sheet'], compact: false, marks: 'letters' },
      ],
      also: RANGE,
    },
    renderSvg: {
      sound: () => [
        picture,
        {
          width: 480,
          choice: choosing(kiriki, kiriki.setup({ players: 2 }), 0),
          theme: 'auto',
          interactive: true,
          id: 'a',
          only: ['sheet'],
          compact: false,
          tray: true,
          marks: 'letters',
        },
      ],
      also: RANGE,
    },
    renderText: { sound: () => [picture, { width: 80, color: true }], also: RANGE },
    textOf: { sound: () => [picture, { choice: undefined, before: picture }] },
  },
  './react': {
    Board: {
      sound: () => [{ session, seat: 0, picture: draw, className: 'board', theme: 'light', id: 'a', before: picture }],
      also: RANGE,
    },
    Position: {
      sound: () => [{ picture, onPart: none, className: 'position', theme: 'light', id: 'a', before: picture }],
      also: RANGE,
    },
    useGame: { sound: () => [session] },
    useMatch: { sound: () => [match, 0] },
  },
  './postgres': {
    embeddedStore: { sound: () => [BELOW_A_FILE, {}], also: FROM_OUTSIDE, notTexts: true },
    postgresStore: {
      sound: () => [
        { query: async () => ({ rows: [] }) },
        { schema: 'a', prefix: 'b', deadline: 10, heartbeat: 10, onError: none },
      ],
    },
  },
  './boardgame.io': {
    boardgameOf: { sound: () => [pig, { options: {}, bots: {} }] },
  },
  './queue': {
    openQueue: {
      sound: () => ['postgres://127.0.0.1:1/none', { expireInSeconds: 1, lookInSeconds: 1, onTold: none }],
      also: FROM_OUTSIDE,
      notTexts: true,
    },
  },
  './testing': {
    actionArbitrary: { sound: () => [pig, state, ['legal']], also: RANGE },
    botLaws: {
      sound: () => [pig, none, { variants: [{}], runs: 1, positions: 1, seed: 1, maxActions: 5 }],
      also: RANGE,
    },
    gameArbitrary: { sound: () => [pig, { players: 2, variants: [{}], maxActions: 5, worth: () => 0 }], also: RANGE },
    gameLaws: {
      sound: () => [
        pig,
        {
          invariants: [],
          golden: [],
          versions: {},
          variants: [{}],
          runs: 1,
          sets: 1,
          seed: 1,
          actionBound: 10,
          maxActions: 5,
          meanActions: 5,
          worth: () => 0,
        },
      ],
      also: RANGE,
    },
    hostileValues: { sound: () => [], also: RANGE },
    recordGolden: { sound: () => [pig, { players: 2, options: {}, seed: 'a', saves: 1, maxActions: 5 }], also: RANGE },
    replayBotCounterexample: { sound: () => [pig, none, { law: 'x' }], also: RANGE },
    replayCounterexample: { sound: () => [pig, { law: 'x' }, {}], also: RANGE },
    storeLaws: { sound: () => [memoryStore], also: RANGE },
  },
};
