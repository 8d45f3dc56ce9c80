import type { PictureColor } from '../picture/picture.js';

/** Colours that belong to the drawing, not to what it shows. */
type GroundRole =
  | 'page'
  | 'card'
  | 'cardLine'
  | 'tray'
  | 'ink'
  | 'quiet'
  | 'cell'
  | 'cellLine'
  | 'mark'
  | 'shadow'
  | 'plate'
  | 'plateSide'
  | 'plateLine'
  | 'pitTop'
  | 'pitLeft'
  | 'pitRight'
  | 'glow';

/**
 * What is mixed from a colour: `edge` the outline of filled areas, `shade` their side that lies in the shadow, `soft` a
 * tint of the ground; and of a die that stands on a corner its three upper faces, `top` towards the light, `ridge` the
 * edges between them, `seam` those round them, `rim` the outline of all dice together.
 */
type MixedRole = 'edge' | 'shade' | 'soft' | 'top' | 'left' | 'right' | 'ridge' | 'seam' | 'rim';

/** What a colour of the model is used for: `solid` filled areas, `on` signs on them, `text` signs on the ground. */
type ToneRole = 'solid' | 'on' | 'text' | MixedRole;

/** A place in the palette, such as `ink` or `red-solid`. */
export type Role = GroundRole | `${PictureColor}-${ToneRole}`;

/** Every role's colour as `#rrggbb`. */
export type Palette = Readonly<Record<Role, string>>;

type Tone = readonly [solid: string, on: string, text: string];

