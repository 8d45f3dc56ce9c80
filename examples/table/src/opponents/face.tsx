import type { Seat } from '../address.js';

/** A face, drawn in a square of 40. */
interface Drawn {
  /** Filled, with an outline. */
  readonly head: string;
  /** Only lines. */
  readonly lines: string;
  /** Eyes, and what else is round: where, and how large. */
  readonly dots: readonly (readonly [x: number, y: number, radius: number])[];
}

const SQUARE = 'M11 5H29Q35 5 35 11V29Q35 35 29 35H11Q5 35 5 29V11Q5 5 11 5Z';

const faces: Readonly<Record<string, Drawn>> = {
  // A die that has not come to rest, and looks two ways at once.
  random: {
    head: 'M15 3.5L33 8Q37 9 36 13L31.5 31Q30.5 35 26.5 34L8.5 29.5Q4.5 28.5 5.5 24.5L10 6.5Q11 2.5 15 3.5Z',
    lines: 'M13 25.5Q16 22.5 18.5 26T24 27T28 26M11 11L17 11.5M25 11.5L31 15',
    dots: [
      [15, 16, 3.4],
      [27, 18.5, 1.8],
    ],
  },
  // A thumb that is held up.
  thumb: {
    head: 'M20 3C27.5 3 29.5 9 29.5 15C29.5 19 31.5 22 31.5 28Q31.5 37 20 37Q8.5 37 8.5 28C8.5 22 10.5 19 10.5 15C10.5 9 12.5 3 20 3Z',
    lines: 'M15 7.5Q20 5.5 25 7.5M13.5 15H18M22 15H26.5M12.5 27Q16 23 20 25.5Q24 23 27.5 27M17.5 30.5H22.5',
    dots: [
      [16, 19, 1.8],
      [24, 19, 1.8],
    ],
  },
  // The one of a die, with freckles.
  easy: {
    head: 'M20 4A16 16 0 1 1 19.99 4Z',
    lines: 'M12.5 24Q20 31.5 27.5 24',
    dots: [
      [14, 17, 2.3],
      [26, 17, 2.3],
      [9.5, 22.5, 0.9],
      [30.5, 22.5, 0.9],
      [12, 20.5, 0.6],
      [28, 20.5, 0.6],
    ],
  },
  // A tile, with glasses.
  normal: {
    head: SQUARE,
    lines:
      'M8.5 17A5 5 0 1 1 18.5 17A5 5 0 1 1 8.5 17M21.5 17A5 5 0 1 1 31.5 17A5 5 0 1 1 21.5 17M18.5 16Q20 15 21.5 16M5 15.5L8.5 16.5M35 15.5L31.5 16.5M15 28H25',
    dots: [
      [14, 17.5, 1.6],
      [26, 17.5, 1.6],
    ],
  },
  // An owl, which sees most.
  hard: {
    head: 'M7 4L14.5 8.5Q20 7 25.5 8.5L33 4Q36.5 13 34.5 22Q32 36 20 36Q8 36 5.5 22Q3.5 13 7 4Z',
    lines:
      'M8 16.5A5.8 5.8 0 1 1 19.6 16.5A5.8 5.8 0 1 1 8 16.5M20.4 16.5A5.8 5.8 0 1 1 32 16.5A5.8 5.8 0 1 1 20.4 16.5M18 22.5L20 26.5L22 22.5M14 31.5Q17 29.5 20 31.5Q23 29.5 26 31.5',
    dots: [
      [14.5, 16.5, 3],
      [25.5, 16.5, 3],
    ],
  },
};

/** A bot of which nothing more is known. */
const ANY: Drawn = {
  head: SQUARE,
  lines: 'M20 5V1.5M14 27H26M16 27V30M20 27V30M24 27V30',
  dots: [
    [14, 17, 2.6],
    [26, 17, 2.6],
  ],
};

interface FaceProps {
  /** The bot whose face it is. */
  readonly seat: Seat;
}

/** What an opponent looks like. */
export function Face({ seat }: FaceProps) {
  const isKnown = Object.hasOwn(faces, seat);
  const { head, lines, dots } = (isKnown ? faces[seat] : undefined) ?? ANY;
  return (
    <svg className="face" data-face={isKnown ? seat : 'any'} viewBox="0 0 40 40" aria-hidden="true">
      <path className="head" d={head} />
      <path className="lines" d={lines} />
      {dots.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
    </svg>
  );
}
