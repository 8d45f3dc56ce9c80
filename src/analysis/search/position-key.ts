/** What every state of a table has, and how many events there were: positions are not distinguished by it. */
const ENVELOPE = new Set(['game', 'rules', 'players', 'options', 'events']);

/** What tells positions of one table apart. */
export function positionKey(position: object): string {
  let key = '';
  for (const name in position) {
    if (ENVELOPE.has(name)) continue;
    const value = (position as Readonly<Record<string, unknown>>)[name];
    // Most fields are texts and numbers, which need no JSON. The length says where a text ends.
    if (typeof value === 'string') key += `${name}"${value.length}:${value}`;
    else if (typeof value === 'number') key += `${name}:${value};`;
    else if (value !== undefined) key += `${name}${JSON.stringify(value)}`;
  }
  return key;
}
