import type { BookingMessage, DeliveryView, HistoryEntry } from '@harbourline/contracts';

/** An administrator sees more of it than its recipient. */
export type Message = BookingMessage | DeliveryView;

type Moment = { at: string } & ({ entry: HistoryEntry; message?: never } | { message: Message; entry?: never });

/** What happened and what was written about it, oldest first; of the same instant, what happened comes first. */
export function timelineOf(entries: readonly HistoryEntry[], messages: readonly Message[]): Moment[] {
  return [
    ...entries.map((entry): Moment => ({ at: entry.at, entry })),
    ...messages.map((message): Moment => ({ at: message.sentAt ?? message.createdAt, message })),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
