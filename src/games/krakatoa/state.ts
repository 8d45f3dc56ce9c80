import type { DeepReadonly, Envelope, Resolved } from '../../kernel/types.js';
import type { KrakatoaFaces, KrakatoaMarks } from './scoring.js';

/** Rounds of a game (KRK-15). */
export const ROUNDS = 6;
/** Throws of a side in a round (KRK-15). */
export const THROWS = 5;
/** Boxes of one sheet. */
export const SHEET_BOXES = ROUNDS * THROWS;
/** Bonus boxes of a game, shared by all sides (KRK-45). */
export const BONUS_BOXES = 3;

/** Options of Krakatoa, as given to `setup`. */
export interface KrakatoaOptions {
  /** `'basic'` plays without marks, bonuses and bonus boxes (KRK-10). Default `'advanced'`. */
  readonly rules?: 'advanced' | 'basic' | undefined;
  /** Four players in two sides (KRK-8). Default `false`. */
  readonly partnerships?: boolean | undefined;
  /**
   * What earns a bonus box: only what throw 5 of round 6 earns itself, or marks of any throw that run beyond it (KRK-46).
   * Default `'final-throw'`.
   */
  readonly bonusBoxFrom?: 'any-throw' | 'final-throw' | undefined;
  /** How likely a drawn throw is a scratch (KRK-27): 0 to 1 in steps of 0.001. Default 0. */
  readonly scratchChance?: number | undefined;
  /** How likely a drawn throw changes a die that wasn't thrown (KRK-28): 0 to 1 in steps of 0.001. Default 0. */
  readonly knockChance?: number | undefined;
}

/** The place for one throw on a sheet (KRK-30, KRK-31). */
export interface KrakatoaBox {
  /** × and ×× that multiply the throw of this box; they stay when it is filled. */
  readonly marks: KrakatoaMarks;
  /** The side's total after the throw; `null` before. */
  readonly total: number | null;
}

/** One of the boxes that all sides share (KRK-45 to KRK-50). */
export interface KrakatoaBonusBox extends KrakatoaBox {
  /** The side that has it, from its first mark on; `null` while it is unused, and when its mark was lost (KRK-46). */
  readonly side: number | null;
}

/** The paper of a side. */
export interface KrakatoaSheet {
  /** `boxes[round - 1][throw - 1]`. */
  readonly boxes: readonly (readonly KrakatoaBox[])[];
}

/** A side that competes for the lead in the throw-off. */
export interface KrakatoaContender {
  readonly side: number;
  /** Its set score in this go; `null` as long as it has not thrown. */
  readonly score: number | null;
}

/** A position of Krakatoa. Whose turn it is follows from the boxes that are filled. */
export interface KrakatoaState extends Envelope<'krakatoa', Resolved<KrakatoaOptions>> {
  /** `'bonus'` while a side makes bonus throws (KRK-47). */
  readonly phase: 'throwOff' | 'throws' | 'bonus' | 'over';
  /** 1 to 6; 1 in the throw-off, 6 at the end. */
  readonly round: number;
  /** The number of the throw that is made or decided on next, 1 to 5; 1 in the throw-off, 5 at bonus throws and at the end. */
  readonly throwNumber: number;
  /** The players of each side; of two partners the one who throws first comes first (KRK-7 to KRK-9). */
  readonly sides: readonly (readonly number[])[];
  /** In the throw-off, the sides that compete for the lead, ascending (KRK-12); empty when it is decided. */
  readonly contenders: readonly KrakatoaContender[];
  /** The sides in the order of this round (KRK-13, KRK-17); in the throw-off, in ascending order. */
  readonly order: readonly number[];
  /** How the nine dice lie; `null` before the first throw of nine (KRK-23). */
  readonly faces: KrakatoaFaces | null;
  /** The nine dice of a first throw lie there, to be kept or thrown once more (KRK-19). */
  readonly awaitsKeep: boolean;
  /** The total of each side. */
  readonly totals: readonly number[];
  /** The sheet of each side. */
  readonly sheets: readonly KrakatoaSheet[];
  /** The three bonus boxes. */
  readonly bonusBoxes: readonly KrakatoaBonusBox[];
}

/** The players of each side (KRK-7, KRK-8). */
export function sidesOf(players: number, partnerships: boolean): number[][] {
  if (partnerships) {
    return [
      [0, 2],
      [1, 3],
    ];
  }
  return Array.from({ length: players }, (_, player) => [player]);
}

/** All sides clockwise from one of them (KRK-13, KRK-17). */
export function clockwiseFrom(first: number, sides: number): number[] {
  return Array.from({ length: sides }, (_, step) => (first + step) % sides);
}

/** The index of the first bonus box without a total, which is the next one to be marked or thrown for; 3 when all are filled. */
export function openBonusBox({ bonusBoxes }: DeepReadonly<KrakatoaState>): number {
  for (let i = 0; i < BONUS_BOXES; i++) if (bonusBoxes[i]?.total === null) return i;
  return BONUS_BOXES;
}

/** The side that throws, or decides on its throw; `null` when the game is over. */
export function sideToThrow(view: DeepReadonly<KrakatoaState>): number | null {
  switch (view.phase) {
    case 'throwOff':
      for (const { side, score } of view.contenders) if (score === null) return side;
      return null;
    case 'throws':
      for (const side of view.order) {
        if (view.sheets[side]?.boxes[view.round - 1]?.[THROWS - 1]?.total === null) return side;
      }
      return null;
    case 'bonus':
      return view.bonusBoxes[openBonusBox(view)]?.side ?? null;
    default:
      return null;
  }
}

/** The player who throws for their side (KRK-9), or decides on its throw; `null` when the game is over. */
export function playerToThrow(view: DeepReadonly<KrakatoaState>): number | null {
  const side = sideToThrow(view);
  const partners = side === null ? undefined : view.sides[side];
  if (partners === undefined) return null;
  const second = view.phase === 'bonus' || (view.phase === 'throws' && view.round % 2 === 0);
  return partners[second ? partners.length - 1 : 0] ?? null;
}

/**
 * Where a throw is entered: 0 to 29 are the boxes of the side's sheet in order, 30 to 32 the bonus boxes. This is the
 * slot of the throw that is made next.
 */
export function slotOfThrow(view: DeepReadonly<KrakatoaState>): number {
  if (view.phase === 'bonus') return SHEET_BOXES + openBonusBox(view);
  return (view.round - 1) * THROWS + view.throwNumber - 1;
}

/** The slot of a side's next throw, where marks run on to (KRK-35, KRK-46, KRK-48). */
export function slotAfter(view: DeepReadonly<KrakatoaState>, slot: number): number {
  return slot === SHEET_BOXES - 1 ? SHEET_BOXES + openBonusBox(view) : slot + 1;
}

interface Paper<Box> {
  readonly sheets: readonly { readonly boxes: readonly (readonly Box[])[] }[];
  readonly bonusBoxes: readonly Box[];
}

/** The box of a slot; `undefined` beyond the last bonus box (KRK-50). */
export function boxAt<Box>({ sheets, bonusBoxes }: Paper<Box>, side: number, slot: number): Box | undefined {
  if (slot >= SHEET_BOXES) return bonusBoxes[slot - SHEET_BOXES];
  return sheets[side]?.boxes[Math.floor(slot / THROWS)]?.[slot % THROWS];
}
