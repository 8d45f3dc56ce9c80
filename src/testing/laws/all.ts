import type { LawSpec } from '../law.js';
import { badInputLaws } from './bad-input.js';
import { chanceLaws } from './chance.js';
import { choosingLaws } from './choosing.js';
import { drawLaws } from './draws.js';
import { fastPathLaws } from './fast-path.js';
import { goldenLaws } from './golden.js';
import { handedOutLaws } from './handed-out.js';
import { legalityLaws } from './legality.js';
import { nearLegalLaws } from './near-legal.js';
import { progressLaws, stuckLaw } from './progress.js';
import { purityLaws } from './purity.js';
import { replayLaws } from './replay.js';
import { samplingLaws } from './sampling.js';
import { schemaLaws } from './schemas.js';
import { sharingLaws } from './sharing.js';
import { stateLaws } from './states.js';
import { viewLaws } from './views.js';
import { worldLaws } from './worlds.js';

const laws: readonly LawSpec[] = [
  stuckLaw,
  ...schemaLaws,
  // Before any law that plays games itself: play freezes what it keeps.
  ...handedOutLaws,
  ...progressLaws,
  ...legalityLaws,
  ...nearLegalLaws,
  ...samplingLaws,
  ...chanceLaws,
  ...drawLaws,
  ...stateLaws,
  ...sharingLaws,
  ...purityLaws,
  ...fastPathLaws,
  ...replayLaws,
  ...goldenLaws,
  ...worldLaws,
  ...viewLaws,
  ...choosingLaws,
  ...badInputLaws,
];

/**
 * Every law, in the order in which a new game should heed them: those that see nothing where something else is wrong come
 * last.
 */
export const allLaws: readonly LawSpec[] = Object.freeze([
  ...laws.filter(({ blind }) => blind === undefined),
  ...laws.filter(({ blind }) => blind !== undefined),
]);
