// Generated from the game folders by `npm run gen`; changes by hand are lost.

export {
  type DiebylonAction,
  type DiebylonOptions,
  type DiebylonState,
  diebylon,
} from './alteration/diebylon/diebylon.js';
export {
  type MasqueradeAction,
  type MasqueradeOptions,
  type MasqueradeState,
  masquerade,
} from './alteration/masquerade/masquerade.js';
export {
  type MoundMoverAction,
  type MoundMoverOptions,
  type MoundMoverState,
  moundMover,
} from './alteration/mound-mover/mound-mover.js';
export { type SlideAction, type SlideOptions, type SlideState, slide } from './alteration/slide/slide.js';
export { type SlippedAction, type SlippedOptions, type SlippedState, slipped } from './alteration/slipped/slipped.js';
export {
  type FallingRocksAction,
  type FallingRocksOptions,
  type FallingRocksState,
  fallingRocks,
} from './board/falling-rocks/falling-rocks.js';
export { type RaceAction, type RaceOptions, type RaceState, race } from './board/race/race.js';
export { type ReductoAction, type ReductoOptions, type ReductoState, reducto } from './board/reducto/reducto.js';
export { type SandwichAction, type SandwichOptions, type SandwichState, sandwich } from './board/sandwich/sandwich.js';
export {
  type SmugglingAction,
  type SmugglingOptions,
  type SmugglingState,
  smuggling,
} from './board/smuggling/smuggling.js';
export {
  type StepsToTheThroneAction,
  type StepsToTheThroneOptions,
  type StepsToTheThroneState,
  stepsToTheThrone,
} from './board/steps-to-the-throne/steps-to-the-throne.js';
export {
  type ThePharaohsCurseAction,
  type ThePharaohsCurseOptions,
  type ThePharaohsCurseState,
  thePharaohsCurse,
} from './board/the-pharaohs-curse/the-pharaohs-curse.js';
export { type TriangleAction, type TriangleOptions, type TriangleState, triangle } from './board/triangle/triangle.js';
export {
  type WitchesDanceAction,
  type WitchesDanceOptions,
  type WitchesDanceState,
  witchesDance,
} from './board/witches-dance/witches-dance.js';
export {
  type WolfInASheepsCoatAction,
  type WolfInASheepsCoatOptions,
  type WolfInASheepsCoatState,
  wolfInASheepsCoat,
} from './board/wolf-in-a-sheeps-coat/wolf-in-a-sheeps-coat.js';
export {
  type TheForbiddenNumberAction,
  type TheForbiddenNumberOptions,
  type TheForbiddenNumberState,
  theForbiddenNumber,
} from './chance/the-forbidden-number/the-forbidden-number.js';
export {
  type TheGreenAmoebaAction,
  type TheGreenAmoebaOptions,
  type TheGreenAmoebaState,
  theGreenAmoeba,
} from './chance/the-green-amoeba/the-green-amoeba.js';
export {
  type TheMostSimpleGameAction,
  type TheMostSimpleGameOptions,
  type TheMostSimpleGameState,
  theMostSimpleGame,
} from './chance/the-most-simple-game/the-most-simple-game.js';
export {
  type UpAndDownAction,
  type UpAndDownOptions,
  type UpAndDownState,
  upAndDown,
} from './chance/up-and-down/up-and-down.js';
/**
 * The games of Das Spiel, each with the types of its actions, options and states; a bundler takes only those that are
 * asked for. One alone loads sooner from an entry of its own, `dicewright/das-spiel/rasanto`.
 *
 * @module dicewright/das-spiel
 */
