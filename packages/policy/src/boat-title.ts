/** What a boat is called in public, "42ft Sea Ray Sundancer": its own name is for those who have booked it. `length` in feet. */
export function boatTitle({ length, model }: { length: number; model: string }): string {
  return `${length}ft ${model}`;
}
