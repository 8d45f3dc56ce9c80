/**
 * Texts in a picture may come from anybody (names do), so every one passes here before it is drawn: a terminal must
 * not get escape sequences, XML must not get characters that it forbids, and no name may reverse or break its line.
 */

// Control characters and line ends; signs that change the direction of what follows; code points that XML 1.0 forbids
// or that are no characters at all.
const unwanted = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069\u{FFF9}-\u{FFFB}\u{FFFE}\u{FFFF}]+/gu;

// One letter may carry a few accents, not a tower of them.
const towers = /(\p{Mn}{3})\p{Mn}+/gu;

/** Something that {@link cleanText} has to change: all of it is looked for at once, which is quicker than one by one. */
const unclean = /* @__PURE__ */ new RegExp(`\\p{Cs}|${unwanted.source}|${towers.source}|[^\\S ]|\\s{2}|^\\s|\\s$`, 'u');

/** How many UTF-16 code units of a text are read: more than any picture has room for. */
const MAX_TEXT = 1_000;

/** The beginning of a text that is too long; a surrogate pair is not cut in two. */
const shortened = (text: string): string => `${text.slice(0, MAX_TEXT).replace(/[\uD800-\uDBFF]$/, '')}…`;

/**
 * The text on one line, without control characters, direction signs and lone surrogates, spaces merged, cut short after
 * 1,000 code units.
 */
export function cleanText(given: string): string {
  const text = given.length > MAX_TEXT ? shortened(given) : given;
  // Nearly all texts are the game's own words, numbers and signs.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text) || !unclean.test(text)) return text;
  // `toWellFormed` is not in Node 20's declared library level; a lone surrogate matches only without its partner.
  return text
    .replace(/\p{Cs}/gu, '\u{FFFD}')
    .replace(unwanted, ' ')
    .replace(towers, '$1')
    .replace(/\s+/gu, ' ')
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The cleaned text for use in XML, as content or in a quoted attribute. */
export function escapeXml(text: string): string {
  return cleanText(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
