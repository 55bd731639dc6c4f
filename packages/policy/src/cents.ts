/** The amount itself; throws RangeError unless it is an integer that arithmetic keeps exact. */
export function integerCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not an amount in integer cents: ${cents}`);
  return cents;
}

/** Percentages are exact to so many parts of one percent, such as 14.975. */
const PARTS = 1_000;

/** A percentage of an amount that is not negative, rounded half up to whole units of `unitCents`. */
export function percentOf(cents: number, percent: number, unitCents = 1): number {
  const divisor = 100 * PARTS * unitCents;
  const doubled = integerCents(2 * integerCents(cents) * Math.round(percent * PARTS) + divisor);
  return Math.floor(doubled / (2 * divisor)) * unitCents;
}
