import type { Journal, Step } from './journal.js';
import type { FrameListener, MatchFrame } from './types.js';

interface Subscriber {
  readonly seat: number | null;
  readonly listener: FrameListener;
  /** The version up to which it was sent everything. */
  version: number;
  /** Not sent anything at once, because what came before is being read. */
  isReading: boolean;
}

/** Receives what listeners, and what runs beside a match, throw. */
export type OnError = (error: unknown) => unknown;

export interface Subscriptions {
  readonly add: (seat: number | null, listener: FrameListener, since: number) => () => void;
  readonly tell: (step: Step) => void;
  /** Sends what subscribers have missed because it could not be read. */
  readonly tellBehind: () => void;
  readonly clear: () => void;
}

export function subscriptionsOf(
  journal: Journal,
  frameOf: (step: Step, seat: number | null) => MatchFrame,
  onError: OnError,
): Subscriptions {
  const subscribers = new Set<Subscriber>();

  function tellOne(subscriber: Subscriber, frame: MatchFrame): void {
    subscriber.version = frame.version;
    try {
      // Not waited for.
      const returned: unknown = subscriber.listener(frame);
      if (returned instanceof Promise) returned.catch(onError);
    } catch (error) {
      onError(error);
    }
  }

  /** Sends what the subscriber has missed, and what comes meanwhile. */
  async function tellMissed(subscriber: Subscriber): Promise<void> {
    subscriber.isReading = true;
    try {
      while (subscriber.version < journal.position.version) {
        for await (const step of journal.stepsSince(subscriber.version)) {
          if (!subscribers.has(subscriber)) return;
          tellOne(subscriber, frameOf(step, subscriber.seat));
        }
      }
    } catch (error) {
      onError(error);
    } finally {
      subscriber.isReading = false;
    }
  }

  return {
    add(seat, listener, since) {
      const subscriber: Subscriber = { seat, listener, version: since, isReading: false };
      subscribers.add(subscriber);
      if (since < journal.position.version) void tellMissed(subscriber);
      return () => void subscribers.delete(subscriber);
    },
    tell(step) {
      const frames = new Map<number | null, MatchFrame>();
      for (const subscriber of [...subscribers]) {
        const { seat, version, isReading } = subscriber;
        if (isReading || version >= step.after.version || !subscribers.has(subscriber)) continue;
        if (version < step.before.version) {
          // What it had missed could not be read.
          void tellMissed(subscriber);
          continue;
        }
        try {
          const frame = frames.get(seat) ?? frameOf(step, seat);
          frames.set(seat, frame);
          tellOne(subscriber, frame);
        } catch (error) {
          onError(error);
        }
      }
    },
    tellBehind() {
      for (const subscriber of subscribers) {
        if (!subscriber.isReading && subscriber.version < journal.position.version) void tellMissed(subscriber);
      }
    },
    clear: () => subscribers.clear(),
  };
}
