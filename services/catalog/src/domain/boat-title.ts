/** What a boat is called in public. `length` in feet. */
export function boatTitle({ length, model }: { length: number; model: string }): string {
  return `${length}ft ${model}`;
}
