/** A small strict reader of the XML that drawings may consist of: no comments, CDATA, declarations or instructions. */

/** What {@link readXml} saw. */
export interface XmlReport {
  readonly elements: number;
  /** How often each element name occurs. */
  readonly names: ReadonlyMap<string, number>;
  /** Every attribute as `[name, value]`, unescaped. */
  readonly attributes: readonly (readonly [string, string])[];
  /** The text content, unescaped, one entry for each run. */
  readonly texts: readonly string[];
}

// Char of XML 1.0, section 2.2.
const allowed = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;
const entity = /&(amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);/gi;
const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plainText(text: string): string {
  const rest = text.replace(entity, '');
  if (/[&<]/.test(rest)) throw new Error(`raw & or < in ${JSON.stringify(text.slice(0, 80))}`);
  return text.replace(entity, (_, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? '';
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    const character = String.fromCodePoint(code);
    if (!allowed.test(character)) throw new Error(`forbidden character reference &${name};`);
    return character;
  });
}

/** Reads a document that is a single element; throws at the first thing that is not well-formed. */
export function readXml(xml: string): XmlReport {
  if (!allowed.test(xml)) throw new Error('a character that XML forbids');
  const names = new Map<string, number>();
  const attributes: [string, string][] = [];
  const texts: string[] = [];
  const ids = new Set<string>();
  const open: string[] = [];
  let elements = 0;
  let position = 0;
  const tag = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*")*)\s*(\/?)>/y;
  while (position < xml.length) {
    if (xml[position] !== '<') {
      const next = xml.indexOf('<', position);
      const end = next === -1 ? xml.length : next;
      if (open.length === 0) throw new Error('text outside the root element');
      texts.push(plainText(xml.slice(position, end)));
      position = end;
      continue;
    }
    tag.lastIndex = position;
    const match = tag.exec(xml);
    if (match === null) throw new Error(`no tag: ${xml.slice(position, position + 80)}`);
    position = tag.lastIndex;
    const [, closing, name = '', written = '', empty] = match;
    if (closing === '/') {
      if (open.pop() !== name || written !== '' || empty === '/') throw new Error(`</${name}> closes nothing`);
      continue;
    }
    if (open.length === 0 && elements > 0) throw new Error('a second root element');
    elements++;
    names.set(name, (names.get(name) ?? 0) + 1);
    const seen = new Set<string>();
    for (const [, key = '', value = ''] of written.matchAll(/\s([A-Za-z_][\w:.-]*)="([^"]*)"/g)) {
      if (seen.has(key)) throw new Error(`<${name}> has ${key} twice`);
      seen.add(key);
      const meant = plainText(value);
      if (key === 'id' && ids.has(meant)) throw new Error(`the id ${meant} is used twice`);
      if (key === 'id') ids.add(meant);
      attributes.push([key, meant]);
    }
    if (empty !== '/') open.push(name);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  if (elements === 0) throw new Error('no element');
  return { elements, names, attributes, texts };
}
