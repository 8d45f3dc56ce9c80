// Generated from the game folders by `npm run gen`; changes by hand are lost.

import type * as calaveraAnalysis from '../games/calavera/calavera.analysis.js';
import type { calavera } from '../games/calavera/calavera.js';
import type { diebylon } from '../games/das-spiel/alteration/diebylon/diebylon.js';
import type { masquerade } from '../games/das-spiel/alteration/masquerade/masquerade.js';
import type { moundMover } from '../games/das-spiel/alteration/mound-mover/mound-mover.js';
import type { slide } from '../games/das-spiel/alteration/slide/slide.js';
import type { slipped } from '../games/das-spiel/alteration/slipped/slipped.js';
import type { fallingRocks } from '../games/das-spiel/board/falling-rocks/falling-rocks.js';
import type { race } from '../games/das-spiel/board/race/race.js';
import type { reducto } from '../games/das-spiel/board/reducto/reducto.js';
import type { sandwich } from '../games/das-spiel/board/sandwich/sandwich.js';
import type { smuggling } from '../games/das-spiel/board/smuggling/smuggling.js';
import type { stepsToTheThrone } from '../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.js';
import type { thePharaohsCurse } from '../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.js';
import type { triangle } from '../games/das-spiel/board/triangle/triangle.js';
import type { witchesDance } from '../games/das-spiel/board/witches-dance/witches-dance.js';
import type { wolfInASheepsCoat } from '../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.js';
import type { theForbiddenNumber } from '../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.js';
import type { theGreenAmoeba } from '../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.js';
import type { theMostSimpleGame } from '../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.js';
import type { upAndDown } from '../games/das-spiel/chance/up-and-down/up-and-down.js';
import type { acquire } from '../games/das-spiel/construction/acquire/acquire.js';
import type { dishingUp } from '../games/das-spiel/construction/dishing-up/dishing-up.js';
import type { dora } from '../games/das-spiel/construction/dora/dora.js';
import type { fireAndWater } from '../games/das-spiel/construction/fire-and-water/fire-and-water.js';
import type { goldenCentre } from '../games/das-spiel/construction/golden-centre/golden-centre.js';
import type { lookout } from '../games/das-spiel/construction/lookout/lookout.js';
import type { maliciousPleasure } from '../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.js';
import type { mucho } from '../games/das-spiel/construction/mucho/mucho.js';
import type { quadrulaRasa } from '../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.js';
import type { rasanto } from '../games/das-spiel/construction/rasanto/rasanto.js';
import type { ruins } from '../games/das-spiel/construction/ruins/ruins.js';
import type { spottedCow } from '../games/das-spiel/construction/spotted-cow/spotted-cow.js';
import type { squeezing } from '../games/das-spiel/construction/squeezing/squeezing.js';
import type { summitStorm } from '../games/das-spiel/construction/summit-storm/summit-storm.js';
import type { tabulaRasa } from '../games/das-spiel/construction/tabula-rasa/tabula-rasa.js';
import type { theVainGuineaFowl } from '../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.js';
import type { triops } from '../games/das-spiel/construction/triops/triops.js';
import type { trulla } from '../games/das-spiel/construction/trulla/trulla.js';
import type { asparagus } from '../games/das-spiel/demolition/asparagus/asparagus.js';
import type { cuiBono } from '../games/das-spiel/demolition/cui-bono/cui-bono.js';
import type { doubles } from '../games/das-spiel/demolition/doubles/doubles.js';
import type { elDado } from '../games/das-spiel/demolition/el-dado/el-dado.js';
import type { favourite } from '../games/das-spiel/demolition/favourite/favourite.js';
import type { greedyGrabber } from '../games/das-spiel/demolition/greedy-grabber/greedy-grabber.js';
import type { captainFlintsSkeletonTrick } from '../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.js';
import type { coulomb } from '../games/das-spiel/skill/coulomb/coulomb.js';
import type { diceMikado } from '../games/das-spiel/skill/dice-mikado/dice-mikado.js';
import type { dune } from '../games/das-spiel/skill/dune/dune.js';
import type { emag } from '../games/das-spiel/skill/emag/emag.js';
import type { faraday } from '../games/das-spiel/skill/faraday/faraday.js';
import type { flickers } from '../games/das-spiel/skill/flickers/flickers.js';
import type { hideAway } from '../games/das-spiel/skill/hide-away/hide-away.js';
import type { mounting } from '../games/das-spiel/skill/mounting/mounting.js';
import type { finish } from '../games/das-spiel/space/finish/finish.js';
import type { fleaChase } from '../games/das-spiel/space/flea-chase/flea-chase.js';
import type { theFireRedDevil } from '../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.js';
import type { storingScores } from '../games/das-spiel/special/storing-scores/storing-scores.js';
import type { theCleverMole } from '../games/das-spiel/special/the-clever-mole/the-clever-mole.js';
import type * as kirikiAnalysis from '../games/kiriki/kiriki.analysis.js';
import type { kiriki } from '../games/kiriki/kiriki.js';
import type * as krakatoaAnalysis from '../games/krakatoa/krakatoa.analysis.js';
import type { krakatoa } from '../games/krakatoa/krakatoa.js';
import { type BuiltIn, builtInEntries } from './built-in.js';
import { textAt } from './text-at.js';

