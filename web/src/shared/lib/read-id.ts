/** A serial id as the address names it; undefined for anything else. */
export function readId(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
