/** Dollars per hour by date, YYYY-MM-DD. */
export type CustomRates = Readonly<Record<string, number>>;

const MOST = 100_000;

/**
 * What typing a rate for a day makes of the custom rates: nothing typed removes it, whole dollars set it, and anything
 * that is no positive number leaves all as it was.
 */
export function setRate(rates: CustomRates, date: string, typed: string): CustomRates {
  const text = typed.trim();
  if (text === '') return Object.fromEntries(Object.entries(rates).filter(([day]) => day !== date));
  const dollars = Math.trunc(Number(text));
  return dollars >= 1 && dollars <= MOST ? { ...rates, [date]: dollars } : rates;
}
