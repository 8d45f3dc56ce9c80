// Generated from the game folders by `npm run gen`; changes by hand are lost.

/**
 * The built-in games: facts about each, and how to load it.
 *
 * @module dicewright/games
 */
import { type CatalogueEntry, frozenEntries } from './catalogue-entry.js';
import type { calavera } from './games/calavera/calavera.js';
import type { diebylon } from './games/das-spiel/alteration/diebylon/diebylon.js';
import type { masquerade } from './games/das-spiel/alteration/masquerade/masquerade.js';
import type { moundMover } from './games/das-spiel/alteration/mound-mover/mound-mover.js';
import type { slide } from './games/das-spiel/alteration/slide/slide.js';
import type { slipped } from './games/das-spiel/alteration/slipped/slipped.js';
import type { fallingRocks } from './games/das-spiel/board/falling-rocks/falling-rocks.js';
import type { race } from './games/das-spiel/board/race/race.js';
import type { reducto } from './games/das-spiel/board/reducto/reducto.js';
import type { sandwich } from './games/das-spiel/board/sandwich/sandwich.js';
import type { smuggling } from './games/das-spiel/board/smuggling/smuggling.js';
import type { stepsToTheThrone } from './games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.js';
import type { thePharaohsCurse } from './games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.js';
import type { triangle } from './games/das-spiel/board/triangle/triangle.js';
import type { witchesDance } from './games/das-spiel/board/witches-dance/witches-dance.js';
import type { wolfInASheepsCoat } from './games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.js';
import type { theForbiddenNumber } from './games/das-spiel/chance/the-forbidden-number/the-forbidden-number.js';
import type { theGreenAmoeba } from './games/das-spiel/chance/the-green-amoeba/the-green-amoeba.js';
import type { theMostSimpleGame } from './games/das-spiel/chance/the-most-simple-game/the-most-simple-game.js';
import type { upAndDown } from './games/das-spiel/chance/up-and-down/up-and-down.js';
import type { acquire } from './games/das-spiel/construction/acquire/acquire.js';
import type { dishingUp } from './games/das-spiel/construction/dishing-up/dishing-up.js';
import type { dora } from './games/das-spiel/construction/dora/dora.js';
import type { fireAndWater } from './games/das-spiel/construction/fire-and-water/fire-and-water.js';
import type { goldenCentre } from './games/das-spiel/construction/golden-centre/golden-centre.js';
import type { lookout } from './games/das-spiel/construction/lookout/lookout.js';
import type { maliciousPleasure } from './games/das-spiel/construction/malicious-pleasure/malicious-pleasure.js';
import type { mucho } from './games/das-spiel/construction/mucho/mucho.js';
import type { quadrulaRasa } from './games/das-spiel/construction/quadrula-rasa/quadrula-rasa.js';
import type { rasanto } from './games/das-spiel/construction/rasanto/rasanto.js';
import type { ruins } from './games/das-spiel/construction/ruins/ruins.js';
import type { spottedCow } from './games/das-spiel/construction/spotted-cow/spotted-cow.js';
import type { squeezing } from './games/das-spiel/construction/squeezing/squeezing.js';
import type { summitStorm } from './games/das-spiel/construction/summit-storm/summit-storm.js';
import type { tabulaRasa } from './games/das-spiel/construction/tabula-rasa/tabula-rasa.js';
import type { theVainGuineaFowl } from './games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.js';
import type { triops } from './games/das-spiel/construction/triops/triops.js';
import type { trulla } from './games/das-spiel/construction/trulla/trulla.js';
import type { asparagus } from './games/das-spiel/demolition/asparagus/asparagus.js';
import type { cuiBono } from './games/das-spiel/demolition/cui-bono/cui-bono.js';
import type { doubles } from './games/das-spiel/demolition/doubles/doubles.js';
import type { elDado } from './games/das-spiel/demolition/el-dado/el-dado.js';
import type { favourite } from './games/das-spiel/demolition/favourite/favourite.js';
import type { greedyGrabber } from './games/das-spiel/demolition/greedy-grabber/greedy-grabber.js';
import type { captainFlintsSkeletonTrick } from './games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.js';
import type { coulomb } from './games/das-spiel/skill/coulomb/coulomb.js';
import type { diceMikado } from './games/das-spiel/skill/dice-mikado/dice-mikado.js';
import type { dune } from './games/das-spiel/skill/dune/dune.js';
import type { emag } from './games/das-spiel/skill/emag/emag.js';
import type { faraday } from './games/das-spiel/skill/faraday/faraday.js';
import type { flickers } from './games/das-spiel/skill/flickers/flickers.js';
import type { hideAway } from './games/das-spiel/skill/hide-away/hide-away.js';
import type { mounting } from './games/das-spiel/skill/mounting/mounting.js';
import type { finish } from './games/das-spiel/space/finish/finish.js';
import type { fleaChase } from './games/das-spiel/space/flea-chase/flea-chase.js';
import type { theFireRedDevil } from './games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.js';
import type { storingScores } from './games/das-spiel/special/storing-scores/storing-scores.js';
import type { theCleverMole } from './games/das-spiel/special/the-clever-mole/the-clever-mole.js';
import type { kiriki } from './games/kiriki/kiriki.js';
import type { krakatoa } from './games/krakatoa/krakatoa.js';

