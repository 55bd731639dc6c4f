/** The photo `step` further; after the last comes the first, before the first the last. */
export function wrapIndex(index: number, step: number, count: number): number {
  return count === 0 ? 0 : (((index + step) % count) + count) % count;
}

/** So far a finger moves for the next photo. */
export const SWIPE_PX = 40;