declare const URL: new (path: string, base: string) => { readonly href: string };

/** All games by id. */
export interface Games {
  /** Acquire, 3 players. */
  readonly acquire: BuiltIn<typeof acquire>;
  /** Asparagus, 2 to 8 players. */
  readonly asparagus: BuiltIn<typeof asparagus>;
  /** Calavera, 2 to 4 players. */
  readonly calavera: BuiltIn<typeof calavera, typeof calaveraAnalysis>;
  /** Captain Flint’s Skeleton Trick, 2 to 8 players. */
  readonly 'captain-flints-skeleton-trick': BuiltIn<typeof captainFlintsSkeletonTrick>;
  /** Coulomb, 1 to 8 players. */
  readonly coulomb: BuiltIn<typeof coulomb>;
  /** Cui Bono?, 2 to 8 players. */
  readonly 'cui-bono': BuiltIn<typeof cuiBono>;
  /** Dice Mikado, 1 to 8 players. */
  readonly 'dice-mikado': BuiltIn<typeof diceMikado>;
  /** Diebylon, 3 players. */
  readonly diebylon: BuiltIn<typeof diebylon, undefined, 'worth'>;
  /** Dishing Up, 3 to 6 players. */
  readonly 'dishing-up': BuiltIn<typeof dishingUp>;
  /** DoRa, 2 or 3 players. */
  readonly dora: BuiltIn<typeof dora>;
  /** Doubles, 2 to 8 players. */
  readonly doubles: BuiltIn<typeof doubles>;
  /** Dune, 1 to 8 players. */
  readonly dune: BuiltIn<typeof dune>;
  /** El Dado, 2 to 8 players. */
  readonly 'el-dado': BuiltIn<typeof elDado>;
  /** Emag, 1 to 8 players. */
  readonly emag: BuiltIn<typeof emag>;
  /** Falling Rocks, 3 players. */
  readonly 'falling-rocks': BuiltIn<typeof fallingRocks, undefined, 'worth'>;
  /** Faraday, 1 to 8 players. */
  readonly faraday: BuiltIn<typeof faraday>;
  /** Favourite, 2 to 8 players. */
  readonly favourite: BuiltIn<typeof favourite>;
  /** Finish, 3 players. */
  readonly finish: BuiltIn<typeof finish, undefined, 'worth'>;
  /** Fire and Water, 2 to 6 players. */
  readonly 'fire-and-water': BuiltIn<typeof fireAndWater>;
  /** Flea Chase, 2 players. */
  readonly 'flea-chase': BuiltIn<typeof fleaChase, undefined, 'worth'>;
  /** Flickers, 2 or 3 players. */
  readonly flickers: BuiltIn<typeof flickers>;
  /** Golden Centre, 3 players. */
  readonly 'golden-centre': BuiltIn<typeof goldenCentre>;
  /** Greedy Grabber, 3 players. */
  readonly 'greedy-grabber': BuiltIn<typeof greedyGrabber, undefined, 'worth'>;
  /** Hide Away, 2 or 3 players. */
  readonly 'hide-away': BuiltIn<typeof hideAway>;
  /** Kiriki, 1 to 6 players. */
  readonly kiriki: BuiltIn<typeof kiriki, typeof kirikiAnalysis, 'worth'>;
  /** Krakatoa, 2 to 4 players. */
  readonly krakatoa: BuiltIn<typeof krakatoa, typeof krakatoaAnalysis>;
  /** Lookout, 2 or 3 players. */
  readonly lookout: BuiltIn<typeof lookout>;
  /** Malicious Pleasure, 2 or 3 players. */
  readonly 'malicious-pleasure': BuiltIn<typeof maliciousPleasure>;
  /** Masquerade, 2 or 3 players. */
  readonly masquerade: BuiltIn<typeof masquerade, undefined, 'worth'>;
  /** Mound Mover, 3 players. */
  readonly 'mound-mover': BuiltIn<typeof moundMover, undefined, 'worth'>;
  /** Mount(a)ing, 1 to 8 players. */
  readonly mounting: BuiltIn<typeof mounting>;
  /** Mucho, 3 players. */
  readonly mucho: BuiltIn<typeof mucho>;
  /** Quadrula Rasa, 2 or 3 players. */
  readonly 'quadrula-rasa': BuiltIn<typeof quadrulaRasa>;
  /** Race, 3 or 4 players. */
  readonly race: BuiltIn<typeof race, undefined, 'worth'>;
  /** Rasanto, 2 players or groups. */
  readonly rasanto: BuiltIn<typeof rasanto>;
  /** Reducto, 2 to 8 players. */
  readonly reducto: BuiltIn<typeof reducto>;
  /** Ruins, 3 players. */
  readonly ruins: BuiltIn<typeof ruins>;
  /** Sandwich, 2 or 3 players. */
  readonly sandwich: BuiltIn<typeof sandwich, undefined, 'worth'>;
  /** Slide, 2 or 3 players. */
  readonly slide: BuiltIn<typeof slide>;
  /** Slipped, 2 to 8 players. */
  readonly slipped: BuiltIn<typeof slipped, undefined, 'worth'>;
  /** Smuggling, 2 players. */
  readonly smuggling: BuiltIn<typeof smuggling>;
  /** Spotted Cow, 2 to 6 players. */
  readonly 'spotted-cow': BuiltIn<typeof spottedCow, undefined, 'worth'>;
  /** Squeezing, 3 players. */
  readonly squeezing: BuiltIn<typeof squeezing>;
  /** Steps to the Throne, 2 players. */
  readonly 'steps-to-the-throne': BuiltIn<typeof stepsToTheThrone, undefined, 'worth'>;
  /** Storing Scores, 2 to 8 players. */
  readonly 'storing-scores': BuiltIn<typeof storingScores, undefined, 'worth'>;
  /** Summit Storm, 3 players or groups. */
  readonly 'summit-storm': BuiltIn<typeof summitStorm>;
  /** Tabula Rasa, 3 players. */
  readonly 'tabula-rasa': BuiltIn<typeof tabulaRasa>;
  /** The Clever Mole, 2 to 12 players. */
  readonly 'the-clever-mole': BuiltIn<typeof theCleverMole>;
  /** The Fire-Red Devil, 2 players. */
  readonly 'the-fire-red-devil': BuiltIn<typeof theFireRedDevil>;
  /** The Forbidden Number, 3 players. */
  readonly 'the-forbidden-number': BuiltIn<typeof theForbiddenNumber>;
  /** The Green Amoeba, 3 players. */
  readonly 'the-green-amoeba': BuiltIn<typeof theGreenAmoeba, undefined, 'worth'>;
  /** The Most Simple Game, 2 or 3 players or groups. */
  readonly 'the-most-simple-game': BuiltIn<typeof theMostSimpleGame>;
  /** The Pharaoh's Curse, 3 players. */
  readonly 'the-pharaohs-curse': BuiltIn<typeof thePharaohsCurse, undefined, 'worth'>;
  /** The Vain Guinea Fowl, 2 or 3 players. */
  readonly 'the-vain-guinea-fowl': BuiltIn<typeof theVainGuineaFowl>;
  /** Triangle, 3 players. */
  readonly triangle: BuiltIn<typeof triangle, undefined, 'worth'>;
  /** Triops, 2 or 3 players or groups. */
  readonly triops: BuiltIn<typeof triops>;
  /** Trulla, 2 or 3 players or groups. */
  readonly trulla: BuiltIn<typeof trulla>;
  /** Up and Down, 2 to 12 players or groups. */
  readonly 'up-and-down': BuiltIn<typeof upAndDown, undefined, 'worth'>;
  /** Witches' Dance, 2 players. */
  readonly 'witches-dance': BuiltIn<typeof witchesDance>;
  /** Wolf in a Sheep's Coat, 2 to 8 players. */
  readonly 'wolf-in-a-sheeps-coat': BuiltIn<typeof wolfInASheepsCoat, undefined, 'worth'>;
}

