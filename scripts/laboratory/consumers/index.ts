import { authorConsumers } from './authors.js';
import { browserConsumers, bundlerConsumers } from './bundlers.js';
import type { Consumer } from './consumer.js';
import { jestConsumers, nodeConsumers, runtimeConsumers } from './node.js';
import { typeScriptConsumers } from './typescript.js';

/** All rows, in the order in which they are listed. */
export const consumers: readonly Consumer[] = [
  ...nodeConsumers,
  ...runtimeConsumers,
  ...jestConsumers,
  ...bundlerConsumers,
  ...browserConsumers,
  ...typeScriptConsumers,
  ...authorConsumers,
];