export { type AcquireAction, type AcquireOptions, type AcquireState, acquire } from './construction/acquire/acquire.js';
export {
  type DishingUpAction,
  type DishingUpOptions,
  type DishingUpState,
  dishingUp,
} from './construction/dishing-up/dishing-up.js';
export { type DoraAction, type DoraOptions, type DoraState, dora } from './construction/dora/dora.js';
export {
  type FireAndWaterAction,
  type FireAndWaterOptions,
  type FireAndWaterState,
  fireAndWater,
} from './construction/fire-and-water/fire-and-water.js';
export {
  type GoldenCentreAction,
  type GoldenCentreOptions,
  type GoldenCentreState,
  goldenCentre,
} from './construction/golden-centre/golden-centre.js';
export { type LookoutAction, type LookoutOptions, type LookoutState, lookout } from './construction/lookout/lookout.js';
export {
  type MaliciousPleasureAction,
  type MaliciousPleasureOptions,
  type MaliciousPleasureState,
  maliciousPleasure,
} from './construction/malicious-pleasure/malicious-pleasure.js';
export { type MuchoAction, type MuchoOptions, type MuchoState, mucho } from './construction/mucho/mucho.js';
export {
  type QuadrulaRasaAction,
  type QuadrulaRasaOptions,
  type QuadrulaRasaState,
  quadrulaRasa,
} from './construction/quadrula-rasa/quadrula-rasa.js';
export { type RasantoAction, type RasantoOptions, type RasantoState, rasanto } from './construction/rasanto/rasanto.js';
export { type RuinsAction, type RuinsOptions, type RuinsState, ruins } from './construction/ruins/ruins.js';
export {
  type SpottedCowAction,
  type SpottedCowOptions,
  type SpottedCowState,
  spottedCow,
} from './construction/spotted-cow/spotted-cow.js';
export {
  type SqueezingAction,
  type SqueezingOptions,
  type SqueezingState,
  squeezing,
} from './construction/squeezing/squeezing.js';
export {
  type SummitStormAction,
  type SummitStormOptions,
  type SummitStormState,
  summitStorm,
} from './construction/summit-storm/summit-storm.js';
export {
  type TabulaRasaAction,
  type TabulaRasaOptions,
  type TabulaRasaState,
  tabulaRasa,
} from './construction/tabula-rasa/tabula-rasa.js';
export {
  type TheVainGuineaFowlAction,
  type TheVainGuineaFowlOptions,
  type TheVainGuineaFowlState,
  theVainGuineaFowl,
} from './construction/the-vain-guinea-fowl/the-vain-guinea-fowl.js';
export { type TriopsAction, type TriopsOptions, type TriopsState, triops } from './construction/triops/triops.js';
export { type TrullaAction, type TrullaOptions, type TrullaState, trulla } from './construction/trulla/trulla.js';
export {
  type AsparagusAction,
  type AsparagusOptions,
  type AsparagusState,
  asparagus,
} from './demolition/asparagus/asparagus.js';
export { type CuiBonoAction, type CuiBonoOptions, type CuiBonoState, cuiBono } from './demolition/cui-bono/cui-bono.js';
export { type DoublesAction, type DoublesOptions, type DoublesState, doubles } from './demolition/doubles/doubles.js';
export { type ElDadoAction, type ElDadoOptions, type ElDadoState, elDado } from './demolition/el-dado/el-dado.js';
export {
  type FavouriteAction,
  type FavouriteOptions,
  type FavouriteState,
  favourite,
} from './demolition/favourite/favourite.js';
export {
  type GreedyGrabberAction,
  type GreedyGrabberOptions,
  type GreedyGrabberState,
  greedyGrabber,
} from './demolition/greedy-grabber/greedy-grabber.js';
export {
  type CaptainFlintsSkeletonTrickAction,
  type CaptainFlintsSkeletonTrickOptions,
  type CaptainFlintsSkeletonTrickState,
  captainFlintsSkeletonTrick,
} from './skill/captain-flints-skeleton-trick/captain-flints-skeleton-trick.js';
export { type CoulombAction, type CoulombState, coulomb } from './skill/coulomb/coulomb.js';
export {
  type DiceMikadoAction,
  type DiceMikadoOptions,
  type DiceMikadoState,
  diceMikado,
} from './skill/dice-mikado/dice-mikado.js';
export { type DuneAction, type DuneState, dune } from './skill/dune/dune.js';
export { type EmagAction, type EmagState, emag } from './skill/emag/emag.js';
export { type FaradayAction, type FaradayState, faraday } from './skill/faraday/faraday.js';
export { type FlickersAction, type FlickersOptions, type FlickersState, flickers } from './skill/flickers/flickers.js';
export {
  type HideAwayAction,
  type HideAwayOptions,
  type HideAwayState,
  hideAway,
} from './skill/hide-away/hide-away.js';
export { type MountingAction, type MountingState, mounting } from './skill/mounting/mounting.js';
export { type FinishAction, type FinishOptions, type FinishState, finish } from './space/finish/finish.js';
export {
  type FleaChaseAction,
  type FleaChaseOptions,
  type FleaChaseState,
  fleaChase,
} from './space/flea-chase/flea-chase.js';
export {
  type TheFireRedDevilAction,
  type TheFireRedDevilOptions,
  type TheFireRedDevilState,
  theFireRedDevil,
} from './space/the-fire-red-devil/the-fire-red-devil.js';
export {
  type StoringScoresAction,
  type StoringScoresOptions,
  type StoringScoresState,
  storingScores,
} from './special/storing-scores/storing-scores.js';
export {
  type TheCleverMoleAction,
  type TheCleverMoleOptions,
  type TheCleverMoleState,
  theCleverMole,
} from './special/the-clever-mole/the-clever-mole.js';
