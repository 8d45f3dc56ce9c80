import type { AnyAction, Choice, Violation } from 'dicewright';
import { choosing } from 'dicewright/choosing';
import type { GameParts } from 'dicewright/games';
import { Position, useMatch } from 'dicewright/react';
import { useEffect, useState } from 'react';
import { useWidth } from '../../table/src/use-width.js';
import { listed, nameOf } from '../../table/src/words.js';
import type { Table } from './connect.js';
import { Clocks, Terms } from './terms.js';

type Draw = GameParts['picture'];

const PARTS = ['board', 'dice', 'note', 'sheet', 'stacks'] as const;

/** What was pointed at, as long as the position stays the same. */
interface Held {
  readonly version: number;
  readonly choice: Choice<AnyAction>;
}

/** The position as the seat sees it: what is pointed at goes to the host. */
export function Board({ table: { entry, game, seat, remote } }: { readonly table: Table }) {
  const seen = useMatch(remote, seat);
  const [draw, setDraw] = useState<Draw | null>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const [refusal, setRefusal] = useState<Violation | null>(null);
  const [frame, width] = useWidth(280, 760);
  useEffect(() => {
    void entry.part('picture').then((loaded) => setDraw(() => loaded ?? null));
  }, [entry]);
  if (!seen || !draw) return <p className="loading">Loading …</p>;

  const isToAct = seat !== null && seen.toAct.includes(seat) && !seen.result;
  const view = seen.view;
  const version = remote.version;
  const choice =
    !isToAct || seat === null ? null : held?.version === version ? held.choice : choosing(game, view, seat);

  const play = async (action: AnyAction): Promise<void> => {
    setHeld(null);
    const answer = await remote.submit(action);
    setRefusal(answer.ok ? null : answer.error);
  };
  const point = (part: string): void => {
    if (!choice) return;
    const asked = choice.options.find((option) => option.part === part)?.input === 'text' ? prompt('Your words') : null;
    const meant = asked === null ? part : part.slice(0, part.indexOf('=') + 1) + asked;
    const refused = choice.refusal(meant);
    setRefusal(refused);
    if (refused) return;
    const next = choice.take(meant);
    if (next.action && next.options.length === 0) void play(next.action);
    else setHeld({ version, choice: next });
  };
  const missing = seen.shared?.missing ?? [];
  const who = listed(
    (missing.length > 0 ? missing : seen.toAct).map((player) => (player === seat ? 'you' : nameOf(player, seen.names))),
  );

  return (
    <div className="board" ref={frame}>
      <p role="status" data-testid="status">
        {refusal?.message ??
          seen.result?.reason ??
          `${missing.length > 0 ? 'To share in the dice' : 'To act'}: ${who}.`}
      </p>
      {seen.result && <p data-testid="result">{seen.result.reason}</p>}
      <Clocks seen={seen} />
      <Position
        picture={draw(view, { viewer: seat, ...(seen.names && { names: seen.names }) })}
        width={width}
        only={PARTS}
        choice={choice ?? undefined}
        onPart={point}
      />
      <p className="controls">
        <button
          type="button"
          className="main"
          data-testid="confirm"
          disabled={!choice?.action}
          onClick={() => void (choice?.action && play(choice.action))}
        >
          Do it
        </button>
        <button
          type="button"
          data-testid="back"
          disabled={!choice?.taken.some(({ own }) => own)}
          onClick={() => choice && setHeld({ version, choice: choice.back() })}
        >
          Choose again
        </button>
      </p>
      {seat !== null && <Terms remote={remote} seat={seat} seen={seen} />}
    </div>
  );
}