export type { BesideGame, CatalogueEntry } from './catalogue-entry.js';
export { type CatalogueWith, catalogueOf, type OwnGame } from './catalogue-of.js';
export { type ExportedGame, gamesOf } from './games-of.js';

/** All games by id. */
export interface Games {
  /** Acquire, 3 players. */
  readonly acquire: CatalogueEntry<typeof acquire>;
  /** Asparagus, 2 to 8 players. */
  readonly asparagus: CatalogueEntry<typeof asparagus>;
  /** Calavera, 2 to 4 players. */
  readonly calavera: CatalogueEntry<typeof calavera>;
  /** Captain Flint’s Skeleton Trick, 2 to 8 players. */
  readonly 'captain-flints-skeleton-trick': CatalogueEntry<typeof captainFlintsSkeletonTrick>;
  /** Coulomb, 1 to 8 players. */
  readonly coulomb: CatalogueEntry<typeof coulomb>;
  /** Cui Bono?, 2 to 8 players. */
  readonly 'cui-bono': CatalogueEntry<typeof cuiBono>;
  /** Dice Mikado, 1 to 8 players. */
  readonly 'dice-mikado': CatalogueEntry<typeof diceMikado>;
  /** Diebylon, 3 players. */
  readonly diebylon: CatalogueEntry<typeof diebylon>;
  /** Dishing Up, 3 to 6 players. */
  readonly 'dishing-up': CatalogueEntry<typeof dishingUp>;
  /** DoRa, 2 or 3 players. */
  readonly dora: CatalogueEntry<typeof dora>;
  /** Doubles, 2 to 8 players. */
  readonly doubles: CatalogueEntry<typeof doubles>;
  /** Dune, 1 to 8 players. */
  readonly dune: CatalogueEntry<typeof dune>;
  /** El Dado, 2 to 8 players. */
  readonly 'el-dado': CatalogueEntry<typeof elDado>;
  /** Emag, 1 to 8 players. */
  readonly emag: CatalogueEntry<typeof emag>;
  /** Falling Rocks, 3 players. */
  readonly 'falling-rocks': CatalogueEntry<typeof fallingRocks>;
  /** Faraday, 1 to 8 players. */
  readonly faraday: CatalogueEntry<typeof faraday>;
  /** Favourite, 2 to 8 players. */
  readonly favourite: CatalogueEntry<typeof favourite>;
  /** Finish, 3 players. */
  readonly finish: CatalogueEntry<typeof finish>;
  /** Fire and Water, 2 to 6 players. */
  readonly 'fire-and-water': CatalogueEntry<typeof fireAndWater>;
  /** Flea Chase, 2 players. */
  readonly 'flea-chase': CatalogueEntry<typeof fleaChase>;
  /** Flickers, 2 or 3 players. */
  readonly flickers: CatalogueEntry<typeof flickers>;
  /** Golden Centre, 3 players. */
  readonly 'golden-centre': CatalogueEntry<typeof goldenCentre>;
  /** Greedy Grabber, 3 players. */
  readonly 'greedy-grabber': CatalogueEntry<typeof greedyGrabber>;
  /** Hide Away, 2 or 3 players. */
  readonly 'hide-away': CatalogueEntry<typeof hideAway>;
  /** Kiriki, 1 to 6 players. */
  readonly kiriki: CatalogueEntry<typeof kiriki>;
  /** Krakatoa, 2 to 4 players. */
  readonly krakatoa: CatalogueEntry<typeof krakatoa>;
  /** Lookout, 2 or 3 players. */
  readonly lookout: CatalogueEntry<typeof lookout>;
  /** Malicious Pleasure, 2 or 3 players. */
  readonly 'malicious-pleasure': CatalogueEntry<typeof maliciousPleasure>;
  /** Masquerade, 2 or 3 players. */
  readonly masquerade: CatalogueEntry<typeof masquerade>;
  /** Mound Mover, 3 players. */
  readonly 'mound-mover': CatalogueEntry<typeof moundMover>;
  /** Mount(a)ing, 1 to 8 players. */
  readonly mounting: CatalogueEntry<typeof mounting>;
  /** Mucho, 3 players. */
  readonly mucho: CatalogueEntry<typeof mucho>;
  /** Quadrula Rasa, 2 or 3 players. */
  readonly 'quadrula-rasa': CatalogueEntry<typeof quadrulaRasa>;
  /** Race, 3 or 4 players. */
  readonly race: CatalogueEntry<typeof race>;
  /** Rasanto, 2 players or groups. */
  readonly rasanto: CatalogueEntry<typeof rasanto>;
  /** Reducto, 2 to 8 players. */
  readonly reducto: CatalogueEntry<typeof reducto>;
  /** Ruins, 3 players. */
  readonly ruins: CatalogueEntry<typeof ruins>;
  /** Sandwich, 2 or 3 players. */
  readonly sandwich: CatalogueEntry<typeof sandwich>;
  /** Slide, 2 or 3 players. */
  readonly slide: CatalogueEntry<typeof slide>;
  /** Slipped, 2 to 8 players. */
  readonly slipped: CatalogueEntry<typeof slipped>;
  /** Smuggling, 2 players. */
  readonly smuggling: CatalogueEntry<typeof smuggling>;
  /** Spotted Cow, 2 to 6 players. */
  readonly 'spotted-cow': CatalogueEntry<typeof spottedCow>;
  /** Squeezing, 3 players. */
  readonly squeezing: CatalogueEntry<typeof squeezing>;
  /** Steps to the Throne, 2 players. */
  readonly 'steps-to-the-throne': CatalogueEntry<typeof stepsToTheThrone>;
  /** Storing Scores, 2 to 8 players. */
  readonly 'storing-scores': CatalogueEntry<typeof storingScores>;
  /** Summit Storm, 3 players or groups. */
  readonly 'summit-storm': CatalogueEntry<typeof summitStorm>;
  /** Tabula Rasa, 3 players. */
  readonly 'tabula-rasa': CatalogueEntry<typeof tabulaRasa>;
  /** The Clever Mole, 2 to 12 players. */
  readonly 'the-clever-mole': CatalogueEntry<typeof theCleverMole>;
  /** The Fire-Red Devil, 2 players. */
  readonly 'the-fire-red-devil': CatalogueEntry<typeof theFireRedDevil>;
  /** The Forbidden Number, 3 players. */
  readonly 'the-forbidden-number': CatalogueEntry<typeof theForbiddenNumber>;
  /** The Green Amoeba, 3 players. */
  readonly 'the-green-amoeba': CatalogueEntry<typeof theGreenAmoeba>;
  /** The Most Simple Game, 2 or 3 players or groups. */
  readonly 'the-most-simple-game': CatalogueEntry<typeof theMostSimpleGame>;
  /** The Pharaoh's Curse, 3 players. */
  readonly 'the-pharaohs-curse': CatalogueEntry<typeof thePharaohsCurse>;
  /** The Vain Guinea Fowl, 2 or 3 players. */
  readonly 'the-vain-guinea-fowl': CatalogueEntry<typeof theVainGuineaFowl>;
  /** Triangle, 3 players. */
  readonly triangle: CatalogueEntry<typeof triangle>;
  /** Triops, 2 or 3 players or groups. */
  readonly triops: CatalogueEntry<typeof triops>;
  /** Trulla, 2 or 3 players or groups. */
  readonly trulla: CatalogueEntry<typeof trulla>;
  /** Up and Down, 2 to 12 players or groups. */
  readonly 'up-and-down': CatalogueEntry<typeof upAndDown>;
  /** Witches' Dance, 2 players. */
  readonly 'witches-dance': CatalogueEntry<typeof witchesDance>;
  /** Wolf in a Sheep's Coat, 2 to 8 players. */
  readonly 'wolf-in-a-sheeps-coat': CatalogueEntry<typeof wolfInASheepsCoat>;
}

