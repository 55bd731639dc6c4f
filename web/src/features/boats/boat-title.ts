import { text } from './words';

/** What a boat is called in public: "42ft Sea Ray Sundancer". Its own name is for those who have booked it. */
export function boatTitle({ length, model }: { length: number; model: string }): string {
  return text('title', { length, model });
}
