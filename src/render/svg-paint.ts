import { escapeXml } from './clean.js';
import { darkScheme, lightScheme, propertyOf, type Role, type Scheme } from './svg-palette.js';

/** `light` and `dark` are fixed; `auto` follows the reader's colour scheme. */
export type Theme = 'auto' | 'light' | 'dark';

export interface Coat {
  readonly fill?: Role | undefined;
  readonly stroke?: Role | undefined;
  /** Width of the stroke in px (1). */
  readonly width?: number | undefined;
}

/** Writes colours into elements and remembers which ones, for the rules of the dark scheme. */
export interface Paint {
  /** The attributes of an element that wears this coat, with a space before them. */
  readonly coat: (coat: Coat) => string;
  /** The `<style>` element that the painted elements need, or an empty string. */
  readonly style: () => string;
  /**
   * A drawing that many places share, made when it is first asked for. Gives the value of `href` for {@link use}.
   * `name` is unique: letters, digits and `-`.
   */
  readonly define: (name: string, draw: () => string) => string;
  /** The `<defs>` element with all that was defined, or an empty string. */
  readonly defs: () => string;
}

/**
 * Stands for the id of the drawing where that is not known yet: a control character, which no cleaned text holds.
 */
export const SCOPE = '\u0001';

/** A number for an attribute: at most two decimals, never `-0`. */
export function num(value: number): string {
  return String(Math.round(value * 100) / 100 + 0);
}

/**
 * Every element has its colours as attributes, which any program understands. Programs that know custom properties take
 * the application's colours before them; with `auto` a media query in a style element changes what they are without one.
 * Where styles are forbidden or unknown, the light drawing remains.
 */
export function createPaint(theme: Theme): Paint {
  const base: Scheme = theme === 'dark' ? darkScheme : lightScheme;
  const rules = new Map<string, string>();
  const used = new Set<Role>();
  const shared = new Map<string, string>();
  // What is used elsewhere has no ancestor there by which a rule could find it, so its classes bear the drawing's id.
  let defining = false;
  const declared = (name: 'fill' | 'stroke', role: Role | undefined): string[] => {
    if (role === undefined) return [];
    if (theme !== 'auto') return [`${name}:var(${propertyOf(role)},${base.css[role]})`];
    const className = `${defining ? `${SCOPE}-` : ''}${name.charAt(0)}-${role}`;
    used.add(role);
    rules.set(className, `${name}:var(${propertyOf(role)},var(--dw-${role}))`);
    return [className];
  };
  const values = ({ css }: Scheme): string =>
    `#${SCOPE}{${[...used]
      .sort()
      .map((role) => `--dw-${role}:${css[role]}`)
      .join(';')}}`;
  return {
    coat({ fill, stroke, width }) {
      const styles = [...declared('fill', fill), ...declared('stroke', stroke)];
      return [
        ` fill="${fill === undefined ? 'none' : base.colors[fill]}"`,
        stroke === undefined ? '' : ` stroke="${base.colors[stroke]}"`,
        stroke === undefined || width === undefined ? '' : ` stroke-width="${num(width)}"`,
        styles.length === 0 ? '' : theme === 'auto' ? ` class="${styles.join(' ')}"` : ` style="${styles.join(';')}"`,
      ].join('');
    },
    style() {
      if (rules.size === 0) return '';
      const body = [...rules]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, rule]) => (name.startsWith(SCOPE) ? `.${name}{${rule}}` : `#${SCOPE} .${name}{${rule}}`));
      const grounds = `${values(lightScheme)}@media (prefers-color-scheme:dark){${values(darkScheme)}}`;
      return `<style>${grounds}${body.join('')}</style>`;
    },
    define(name, draw) {
      if (!shared.has(name)) {
        const outer = defining;
        defining = true;
        shared.set(name, draw());
        defining = outer;
      }
      return `#${SCOPE}-${name}`;
    },
    defs() {
      if (shared.size === 0) return '';
      const body = [...shared].map(([name, svg]) => `<g id="${SCOPE}-${name}">${svg}</g>`);
      return `<defs>${body.join('')}</defs>`;
    },
  };
}

export function box(x: number, y: number, width: number, height: number, radius: number, attributes: string): string {
  const size = `width="${num(Math.max(0, width))}" height="${num(Math.max(0, height))}"`;
  return `<rect x="${num(x)}" y="${num(y)}" ${size} rx="${num(radius)}"${attributes}/>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}"${attributes}/>`;
}

/** A shared drawing at a place. */
export function use(href: string, x: number, y: number, attributes = ''): string {
  return `<use href="${href}" x="${num(x)}" y="${num(y)}"${attributes}/>`;
}

/** A group moved to a place. */
export function at(x: number, y: number, svg: string): string {
  return `<g transform="translate(${num(x)} ${num(y)})">${svg}</g>`;
}

export interface TextSetting {
  readonly size: number;
  readonly role: Role;
  readonly weight?: 400 | 600 | 700 | 800 | undefined;
  readonly anchor?: 'start' | 'middle' | 'end' | undefined;
  readonly italic?: boolean | undefined;
  readonly family?: string | undefined;
  /** Space between the letters in px. */
  readonly spacing?: number | undefined;
}

/** A text whose middle (of capitals and digits) stands at `y`. It must already fit: see {@link shorten}. */
export function text(paint: Paint, x: number, y: number, content: string, setting: TextSetting): string {
  if (content === '') return '';
  const { size, role, weight, anchor, italic, family, spacing } = setting;
  const attributes = [
    ` x="${num(x)}" y="${num(y + size * 0.355)}" font-size="${num(size)}"`,
    weight === undefined || weight === 400 ? '' : ` font-weight="${weight}"`,
    anchor === undefined || anchor === 'start' ? '' : ` text-anchor="${anchor}"`,
    italic ? ' font-style="italic"' : '',
    family === undefined ? '' : ` font-family="${family}"`,
    spacing === undefined ? '' : ` letter-spacing="${num(spacing)}"`,
    paint.coat({ fill: role }),
  ];
  return `<text${attributes.join('')}>${escapeXml(content)}</text>`;
}

/** Lines of a text, one below the other, their middle at `y`. They must already fit. */
export function writeLines(paint: Paint, x: number, y: number, lines: readonly string[], setting: TextSetting): string {
  const step = setting.size * 1.12;
  return lines
    .map((line, index) => text(paint, x, y + (index - (lines.length - 1) / 2) * step, line, setting))
    .join('');
}
