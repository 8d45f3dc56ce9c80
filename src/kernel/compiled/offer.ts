import { offerBlockWriter } from '../dice/chacha.js';
import { lazy } from '../lazy.js';
import { globalConfig } from '../schemas/zod.js';
import { compiledBlockWriter } from './block-writer.js';
import { quickAcceptor } from './checks.js';
import { compiledStructure } from './copies.js';
import { type Makers, offer } from './makers.js';
import { compiledReading } from './readings.js';

let isAllowed: boolean | undefined;

/**
 * Whether code may be made, found out as zod does, and never after zod's `config({ jitless: true })`: a page whose policy
 * forbids it reports each attempt, so only one is made.
 */
function allowsCode(): boolean {
  if (globalConfig.jitless) return false;
  if (isAllowed === undefined) {
    try {
      isAllowed = new Function('return true')() === true;
    } catch {
      isAllowed = false;
    }
  }
  return isAllowed;
}

const quickWriter = lazy(() => ({ made: allowsCode() ? compiledBlockWriter() : null }));

const makers: Makers = {
  structure: (shape, keys) => (allowsCode() ? compiledStructure(shape, keys) : null),
  acceptor: quickAcceptor,
  reading: (shapes) => (allowsCode() ? compiledReading(shapes) : null),
};

/** For modules whose members play many games, when they are loaded. */
export function offerMakers(): void {
  offer(makers);
  offerBlockWriter(() => quickWriter().made);
}
