import { GameError } from '../../kernel/errors.js';
import { read } from '../../kernel/plain.js';

type Fields = Readonly<Record<string, unknown>>;

const hasFunctions = (value: unknown, names: readonly string[]): boolean =>
  names.every((name) => typeof (value as Fields)[name] === 'function');

const refused = (message: string): GameError => new GameError('INVALID_SETUP', `react: ${message}`);

/** @throws `GameError` `INVALID_SETUP` for anything but a session */
export function checkSession(session: unknown): void {
  const names = ['subscribe', 'view', 'choice', 'play'];
  const isSession = read(() => hasFunctions(session, names) && Array.isArray((session as Fields).steps));
  if (!isSession) throw refused('session: expected a session, as startGame and resumeGame give it');
}

/** @throws `GameError` `INVALID_SETUP` for anything but a match */
export function checkSource(source: unknown): void {
  if (read(() => hasFunctions(source, ['view', 'subscribe']))) return;
  throw refused('expected a match, as createMatch, openMatch and remoteMatch give it');
}

/** @throws `GameError` `INVALID_SETUP` for anything but a function or `undefined` */
export function checkFunction(value: unknown, name: string): void {
  if (value !== undefined && typeof value !== 'function') throw refused(`${name}: expected a function`);
}

/** @throws `GameError` `INVALID_SETUP` for anything but a text or `undefined` */
export function checkText(value: unknown, name: string): void {
  if (value !== undefined && typeof value !== 'string') throw refused(`${name}: expected a text`);
}

/** The properties of a component. @throws `GameError` `INVALID_SETUP` for what has no properties */
export function propsOf<Props extends object>(props: Props): Props {
  const own = read(() => (typeof props === 'object' && props !== null ? { ...props } : undefined));
  if (own) return own;
  throw refused('expected an object of properties');
}
