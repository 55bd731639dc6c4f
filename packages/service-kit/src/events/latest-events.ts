import type { EventEnvelope } from '@harbourline/contracts';
import type { PositionedEvent } from './transport';

/** The events that this process was the last to publish: those who read as they come take them from here. */
export function latestEvents(most: number) {
  let kept: PositionedEvent[] = [];
  return {
    add(events: readonly PositionedEvent[]) {
      const [first] = events;
      const last = kept.at(-1);
      // Events that are published again, or whose predecessors another process has published, begin a new series.
      const goOn = first && last && first.position === last.position + 1n;
      kept = [...(goOn ? kept : []), ...events].slice(-most);
    },
    clear() {
      kept = [];
    },
    /** Undefined where it does not reach back so far. */
    after(from: bigint, types: readonly string[]): { events: EventEnvelope[]; position: bigint } | undefined {
      const [first] = kept;
      const last = kept.at(-1);
      if (!first || !last || from < first.position - 1n || from > last.position) return undefined;
      const events = kept.filter(({ position, event }) => position > from && types.includes(event.type));
      return { events: events.map(({ event }) => event), position: last.position };
    },
  };
}