/** The id of a built-in game. */
export type GameId = keyof Games;

/** Facts about every game, and how to load it; no game is loaded before it is asked for. */
export const games: Games = /* @__PURE__ */ frozenEntries({
  acquire: {
    id: 'acquire',
    title: 'Acquire',
    rules: 1,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 21, family: 'construction' },
    load: () => import('./games/das-spiel/construction/acquire/acquire.js').then((module) => module.acquire),
  },
  asparagus: {
    id: 'asparagus',
    title: 'Asparagus',
    rules: 2,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 40, family: 'demolition' },
    load: () => import('./games/das-spiel/demolition/asparagus/asparagus.js').then((module) => module.asparagus),
  },
  calavera: {
    id: 'calavera',
    title: 'Calavera',
    rules: 2,
    playerCount: { min: 2, max: 4 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: {},
    load: () => import('./games/calavera/calavera.js').then((module) => module.calavera),
  },
  'captain-flints-skeleton-trick': {
    id: 'captain-flints-skeleton-trick',
    title: 'Captain Flint’s Skeleton Trick',
    rules: 1,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 1, family: 'skill' },
    load: () =>
      import('./games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.js').then(
        (module) => module.captainFlintsSkeletonTrick,
      ),
  },
  coulomb: {
    id: 'coulomb',
    title: 'Coulomb',
    rules: 1,
    playerCount: { min: 1, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 4, family: 'skill' },
    load: () => import('./games/das-spiel/skill/coulomb/coulomb.js').then((module) => module.coulomb),
  },
  'cui-bono': {
    id: 'cui-bono',
    title: 'Cui Bono?',
    rules: 1,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 44, family: 'demolition' },
    load: () => import('./games/das-spiel/demolition/cui-bono/cui-bono.js').then((module) => module.cuiBono),
  },
  'dice-mikado': {
    id: 'dice-mikado',
    title: 'Dice Mikado',
    rules: 1,
    playerCount: { min: 1, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 6, family: 'skill' },
    load: () => import('./games/das-spiel/skill/dice-mikado/dice-mikado.js').then((module) => module.diceMikado),
  },
  diebylon: {
    id: 'diebylon',
    title: 'Diebylon',
    rules: 2,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: true,
    },
    facts: { number: 38, family: 'alteration' },
    load: () => import('./games/das-spiel/alteration/diebylon/diebylon.js').then((module) => module.diebylon),
  },
  'dishing-up': {
    id: 'dishing-up',
    title: 'Dishing Up',
    rules: 2,
    playerCount: { min: 3, max: 6 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 19, family: 'construction' },
    load: () => import('./games/das-spiel/construction/dishing-up/dishing-up.js').then((module) => module.dishingUp),
  },
  dora: {
    id: 'dora',
    title: 'DoRa',
    rules: 2,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 26, family: 'construction' },
    load: () => import('./games/das-spiel/construction/dora/dora.js').then((module) => module.dora),
  },
  doubles: {
    id: 'doubles',
    title: 'Doubles',
    rules: 1,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 41, family: 'demolition' },
    load: () => import('./games/das-spiel/demolition/doubles/doubles.js').then((module) => module.doubles),
  },
  dune: {
    id: 'dune',
    title: 'Dune',
    rules: 1,
    playerCount: { min: 1, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 2, family: 'skill' },
    load: () => import('./games/das-spiel/skill/dune/dune.js').then((module) => module.dune),
  },
  'el-dado': {
    id: 'el-dado',
    title: 'El Dado',
    rules: 1,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 39, family: 'demolition' },
    load: () => import('./games/das-spiel/demolition/el-dado/el-dado.js').then((module) => module.elDado),
  },
  emag: {
    id: 'emag',
    title: 'Emag',
    rules: 1,
    playerCount: { min: 1, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 5, family: 'skill' },
    load: () => import('./games/das-spiel/skill/emag/emag.js').then((module) => module.emag),
  },
  'falling-rocks': {
    id: 'falling-rocks',
    title: 'Falling Rocks',
    rules: 2,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: true,
    },
    facts: { number: 54, family: 'board' },
    load: () => import('./games/das-spiel/board/falling-rocks/falling-rocks.js').then((module) => module.fallingRocks),
  },
  faraday: {
    id: 'faraday',
    title: 'Faraday',
    rules: 1,
    playerCount: { min: 1, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 3, family: 'skill' },
    load: () => import('./games/das-spiel/skill/faraday/faraday.js').then((module) => module.faraday),
  },
  favourite: {
    id: 'favourite',
    title: 'Favourite',
    rules: 1,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 42, family: 'demolition' },
    load: () => import('./games/das-spiel/demolition/favourite/favourite.js').then((module) => module.favourite),
  },
  finish: {
    id: 'finish',
    title: 'Finish',
    rules: 1,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: true,
    },
    facts: { number: 56, family: 'space' },
    load: () => import('./games/das-spiel/space/finish/finish.js').then((module) => module.finish),
  },
  'fire-and-water': {
    id: 'fire-and-water',
    title: 'Fire and Water',
    rules: 2,
    playerCount: { min: 2, max: 6 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 30, family: 'construction' },
    load: () =>
      import('./games/das-spiel/construction/fire-and-water/fire-and-water.js').then((module) => module.fireAndWater),
  },
  'flea-chase': {
    id: 'flea-chase',
    title: 'Flea Chase',
    rules: 1,
    playerCount: { min: 2, max: 2 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: true,
    },
    facts: { number: 55, family: 'space' },
    load: () => import('./games/das-spiel/space/flea-chase/flea-chase.js').then((module) => module.fleaChase),
  },
  flickers: {
    id: 'flickers',
    title: 'Flickers',
    rules: 1,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 7, family: 'skill' },
    load: () => import('./games/das-spiel/skill/flickers/flickers.js').then((module) => module.flickers),
  },
  'golden-centre': {
    id: 'golden-centre',
    title: 'Golden Centre',
    rules: 1,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 22, family: 'construction' },
    load: () =>
      import('./games/das-spiel/construction/golden-centre/golden-centre.js').then((module) => module.goldenCentre),
  },
  'greedy-grabber': {
    id: 'greedy-grabber',
    title: 'Greedy Grabber',
    rules: 1,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: true,
      simultaneous: true,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 43, family: 'demolition' },
    load: () =>
      import('./games/das-spiel/demolition/greedy-grabber/greedy-grabber.js').then((module) => module.greedyGrabber),
  },
  'hide-away': {
    id: 'hide-away',
    title: 'Hide Away',
    rules: 4,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 9, family: 'skill' },
    load: () => import('./games/das-spiel/skill/hide-away/hide-away.js').then((module) => module.hideAway),
  },
  kiriki: {
    id: 'kiriki',
    title: 'Kiriki',
    rules: 1,
    playerCount: { min: 1, max: 6 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: {},
    load: () => import('./games/kiriki/kiriki.js').then((module) => module.kiriki),
  },
  krakatoa: {
    id: 'krakatoa',
    title: 'Krakatoa',
    rules: 3,
    playerCount: { min: 2, max: 4 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: {},
    load: () => import('./games/krakatoa/krakatoa.js').then((module) => module.krakatoa),
  },
  lookout: {
    id: 'lookout',
    title: 'Lookout',
    rules: 1,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: true,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 33, family: 'construction' },
    load: () => import('./games/das-spiel/construction/lookout/lookout.js').then((module) => module.lookout),
  },
  'malicious-pleasure': {
    id: 'malicious-pleasure',
    title: 'Malicious Pleasure',
    rules: 2,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 20, family: 'construction' },
    load: () =>
      import('./games/das-spiel/construction/malicious-pleasure/malicious-pleasure.js').then(
        (module) => module.maliciousPleasure,
      ),
  },
  masquerade: {
    id: 'masquerade',
    title: 'Masquerade',
    rules: 3,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: true,
    },
    facts: { number: 34, family: 'alteration' },
    load: () => import('./games/das-spiel/alteration/masquerade/masquerade.js').then((module) => module.masquerade),
  },
  'mound-mover': {
    id: 'mound-mover',
    title: 'Mound Mover',
    rules: 2,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: true,
    },
    facts: { number: 37, family: 'alteration' },
    load: () => import('./games/das-spiel/alteration/mound-mover/mound-mover.js').then((module) => module.moundMover),
  },
  mounting: {
    id: 'mounting',
    title: 'Mount(a)ing',
    rules: 1,
    playerCount: { min: 1, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 8, family: 'skill' },
    load: () => import('./games/das-spiel/skill/mounting/mounting.js').then((module) => module.mounting),
  },
  mucho: {
    id: 'mucho',
    title: 'Mucho',
    rules: 3,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 27, family: 'construction' },
    load: () => import('./games/das-spiel/construction/mucho/mucho.js').then((module) => module.mucho),
  },
  'quadrula-rasa': {
    id: 'quadrula-rasa',
    title: 'Quadrula Rasa',
    rules: 2,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: false,
      purposeful: false,
    },
    facts: { number: 29, family: 'construction' },
    load: () =>
      import('./games/das-spiel/construction/quadrula-rasa/quadrula-rasa.js').then((module) => module.quadrulaRasa),
  },
  race: {
    id: 'race',
    title: 'Race',
    rules: 2,
    playerCount: { min: 3, max: 4 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: true,
    },
    facts: { number: 52, family: 'board' },
    load: () => import('./games/das-spiel/board/race/race.js').then((module) => module.race),
  },
  rasanto: {
    id: 'rasanto',
    title: 'Rasanto',
    rules: 2,
    playerCount: { min: 2, max: 2, withGroups: 8 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 23, family: 'construction' },
    load: () => import('./games/das-spiel/construction/rasanto/rasanto.js').then((module) => module.rasanto),
  },
  reducto: {
    id: 'reducto',
    title: 'Reducto',
    rules: 2,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 46, family: 'board' },
    load: () => import('./games/das-spiel/board/reducto/reducto.js').then((module) => module.reducto),
  },
  ruins: {
    id: 'ruins',
    title: 'Ruins',
    rules: 1,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 25, family: 'construction' },
    load: () => import('./games/das-spiel/construction/ruins/ruins.js').then((module) => module.ruins),
  },
  sandwich: {
    id: 'sandwich',
    title: 'Sandwich',
    rules: 2,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 45, family: 'board' },
    load: () => import('./games/das-spiel/board/sandwich/sandwich.js').then((module) => module.sandwich),
  },
  slide: {
    id: 'slide',
    title: 'Slide',
    rules: 3,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: true,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 35, family: 'alteration' },
    load: () => import('./games/das-spiel/alteration/slide/slide.js').then((module) => module.slide),
  },
  slipped: {
    id: 'slipped',
    title: 'Slipped',
    rules: 5,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: true,
      simultaneous: true,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 36, family: 'alteration' },
    load: () => import('./games/das-spiel/alteration/slipped/slipped.js').then((module) => module.slipped),
  },
  smuggling: {
    id: 'smuggling',
    title: 'Smuggling',
    rules: 2,
    playerCount: { min: 2, max: 2 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 49, family: 'board' },
    load: () => import('./games/das-spiel/board/smuggling/smuggling.js').then((module) => module.smuggling),
  },
  'spotted-cow': {
    id: 'spotted-cow',
    title: 'Spotted Cow',
    rules: 2,
    playerCount: { min: 2, max: 6 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: true,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 18, family: 'construction' },
    load: () => import('./games/das-spiel/construction/spotted-cow/spotted-cow.js').then((module) => module.spottedCow),
  },
  squeezing: {
    id: 'squeezing',
    title: 'Squeezing',
    rules: 3,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 31, family: 'construction' },
    load: () => import('./games/das-spiel/construction/squeezing/squeezing.js').then((module) => module.squeezing),
  },
  'steps-to-the-throne': {
    id: 'steps-to-the-throne',
    title: 'Steps to the Throne',
    rules: 2,
    playerCount: { min: 2, max: 2 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 51, family: 'board' },
    load: () =>
      import('./games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.js').then(
        (module) => module.stepsToTheThrone,
      ),
  },
  'storing-scores': {
    id: 'storing-scores',
    title: 'Storing Scores',
    rules: 2,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 15, family: 'special' },
    load: () =>
      import('./games/das-spiel/special/storing-scores/storing-scores.js').then((module) => module.storingScores),
  },
  'summit-storm': {
    id: 'summit-storm',
    title: 'Summit Storm',
    rules: 2,
    playerCount: { min: 3, max: 3, withGroups: 12 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 24, family: 'construction' },
    load: () =>
      import('./games/das-spiel/construction/summit-storm/summit-storm.js').then((module) => module.summitStorm),
  },
  'tabula-rasa': {
    id: 'tabula-rasa',
    title: 'Tabula Rasa',
    rules: 1,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 28, family: 'construction' },
    load: () => import('./games/das-spiel/construction/tabula-rasa/tabula-rasa.js').then((module) => module.tabulaRasa),
  },
  'the-clever-mole': {
    id: 'the-clever-mole',
    title: 'The Clever Mole',
    rules: 2,
    playerCount: { min: 2, max: 12 },
    traits: {
      chance: true,
      hiddenInformation: true,
      simultaneous: true,
      dexterity: false,
      enumerable: false,
      purposeful: false,
    },
    facts: { number: 14, family: 'special' },
    load: () =>
      import('./games/das-spiel/special/the-clever-mole/the-clever-mole.js').then((module) => module.theCleverMole),
  },
  'the-fire-red-devil': {
    id: 'the-fire-red-devil',
    title: 'The Fire-Red Devil',
    rules: 2,
    playerCount: { min: 2, max: 2 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 57, family: 'space' },
    load: () =>
      import('./games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.js').then(
        (module) => module.theFireRedDevil,
      ),
  },
  'the-forbidden-number': {
    id: 'the-forbidden-number',
    title: 'The Forbidden Number',
    rules: 3,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 12, family: 'chance' },
    load: () =>
      import('./games/das-spiel/chance/the-forbidden-number/the-forbidden-number.js').then(
        (module) => module.theForbiddenNumber,
      ),
  },
  'the-green-amoeba': {
    id: 'the-green-amoeba',
    title: 'The Green Amoeba',
    rules: 2,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 11, family: 'chance' },
    load: () =>
      import('./games/das-spiel/chance/the-green-amoeba/the-green-amoeba.js').then((module) => module.theGreenAmoeba),
  },
  'the-most-simple-game': {
    id: 'the-most-simple-game',
    title: 'The Most Simple Game',
    rules: 2,
    playerCount: { min: 2, max: 3, withGroups: 12 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 10, family: 'chance' },
    load: () =>
      import('./games/das-spiel/chance/the-most-simple-game/the-most-simple-game.js').then(
        (module) => module.theMostSimpleGame,
      ),
  },
  'the-pharaohs-curse': {
    id: 'the-pharaohs-curse',
    title: "The Pharaoh's Curse",
    rules: 2,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 50, family: 'board' },
    load: () =>
      import('./games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.js').then(
        (module) => module.thePharaohsCurse,
      ),
  },
  'the-vain-guinea-fowl': {
    id: 'the-vain-guinea-fowl',
    title: 'The Vain Guinea Fowl',
    rules: 3,
    playerCount: { min: 2, max: 3 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: true,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 17, family: 'construction' },
    load: () =>
      import('./games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.js').then(
        (module) => module.theVainGuineaFowl,
      ),
  },
  triangle: {
    id: 'triangle',
    title: 'Triangle',
    rules: 4,
    playerCount: { min: 3, max: 3 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 53, family: 'board' },
    load: () => import('./games/das-spiel/board/triangle/triangle.js').then((module) => module.triangle),
  },
  triops: {
    id: 'triops',
    title: 'Triops',
    rules: 3,
    playerCount: { min: 2, max: 3, withGroups: 12 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 32, family: 'construction' },
    load: () => import('./games/das-spiel/construction/triops/triops.js').then((module) => module.triops),
  },
  trulla: {
    id: 'trulla',
    title: 'Trulla',
    rules: 3,
    playerCount: { min: 2, max: 3, withGroups: 12 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: true,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 16, family: 'construction' },
    load: () => import('./games/das-spiel/construction/trulla/trulla.js').then((module) => module.trulla),
  },
  'up-and-down': {
    id: 'up-and-down',
    title: 'Up and Down',
    rules: 5,
    playerCount: { min: 2, max: 12, withGroups: 12 },
    traits: {
      chance: true,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 13, family: 'chance' },
    load: () => import('./games/das-spiel/chance/up-and-down/up-and-down.js').then((module) => module.upAndDown),
  },
  'witches-dance': {
    id: 'witches-dance',
    title: "Witches' Dance",
    rules: 2,
    playerCount: { min: 2, max: 2 },
    traits: {
      chance: false,
      hiddenInformation: false,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 48, family: 'board' },
    load: () => import('./games/das-spiel/board/witches-dance/witches-dance.js').then((module) => module.witchesDance),
  },
  'wolf-in-a-sheeps-coat': {
    id: 'wolf-in-a-sheeps-coat',
    title: "Wolf in a Sheep's Coat",
    rules: 1,
    playerCount: { min: 2, max: 8 },
    traits: {
      chance: true,
      hiddenInformation: true,
      simultaneous: false,
      dexterity: false,
      enumerable: true,
      purposeful: false,
    },
    facts: { number: 47, family: 'board' },
    load: () =>
      import('./games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.js').then(
        (module) => module.wolfInASheepsCoat,
      ),
  },
});

/** Whether the value is the id of a built-in game. */
export const isGameId = (value: unknown): value is GameId => typeof value === 'string' && Object.hasOwn(games, value);
