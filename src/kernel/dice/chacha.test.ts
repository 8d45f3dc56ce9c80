import { expect, it } from 'vitest';
import { type BlockWriter, blockWriter, offerBlockWriter, writeChaCha20 } from './chacha.js';

it('takes the quickest writer that is offered, and its own where none can be made', () => {
  const before = blockWriter();
  try {
    offerBlockWriter(() => null);
    expect(blockWriter()).toBe(writeChaCha20);
    const quicker: BlockWriter = (block, first) => writeChaCha20(block, first);
    offerBlockWriter(() => quicker);
    expect(blockWriter()).toBe(quicker);
  } finally {
    offerBlockWriter(() => before);
  }
});
