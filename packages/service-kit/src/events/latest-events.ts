import type { EventEnvelope } from '@harbourline/contracts';
import type { PositionedEvent } from './transport';

/**
 * The events that this process was the last to publish, up to the end of the outbox: those who read as they come take
 * them from here. Nothing is known until somebody has found that end in the database.
 */
export function latestEvents(most: number) {
  let kept: PositionedEvent[] = [];
  /** The position that the kept ones follow. */
  let start: bigint | undefined;
  const end = () => kept.at(-1)?.position ?? start;
  const clear = () => {
    kept = [];
    start = undefined;
  };
  return {
    clear,
    /** The outbox ends there, and whatever comes next will be added. */
    endsAt(position: bigint) {
      start ??= position;
    },
    add(events: readonly PositionedEvent[]) {
      for (const event of events) {
        const last = end();
        if (last === undefined || event.position <= last) continue; // it is published again, or was read before it was
        if (event.position > last + 1n) return clear();
        kept.push(event);
      }
      const [first] = (kept = kept.slice(-most));
      if (first) start = first.position - 1n;
    },
    /** Undefined where it does not reach back so far. */
    after(from: bigint, types: readonly string[]): { events: EventEnvelope[]; position: bigint } | undefined {
      const last = end();
      if (start === undefined || last === undefined || from < start || from > last) return undefined;
      const events = kept.filter(({ position, event }) => position > from && types.includes(event.type));
      return { events: events.map(({ event }) => event), position: last };
    },
  };
}