/** The id of a built-in game. */
export type GameId = keyof Games;

/** The built-in games, each with what belongs to it; nothing of a game is loaded before it is asked for. */
export const games: Games = /* @__PURE__ */ builtInEntries<Games>({
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
    load: () => import('../games/das-spiel/construction/acquire/acquire.js').then((module) => module.acquire),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/acquire/acquire.picture.js').then((module) => module.acquirePicture),
      invariants: () =>
        import('../games/das-spiel/construction/acquire/acquire.invariants.js').then(
          (module) => module.acquireInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/construction/acquire/acquire.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/demolition/asparagus/asparagus.js').then((module) => module.asparagus),
    parts: {
      picture: () =>
        import('../games/das-spiel/demolition/asparagus/asparagus.picture.js').then(
          (module) => module.asparagusPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/demolition/asparagus/asparagus.invariants.js').then(
          (module) => module.asparagusInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/demolition/asparagus/asparagus.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/calavera/calavera.js').then((module) => module.calavera),
    parts: {
      picture: () => import('../games/calavera/calavera.picture.js').then((module) => module.calaveraPicture),
      invariants: () => import('../games/calavera/calavera.invariants.js').then((module) => module.calaveraInvariants),
      analysis: () => import('../games/calavera/calavera.analysis.js'),
      rulesPage: () => textAt(new URL('../games/calavera/calavera.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.js').then(
        (module) => module.captainFlintsSkeletonTrick,
      ),
    parts: {
      picture: () =>
        import('../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.picture.js').then(
          (module) => module.captainFlintsSkeletonTrickPicture,
        ),
      invariants: () =>
        import(
          '../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.invariants.js'
        ).then((module) => module.captainFlintsSkeletonTrickInvariants),
      rulesPage: () =>
        textAt(
          new URL(
            '../games/das-spiel/skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.rules.md',
            import.meta.url,
          ),
        ),
    },
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
    load: () => import('../games/das-spiel/skill/coulomb/coulomb.js').then((module) => module.coulomb),
    parts: {
      picture: () =>
        import('../games/das-spiel/skill/coulomb/coulomb.picture.js').then((module) => module.coulombPicture),
      invariants: () =>
        import('../games/das-spiel/skill/coulomb/coulomb.invariants.js').then((module) => module.coulombInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/skill/coulomb/coulomb.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/demolition/cui-bono/cui-bono.js').then((module) => module.cuiBono),
    parts: {
      picture: () =>
        import('../games/das-spiel/demolition/cui-bono/cui-bono.picture.js').then((module) => module.cuiBonoPicture),
      invariants: () =>
        import('../games/das-spiel/demolition/cui-bono/cui-bono.invariants.js').then(
          (module) => module.cuiBonoInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/demolition/cui-bono/cui-bono.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/skill/dice-mikado/dice-mikado.js').then((module) => module.diceMikado),
    parts: {
      picture: () =>
        import('../games/das-spiel/skill/dice-mikado/dice-mikado.picture.js').then(
          (module) => module.diceMikadoPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/skill/dice-mikado/dice-mikado.invariants.js').then(
          (module) => module.diceMikadoInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/skill/dice-mikado/dice-mikado.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/alteration/diebylon/diebylon.js').then((module) => module.diebylon),
    parts: {
      picture: () =>
        import('../games/das-spiel/alteration/diebylon/diebylon.picture.js').then((module) => module.diebylonPicture),
      invariants: () =>
        import('../games/das-spiel/alteration/diebylon/diebylon.invariants.js').then(
          (module) => module.diebylonInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/alteration/diebylon/diebylon.heuristic.js').then((module) => module.diebylonWorth),
      rulesPage: () => textAt(new URL('../games/das-spiel/alteration/diebylon/diebylon.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/construction/dishing-up/dishing-up.js').then((module) => module.dishingUp),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/dishing-up/dishing-up.picture.js').then(
          (module) => module.dishingUpPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/dishing-up/dishing-up.invariants.js').then(
          (module) => module.dishingUpInvariants,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/construction/dishing-up/dishing-up.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/construction/dora/dora.js').then((module) => module.dora),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/dora/dora.picture.js').then((module) => module.doraPicture),
      invariants: () =>
        import('../games/das-spiel/construction/dora/dora.invariants.js').then((module) => module.doraInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/construction/dora/dora.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/demolition/doubles/doubles.js').then((module) => module.doubles),
    parts: {
      picture: () =>
        import('../games/das-spiel/demolition/doubles/doubles.picture.js').then((module) => module.doublesPicture),
      invariants: () =>
        import('../games/das-spiel/demolition/doubles/doubles.invariants.js').then(
          (module) => module.doublesInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/demolition/doubles/doubles.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/skill/dune/dune.js').then((module) => module.dune),
    parts: {
      picture: () => import('../games/das-spiel/skill/dune/dune.picture.js').then((module) => module.dunePicture),
      invariants: () =>
        import('../games/das-spiel/skill/dune/dune.invariants.js').then((module) => module.duneInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/skill/dune/dune.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/demolition/el-dado/el-dado.js').then((module) => module.elDado),
    parts: {
      picture: () =>
        import('../games/das-spiel/demolition/el-dado/el-dado.picture.js').then((module) => module.elDadoPicture),
      invariants: () =>
        import('../games/das-spiel/demolition/el-dado/el-dado.invariants.js').then((module) => module.elDadoInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/demolition/el-dado/el-dado.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/skill/emag/emag.js').then((module) => module.emag),
    parts: {
      picture: () => import('../games/das-spiel/skill/emag/emag.picture.js').then((module) => module.emagPicture),
      invariants: () =>
        import('../games/das-spiel/skill/emag/emag.invariants.js').then((module) => module.emagInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/skill/emag/emag.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/board/falling-rocks/falling-rocks.js').then((module) => module.fallingRocks),
    parts: {
      picture: () =>
        import('../games/das-spiel/board/falling-rocks/falling-rocks.picture.js').then(
          (module) => module.fallingRocksPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/board/falling-rocks/falling-rocks.invariants.js').then(
          (module) => module.fallingRocksInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/board/falling-rocks/falling-rocks.heuristic.js').then(
          (module) => module.fallingRocksWorth,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/board/falling-rocks/falling-rocks.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/skill/faraday/faraday.js').then((module) => module.faraday),
    parts: {
      picture: () =>
        import('../games/das-spiel/skill/faraday/faraday.picture.js').then((module) => module.faradayPicture),
      invariants: () =>
        import('../games/das-spiel/skill/faraday/faraday.invariants.js').then((module) => module.faradayInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/skill/faraday/faraday.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/demolition/favourite/favourite.js').then((module) => module.favourite),
    parts: {
      picture: () =>
        import('../games/das-spiel/demolition/favourite/favourite.picture.js').then(
          (module) => module.favouritePicture,
        ),
      invariants: () =>
        import('../games/das-spiel/demolition/favourite/favourite.invariants.js').then(
          (module) => module.favouriteInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/demolition/favourite/favourite.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/space/finish/finish.js').then((module) => module.finish),
    parts: {
      picture: () => import('../games/das-spiel/space/finish/finish.picture.js').then((module) => module.finishPicture),
      invariants: () =>
        import('../games/das-spiel/space/finish/finish.invariants.js').then((module) => module.finishInvariants),
      worth: () => import('../games/das-spiel/space/finish/finish.heuristic.js').then((module) => module.finishWorth),
      rulesPage: () => textAt(new URL('../games/das-spiel/space/finish/finish.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/construction/fire-and-water/fire-and-water.js').then((module) => module.fireAndWater),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/fire-and-water/fire-and-water.picture.js').then(
          (module) => module.fireAndWaterPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/fire-and-water/fire-and-water.invariants.js').then(
          (module) => module.fireAndWaterInvariants,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/construction/fire-and-water/fire-and-water.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/space/flea-chase/flea-chase.js').then((module) => module.fleaChase),
    parts: {
      picture: () =>
        import('../games/das-spiel/space/flea-chase/flea-chase.picture.js').then((module) => module.fleaChasePicture),
      invariants: () =>
        import('../games/das-spiel/space/flea-chase/flea-chase.invariants.js').then(
          (module) => module.fleaChaseInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/space/flea-chase/flea-chase.heuristic.js').then((module) => module.fleaChaseWorth),
      rulesPage: () => textAt(new URL('../games/das-spiel/space/flea-chase/flea-chase.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/skill/flickers/flickers.js').then((module) => module.flickers),
    parts: {
      picture: () =>
        import('../games/das-spiel/skill/flickers/flickers.picture.js').then((module) => module.flickersPicture),
      invariants: () =>
        import('../games/das-spiel/skill/flickers/flickers.invariants.js').then((module) => module.flickersInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/skill/flickers/flickers.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/construction/golden-centre/golden-centre.js').then((module) => module.goldenCentre),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/golden-centre/golden-centre.picture.js').then(
          (module) => module.goldenCentrePicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/golden-centre/golden-centre.invariants.js').then(
          (module) => module.goldenCentreInvariants,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/construction/golden-centre/golden-centre.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.js').then((module) => module.greedyGrabber),
    parts: {
      picture: () =>
        import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.picture.js').then(
          (module) => module.greedyGrabberPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.invariants.js').then(
          (module) => module.greedyGrabberInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.heuristic.js').then(
          (module) => module.greedyGrabberWorth,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/demolition/greedy-grabber/greedy-grabber.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/skill/hide-away/hide-away.js').then((module) => module.hideAway),
    parts: {
      picture: () =>
        import('../games/das-spiel/skill/hide-away/hide-away.picture.js').then((module) => module.hideAwayPicture),
      invariants: () =>
        import('../games/das-spiel/skill/hide-away/hide-away.invariants.js').then(
          (module) => module.hideAwayInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/skill/hide-away/hide-away.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/kiriki/kiriki.js').then((module) => module.kiriki),
    parts: {
      picture: () => import('../games/kiriki/kiriki.picture.js').then((module) => module.kirikiPicture),
      invariants: () => import('../games/kiriki/kiriki.invariants.js').then((module) => module.kirikiInvariants),
      worth: () => import('../games/kiriki/kiriki.heuristic.js').then((module) => module.kirikiWorth),
      analysis: () => import('../games/kiriki/kiriki.analysis.js'),
      rulesPage: () => textAt(new URL('../games/kiriki/kiriki.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/krakatoa/krakatoa.js').then((module) => module.krakatoa),
    parts: {
      picture: () => import('../games/krakatoa/krakatoa.picture.js').then((module) => module.krakatoaPicture),
      invariants: () => import('../games/krakatoa/krakatoa.invariants.js').then((module) => module.krakatoaInvariants),
      analysis: () => import('../games/krakatoa/krakatoa.analysis.js'),
      rulesPage: () => textAt(new URL('../games/krakatoa/krakatoa.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/construction/lookout/lookout.js').then((module) => module.lookout),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/lookout/lookout.picture.js').then((module) => module.lookoutPicture),
      invariants: () =>
        import('../games/das-spiel/construction/lookout/lookout.invariants.js').then(
          (module) => module.lookoutInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/construction/lookout/lookout.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.js').then(
        (module) => module.maliciousPleasure,
      ),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.picture.js').then(
          (module) => module.maliciousPleasurePicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.invariants.js').then(
          (module) => module.maliciousPleasureInvariants,
        ),
      rulesPage: () =>
        textAt(
          new URL('../games/das-spiel/construction/malicious-pleasure/malicious-pleasure.rules.md', import.meta.url),
        ),
    },
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
    load: () => import('../games/das-spiel/alteration/masquerade/masquerade.js').then((module) => module.masquerade),
    parts: {
      picture: () =>
        import('../games/das-spiel/alteration/masquerade/masquerade.picture.js').then(
          (module) => module.masqueradePicture,
        ),
      invariants: () =>
        import('../games/das-spiel/alteration/masquerade/masquerade.invariants.js').then(
          (module) => module.masqueradeInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/alteration/masquerade/masquerade.heuristic.js').then(
          (module) => module.masqueradeWorth,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/alteration/masquerade/masquerade.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/alteration/mound-mover/mound-mover.js').then((module) => module.moundMover),
    parts: {
      picture: () =>
        import('../games/das-spiel/alteration/mound-mover/mound-mover.picture.js').then(
          (module) => module.moundMoverPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/alteration/mound-mover/mound-mover.invariants.js').then(
          (module) => module.moundMoverInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/alteration/mound-mover/mound-mover.heuristic.js').then(
          (module) => module.moundMoverWorth,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/alteration/mound-mover/mound-mover.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/skill/mounting/mounting.js').then((module) => module.mounting),
    parts: {
      picture: () =>
        import('../games/das-spiel/skill/mounting/mounting.picture.js').then((module) => module.mountingPicture),
      invariants: () =>
        import('../games/das-spiel/skill/mounting/mounting.invariants.js').then((module) => module.mountingInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/skill/mounting/mounting.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/construction/mucho/mucho.js').then((module) => module.mucho),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/mucho/mucho.picture.js').then((module) => module.muchoPicture),
      invariants: () =>
        import('../games/das-spiel/construction/mucho/mucho.invariants.js').then((module) => module.muchoInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/construction/mucho/mucho.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.js').then((module) => module.quadrulaRasa),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.picture.js').then(
          (module) => module.quadrulaRasaPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.invariants.js').then(
          (module) => module.quadrulaRasaInvariants,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/construction/quadrula-rasa/quadrula-rasa.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/board/race/race.js').then((module) => module.race),
    parts: {
      picture: () => import('../games/das-spiel/board/race/race.picture.js').then((module) => module.racePicture),
      invariants: () =>
        import('../games/das-spiel/board/race/race.invariants.js').then((module) => module.raceInvariants),
      worth: () => import('../games/das-spiel/board/race/race.heuristic.js').then((module) => module.raceWorth),
      rulesPage: () => textAt(new URL('../games/das-spiel/board/race/race.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/construction/rasanto/rasanto.js').then((module) => module.rasanto),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/rasanto/rasanto.picture.js').then((module) => module.rasantoPicture),
      invariants: () =>
        import('../games/das-spiel/construction/rasanto/rasanto.invariants.js').then(
          (module) => module.rasantoInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/construction/rasanto/rasanto.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/board/reducto/reducto.js').then((module) => module.reducto),
    parts: {
      picture: () =>
        import('../games/das-spiel/board/reducto/reducto.picture.js').then((module) => module.reductoPicture),
      invariants: () =>
        import('../games/das-spiel/board/reducto/reducto.invariants.js').then((module) => module.reductoInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/board/reducto/reducto.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/construction/ruins/ruins.js').then((module) => module.ruins),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/ruins/ruins.picture.js').then((module) => module.ruinsPicture),
      invariants: () =>
        import('../games/das-spiel/construction/ruins/ruins.invariants.js').then((module) => module.ruinsInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/construction/ruins/ruins.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/board/sandwich/sandwich.js').then((module) => module.sandwich),
    parts: {
      picture: () =>
        import('../games/das-spiel/board/sandwich/sandwich.picture.js').then((module) => module.sandwichPicture),
      invariants: () =>
        import('../games/das-spiel/board/sandwich/sandwich.invariants.js').then((module) => module.sandwichInvariants),
      worth: () =>
        import('../games/das-spiel/board/sandwich/sandwich.heuristic.js').then((module) => module.sandwichWorth),
      rulesPage: () => textAt(new URL('../games/das-spiel/board/sandwich/sandwich.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/alteration/slide/slide.js').then((module) => module.slide),
    parts: {
      picture: () =>
        import('../games/das-spiel/alteration/slide/slide.picture.js').then((module) => module.slidePicture),
      invariants: () =>
        import('../games/das-spiel/alteration/slide/slide.invariants.js').then((module) => module.slideInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/alteration/slide/slide.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/alteration/slipped/slipped.js').then((module) => module.slipped),
    parts: {
      picture: () =>
        import('../games/das-spiel/alteration/slipped/slipped.picture.js').then((module) => module.slippedPicture),
      invariants: () =>
        import('../games/das-spiel/alteration/slipped/slipped.invariants.js').then(
          (module) => module.slippedInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/alteration/slipped/slipped.heuristic.js').then((module) => module.slippedWorth),
      rulesPage: () => textAt(new URL('../games/das-spiel/alteration/slipped/slipped.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/board/smuggling/smuggling.js').then((module) => module.smuggling),
    parts: {
      picture: () =>
        import('../games/das-spiel/board/smuggling/smuggling.picture.js').then((module) => module.smugglingPicture),
      invariants: () =>
        import('../games/das-spiel/board/smuggling/smuggling.invariants.js').then(
          (module) => module.smugglingInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/board/smuggling/smuggling.rules.md', import.meta.url)),
    },
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
    load: () =>
      import('../games/das-spiel/construction/spotted-cow/spotted-cow.js').then((module) => module.spottedCow),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/spotted-cow/spotted-cow.picture.js').then(
          (module) => module.spottedCowPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/spotted-cow/spotted-cow.invariants.js').then(
          (module) => module.spottedCowInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/construction/spotted-cow/spotted-cow.heuristic.js').then(
          (module) => module.spottedCowWorth,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/construction/spotted-cow/spotted-cow.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/construction/squeezing/squeezing.js').then((module) => module.squeezing),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/squeezing/squeezing.picture.js').then(
          (module) => module.squeezingPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/squeezing/squeezing.invariants.js').then(
          (module) => module.squeezingInvariants,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/construction/squeezing/squeezing.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.js').then(
        (module) => module.stepsToTheThrone,
      ),
    parts: {
      picture: () =>
        import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.picture.js').then(
          (module) => module.stepsToTheThronePicture,
        ),
      invariants: () =>
        import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.invariants.js').then(
          (module) => module.stepsToTheThroneInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.heuristic.js').then(
          (module) => module.stepsToTheThroneWorth,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/board/steps-to-the-throne/steps-to-the-throne.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/special/storing-scores/storing-scores.js').then((module) => module.storingScores),
    parts: {
      picture: () =>
        import('../games/das-spiel/special/storing-scores/storing-scores.picture.js').then(
          (module) => module.storingScoresPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/special/storing-scores/storing-scores.invariants.js').then(
          (module) => module.storingScoresInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/special/storing-scores/storing-scores.heuristic.js').then(
          (module) => module.storingScoresWorth,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/special/storing-scores/storing-scores.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/construction/summit-storm/summit-storm.js').then((module) => module.summitStorm),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/summit-storm/summit-storm.picture.js').then(
          (module) => module.summitStormPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/summit-storm/summit-storm.invariants.js').then(
          (module) => module.summitStormInvariants,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/construction/summit-storm/summit-storm.rules.md', import.meta.url)),
    },
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
    load: () =>
      import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.js').then((module) => module.tabulaRasa),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.picture.js').then(
          (module) => module.tabulaRasaPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/tabula-rasa/tabula-rasa.invariants.js').then(
          (module) => module.tabulaRasaInvariants,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/construction/tabula-rasa/tabula-rasa.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/special/the-clever-mole/the-clever-mole.js').then((module) => module.theCleverMole),
    parts: {
      picture: () =>
        import('../games/das-spiel/special/the-clever-mole/the-clever-mole.picture.js').then(
          (module) => module.theCleverMolePicture,
        ),
      invariants: () =>
        import('../games/das-spiel/special/the-clever-mole/the-clever-mole.invariants.js').then(
          (module) => module.theCleverMoleInvariants,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/special/the-clever-mole/the-clever-mole.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.js').then(
        (module) => module.theFireRedDevil,
      ),
    parts: {
      picture: () =>
        import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.picture.js').then(
          (module) => module.theFireRedDevilPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.invariants.js').then(
          (module) => module.theFireRedDevilInvariants,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/space/the-fire-red-devil/the-fire-red-devil.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.js').then(
        (module) => module.theForbiddenNumber,
      ),
    parts: {
      picture: () =>
        import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.picture.js').then(
          (module) => module.theForbiddenNumberPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.invariants.js').then(
          (module) => module.theForbiddenNumberInvariants,
        ),
      rulesPage: () =>
        textAt(
          new URL('../games/das-spiel/chance/the-forbidden-number/the-forbidden-number.rules.md', import.meta.url),
        ),
    },
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
      import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.js').then((module) => module.theGreenAmoeba),
    parts: {
      picture: () =>
        import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.picture.js').then(
          (module) => module.theGreenAmoebaPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.invariants.js').then(
          (module) => module.theGreenAmoebaInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.heuristic.js').then(
          (module) => module.theGreenAmoebaWorth,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/chance/the-green-amoeba/the-green-amoeba.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.js').then(
        (module) => module.theMostSimpleGame,
      ),
    parts: {
      picture: () =>
        import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.picture.js').then(
          (module) => module.theMostSimpleGamePicture,
        ),
      invariants: () =>
        import('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.invariants.js').then(
          (module) => module.theMostSimpleGameInvariants,
        ),
      rulesPage: () =>
        textAt(
          new URL('../games/das-spiel/chance/the-most-simple-game/the-most-simple-game.rules.md', import.meta.url),
        ),
    },
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
      import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.js').then(
        (module) => module.thePharaohsCurse,
      ),
    parts: {
      picture: () =>
        import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.picture.js').then(
          (module) => module.thePharaohsCursePicture,
        ),
      invariants: () =>
        import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.invariants.js').then(
          (module) => module.thePharaohsCurseInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.heuristic.js').then(
          (module) => module.thePharaohsCurseWorth,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/board/the-pharaohs-curse/the-pharaohs-curse.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.js').then(
        (module) => module.theVainGuineaFowl,
      ),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.picture.js').then(
          (module) => module.theVainGuineaFowlPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.invariants.js').then(
          (module) => module.theVainGuineaFowlInvariants,
        ),
      rulesPage: () =>
        textAt(
          new URL(
            '../games/das-spiel/construction/the-vain-guinea-fowl/the-vain-guinea-fowl.rules.md',
            import.meta.url,
          ),
        ),
    },
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
    load: () => import('../games/das-spiel/board/triangle/triangle.js').then((module) => module.triangle),
    parts: {
      picture: () =>
        import('../games/das-spiel/board/triangle/triangle.picture.js').then((module) => module.trianglePicture),
      invariants: () =>
        import('../games/das-spiel/board/triangle/triangle.invariants.js').then((module) => module.triangleInvariants),
      worth: () =>
        import('../games/das-spiel/board/triangle/triangle.heuristic.js').then((module) => module.triangleWorth),
      rulesPage: () => textAt(new URL('../games/das-spiel/board/triangle/triangle.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/construction/triops/triops.js').then((module) => module.triops),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/triops/triops.picture.js').then((module) => module.triopsPicture),
      invariants: () =>
        import('../games/das-spiel/construction/triops/triops.invariants.js').then((module) => module.triopsInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/construction/triops/triops.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/construction/trulla/trulla.js').then((module) => module.trulla),
    parts: {
      picture: () =>
        import('../games/das-spiel/construction/trulla/trulla.picture.js').then((module) => module.trullaPicture),
      invariants: () =>
        import('../games/das-spiel/construction/trulla/trulla.invariants.js').then((module) => module.trullaInvariants),
      rulesPage: () => textAt(new URL('../games/das-spiel/construction/trulla/trulla.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/chance/up-and-down/up-and-down.js').then((module) => module.upAndDown),
    parts: {
      picture: () =>
        import('../games/das-spiel/chance/up-and-down/up-and-down.picture.js').then(
          (module) => module.upAndDownPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/chance/up-and-down/up-and-down.invariants.js').then(
          (module) => module.upAndDownInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/chance/up-and-down/up-and-down.heuristic.js').then(
          (module) => module.upAndDownWorth,
        ),
      rulesPage: () => textAt(new URL('../games/das-spiel/chance/up-and-down/up-and-down.rules.md', import.meta.url)),
    },
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
    load: () => import('../games/das-spiel/board/witches-dance/witches-dance.js').then((module) => module.witchesDance),
    parts: {
      picture: () =>
        import('../games/das-spiel/board/witches-dance/witches-dance.picture.js').then(
          (module) => module.witchesDancePicture,
        ),
      invariants: () =>
        import('../games/das-spiel/board/witches-dance/witches-dance.invariants.js').then(
          (module) => module.witchesDanceInvariants,
        ),
      rulesPage: () =>
        textAt(new URL('../games/das-spiel/board/witches-dance/witches-dance.rules.md', import.meta.url)),
    },
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
      import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.js').then(
        (module) => module.wolfInASheepsCoat,
      ),
    parts: {
      picture: () =>
        import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.picture.js').then(
          (module) => module.wolfInASheepsCoatPicture,
        ),
      invariants: () =>
        import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.invariants.js').then(
          (module) => module.wolfInASheepsCoatInvariants,
        ),
      worth: () =>
        import('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.heuristic.js').then(
          (module) => module.wolfInASheepsCoatWorth,
        ),
      rulesPage: () =>
        textAt(
          new URL('../games/das-spiel/board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.rules.md', import.meta.url),
        ),
    },
  },
});
