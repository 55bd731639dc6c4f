import type { BookingState } from '@harbourline/contracts';

/** What a boat is called where its name is nobody's business. */
export function boatTitle({ length, model }: BookingState['boat']): string {
  return `${length}ft ${model}`;
}
