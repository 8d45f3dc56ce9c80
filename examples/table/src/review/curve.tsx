import { useWidth } from '../use-width.js';
import { nameOf } from '../words.js';
import { chancesText, curveText, valueText } from './figures.js';
import type { KeptReview } from './kept-review.js';

/** In px; the thumb of the slider over the picture is twice as wide as the picture's margin. */
const [HEIGHT, MARGIN, TOP] = [170, 12, 10];
const RADII = { inaccuracy: 3, mistake: 4.5, blunder: 6 } as const;
/** Players are told apart by these, too, where colours are not. */
const DASHES = ['none', '7 4', '2 3', '10 3 2 3'];

const dashOf = (player: number): string => DASHES[player % DASHES.length] as string;
const colourOf = (player: number): string => `var(--line-${player % 6})`;

interface CurveProps {
  readonly review: KeptReview;
  readonly names: readonly string[];
  /** Who took which action. */
  readonly players: readonly number[];
  /** The position after so many actions is looked at. */
  readonly at: number;
  readonly onAt: (at: number) => void;
}

/** Where values are drawn: shares from none to all, points between the least and the most. */
function scaleOf(values: KeptReview['values']) {
  const all = values.flat();
  const isAlone = (values[0]?.length ?? 0) === 1;
  const [least, most] = isAlone ? [Math.min(...all), Math.max(...all)] : [0, 1];
  const spread = most - least || 1;
  const y = (value: number): number => TOP + (HEIGHT - 2 * TOP) * (1 - (value - least) / spread);
  return { y, ticks: [least, (least + most) / 2, most] };
}

/** What everybody could expect from step to step, as a picture: a place in it that is pressed is gone to. */
export function Curve({ review, names, players, at, onAt }: CurveProps) {
  const [frame, width] = useWidth(240, 900);
  const { values, steps } = review;
  const count = values[0]?.length ?? 0;
  const { y, ticks } = scaleOf(values);
  const last = steps.length;
  const x = (step: number): number => MARGIN + ((width - 2 * MARGIN) * step) / Math.max(1, last);
  const here = Math.min(at, last);
  const seats = Array.from({ length: count }, (_, player) => player);
  return (
    <figure className="curve" data-testid="review-curve">
      <div className="chart" ref={frame} style={{ height: HEIGHT }}>
        <svg width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true">
          {ticks.map((tick, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always three
            <g key={number} className="tick">
              <line x1={MARGIN} x2={width - MARGIN} y1={y(tick)} y2={y(tick)} />
              {/* Where everybody begins there is no room for words. */}
              {number !== 1 && (
                <text x={MARGIN} y={y(tick) + (number === 0 ? -4 : 12)}>
                  {valueText(tick, count)}
                </text>
              )}
            </g>
          ))}
          {seats.map((player) => (
            <path
              key={player}
              className="line"
              d={values.map((one, step) => `${step === 0 ? 'M' : 'L'}${x(step)} ${y(one[player] ?? 0)}`).join('')}
              stroke={colourOf(player)}
              strokeDasharray={dashOf(player)}
            />
          ))}
          {steps.map(({ mark }, index) => {
            const player = players[index] ?? 0;
            if (!mark) return null;
            return (
              <circle
                // biome-ignore lint/suspicious/noArrayIndexKey: a step is its index
                key={index}
                className="marked"
                cx={x(index + 1)}
                cy={y(values[index + 1]?.[player] ?? 0)}
                r={RADII[mark]}
                fill={colourOf(player)}
              />
            );
          })}
          <line className="here" x1={x(here)} x2={x(here)} y1={0} y2={HEIGHT} />
          {seats.map((player) => (
            <circle
              key={player}
              className="now"
              cx={x(here)}
              cy={y(values[here]?.[player] ?? 0)}
              r={4}
              stroke={colourOf(player)}
            />
          ))}
        </svg>
        <input
          type="range"
          aria-label="Chances, action by action"
          aria-valuetext={`After action ${here} of ${last}: ${chancesText(review, here, names)}`}
          min={0}
          max={last}
          value={here}
          onChange={({ target }) => onAt(Number(target.value))}
        />
      </div>
      <ul className="legend">
        {seats.map((player) => (
          <li key={player}>
            <svg width="28" height="10" aria-hidden="true">
              <line
                x1="1"
                x2="27"
                y1="5"
                y2="5"
                className="line"
                stroke={colourOf(player)}
                strokeDasharray={dashOf(player)}
              />
            </svg>{' '}
            {nameOf(player, names)} <b>{valueText(values[here]?.[player] ?? 0, count)}</b>
          </li>
        ))}
      </ul>
      <figcaption className="unseen">{seats.map((player) => curveText(review, player, names)).join(' ')}</figcaption>
    </figure>
  );
}
