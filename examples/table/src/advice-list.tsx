import type { Hinted, HintedAction } from './hints.js';

/** So many actions are told. */
const MOST = 6;

interface AdviceListProps {
  readonly hint: Hinted;
  /** What else is to be said of an action: whose it was. Such an action is told however bad it is. */
  readonly tagOf?: (action: HintedAction) => string;
}

/** Sets off what stands for the best action. */
const styleOf = (best: readonly string[]): string =>
  best.map((part) => `.board [data-part="${CSS.escape(part)}"] { filter: var(--best); }`).join('\n');

/** Actions with what they are worth, the best first and marked on the board, and what stands behind that. */
export function AdviceList({ hint, tagOf = () => '' }: AdviceListProps) {
  const { actions, best, about } = hint;
  const shown = actions.filter((action, rank) => rank < MOST || tagOf(action) !== '');
  return (
    <>
      <style>{styleOf(best)}</style>
      <ol>
        {shown.map((action) => {
          const { words, worth, range } = action;
          const tag = tagOf(action);
          return (
            <li key={JSON.stringify(action.action)}>
              <span>
                {words}
                {tag && <em> {tag}</em>}
              </span>
              <span className="worth">
                {worth}
                {range && <small>{range}</small>}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="behind">{about}</p>
    </>
  );
}
