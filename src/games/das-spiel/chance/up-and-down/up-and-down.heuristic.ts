import type { DeepReadonly } from '../../../../kernel/types.js';
import { PYRAMID_CELLS } from '../../../../pyramid/lattice.js';
import { onPyramid, SHARE, type UpAndDownState, variantOf } from './position.js';
export function upAndDownWorth(view: DeepReadonly<UpAndDownState>, player: number): number { return 1 - onPyramid(view.board, player)/SHARE; }
