import { GameError } from '../kernel/errors.js';
import { isRecord, read } from '../kernel/plain.js';

const kinds: readonly unknown[] = ['board', 'dice', 'note', 'sheet', 'stacks'];

/** @throws `GameError` `INVALID_STATE` for what is no picture, such as the state itself */
export function checkPicture(picture: unknown): void {
  const isPicture = read(() => {
    const { title, summary, parts } = picture as Readonly<Record<string, unknown>>;
    const isText = typeof title === 'string' && typeof summary === 'string';
    return isText && Array.isArray(parts) && parts.every((part) => isRecord(part) && kinds.includes(part.kind));
  });
  if (isPicture) return;
  const example = 'such as kirikiPicture(state) gives: { title, summary, parts }';
  throw new GameError('INVALID_STATE', `expected a picture, ${example}, each part of kind ${kinds.join(', ')}`);
}
