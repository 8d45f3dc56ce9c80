import { optionsIn } from '../kernel/plain.js';
import type { Picture } from '../picture/picture.js';
import { cleanText, escapeXml } from './clean.js';
import { layOutPage, type PageOptions } from './svg-page.js';
import { num, SCOPE, type Theme } from './svg-paint.js';

/** How {@link renderSvg} draws. */
export interface SvgOptions extends PageOptions {
  /** `auto` (the default) follows the reader's colour scheme; `light` and `dark` are fixed. */
  readonly theme?: Theme | undefined;
  /** What has parts is a button that can be reached by keyboard and is named for screen readers (`false`). */
  readonly interactive?: boolean | undefined;
  /**
   * Id of the `<svg>` element and beginning of the ids in it: a letter, then letters, digits, `-` and `_`. By default
   * it is made from the drawing, so that different drawings in one page don't share ids.
   */
  readonly id?: string | undefined;
}

const sans = "ui-rounded,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";

/** 32 bits of FNV-1a, as letters and digits. */
function fingerprint(content: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < content.length; index++) {
    hash = Math.imul(hash ^ content.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * A picture as a self-contained SVG document: no scripts, links, fonts or images from elsewhere, with a title and a
 * description for screen readers.
 *
 * Same picture and options, same string. Names in the picture may be any string: they are cleaned and escaped, so the
 * result is well-formed XML that may be put into a page. Anything that doesn't belong in a picture, such as an unknown
 * colour, is refused.
 *
 * @throws RangeError where `id` is not one or `width` is not a number in its range; GameError `INVALID_STATE` for anything
 * but a picture, such as the state itself
 */
export function renderSvg(shown: Picture, input?: SvgOptions): string {
  const options = optionsIn(input, 'drawing');
  const { theme = 'auto', interactive = false, id } = options;
  if (id !== undefined && !(typeof id === 'string' && /^[A-Za-z][\w-]*$/.test(id))) {
    throw new RangeError('id: expected a letter, then letters, digits, - and _');
  }
  const { picture, width, height, paint, svg } = layOutPage(shown, options, theme, interactive);
  const body = paint.defs() + svg;
  const scope = id ?? `dw-${fingerprint(`${theme}${width}${picture.title}${picture.summary}${body}`)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="${scope}" viewBox="0 0 ${num(width)} ${height}" width="${num(width)}" height="${height}"`,
    ` style="max-width:100%;height:auto" role="${interactive ? 'group' : 'img'}" aria-labelledby="${scope}-title ${scope}-desc" font-family="${sans}">`,
    `<title id="${scope}-title">${escapeXml(picture.title)}</title>`,
    `<desc id="${scope}-desc">${escapeXml(cleanText(picture.summary))}</desc>`,
    (paint.style() + body).replaceAll(SCOPE, scope),
    '</svg>',
  ].join('');
}