function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/** `share` (0-1) of `top` over `ground`. */
function mix(ground: string, top: string, share: number): string {
  const over = channels(top);
  const mixed = channels(ground).map((value, index) => Math.round(value + ((over[index] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** A share (0-1) of another colour over a colour. */
type Mixture = readonly [over: string, share: number];

interface Ground {
  readonly roles: Readonly<Record<GroundRole, string>>;
  /** What outlines are mixed with, and how much of it, so that all stand out from the grounds. */
  readonly outline: Mixture;
  /** How much white is in the outline of black. */
  readonly outlineOfBlack: number;
  readonly rim: Mixture;
  /** How much of a colour is in its tint of the ground. */
  readonly tint: number;
}

function mixtures(
  name: string,
  { roles, outline, outlineOfBlack, rim, tint }: Ground,
): Readonly<Record<MixedRole, Mixture>> {
  // On black, light must show what shadow shows on other colours.
  const dim = name === 'black';
  return {
    edge: dim ? ['#ffffff', outlineOfBlack] : outline,
    shade: ['#000000', 0.34],
    soft: [roles.card, 1 - tint],
    top: ['#ffffff', dim ? 0.26 : 0.12],
    left: dim ? ['#ffffff', 0.12] : ['#000000', 0.07],
    right: dim ? ['#ffffff', 0.03] : ['#000000', 0.25],
    ridge: ['#ffffff', 0.4],
    seam: ['#000000', 0.58],
    rim,
  };
}

/** A palette, and how each colour is written in a style sheet: what is mixed follows the colour that it is mixed from. */
export interface Scheme {
  readonly colors: Palette;
  readonly css: Palette;
}

/** The custom property by which an application sets a colour: `--dicewright-red`, `--dicewright-red-text`. */
export const propertyOf = (role: Role): string =>
  `--dicewright-${role.replace('-solid', '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

function scheme(ground: Ground, tones: Readonly<Record<PictureColor, Tone>>): Scheme {
  const colors: Record<string, string> = { ...ground.roles };
  const css: Record<string, string> = { ...ground.roles };
  for (const [name, [solid, on, text]] of Object.entries(tones)) {
    for (const [use, color] of Object.entries({ solid, on, text })) {
      colors[`${name}-${use}`] = color;
      css[`${name}-${use}`] = color;
    }
    for (const [use, [over, share]] of Object.entries(mixtures(name, ground))) {
      colors[`${name}-${use}`] = mix(solid, over, share);
      css[`${name}-${use}`] =
        `color-mix(in srgb,var(--dicewright-${name},${solid}),${over} ${Math.round(share * 100)}%)`;
    }
  }
  return { colors: colors as Palette, css: css as Palette };
}

/** For a light ground: ink on warm paper. */
export const lightScheme: Scheme = /* @__PURE__ */ scheme(
  {
    roles: {
      page: '#f6f1e7',
      card: '#fffdf8',
      cardLine: '#e4dac6',
      tray: '#ebe3d3',
      ink: '#2a2520',
      quiet: '#6a6053',
      cell: '#f8f3e9',
      cellLine: '#dccfb8',
      mark: '#b3261e',
      shadow: '#8d7f66',
      plate: '#e3d3b1',
      plateSide: '#b89f70',
      plateLine: '#f6ecd6',
      pitTop: '#d3bf95',
      pitLeft: '#b79f6f',
      pitRight: '#967e50',
      glow: '#ffffff',
    },
    outline: ['#1c1408', 0.6],
    outlineOfBlack: 0.32,
    rim: ['#1c1408', 0.62],
    tint: 0.15,
  },
  {
    red: ['#ad2822', '#ffffff', '#a82a21'],
    orange: ['#ea8420', '#2b1600', '#94480a'],
    gold: ['#dba91c', '#2b2000', '#7a5800'],
    yellow: ['#f5cf3d', '#2b2300', '#6e5a00'],
    green: ['#0f8546', '#ffffff', '#1d6a3a'],
    blue: ['#2a61c4', '#ffffff', '#2353ab'],
    pink: ['#cb3b7d', '#ffffff', '#ab2866'],
    black: ['#2d2a31', '#ffffff', '#2d2a31'],
    gray: ['#a2a0a3', '#1d1b20', '#5d5a60'],
    white: ['#ffffff', '#2a2520', '#4b453d'],
    muted: ['#d3c9b7', '#4a4236', '#6f6557'],
    accent: ['#5446b8', '#ffffff', '#4b3eab'],
  },
);

/** For a dark ground. */
export const darkScheme: Scheme = /* @__PURE__ */ scheme(
  {
    roles: {
      page: '#17181c',
      card: '#202228',
      cardLine: '#353943',
      tray: '#2a2d35',
      ink: '#f0ece3',
      quiet: '#a9a398',
      cell: '#292c34',
      cellLine: '#424753',
      mark: '#ff8f86',
      shadow: '#0b0c0e',
      plate: '#4a505d',
      plateSide: '#2b2f38',
      plateLine: '#6a7180',
      pitTop: '#474d59',
      pitLeft: '#393e49',
      pitRight: '#2c3039',
      glow: '#17181c',
    },
    outline: ['#ffffff', 0.32],
    outlineOfBlack: 0.62,
    rim: ['#ffffff', 0.62],
    tint: 0.2,
  },
  {
    red: ['#ad2822', '#ffffff', '#ff9289'],
    orange: ['#ee8e30', '#2b1600', '#f7aa5c'],
    gold: ['#dfb02e', '#2b2000', '#eac558'],
    yellow: ['#f2d04a', '#2b2300', '#f2d868'],
    green: ['#2d864a', '#ffffff', '#79d29b'],
    blue: ['#3a70d6', '#ffffff', '#93b8ff'],
    pink: ['#c63d80', '#ffffff', '#ff95c4'],
    black: ['#0e0d11', '#ffffff', '#d3d0d8'],
    gray: ['#8e8c91', '#0f0e12', '#c2c0c6'],
    white: ['#f4f1ea', '#26221d', '#e4e0d8'],
    muted: ['#4b4f59', '#f0ece3', '#a9a398'],
    accent: ['#a99cff', '#1a1440', '#b9aeff'],
  },
);
