const DOLLARS = /^\d{1,8}(\.\d{1,2})?$/;
const HOURS = /^\d{1,3}(\.\d{1,2})?$/;

/** What somebody typed as an amount, such as "450", "$1,250.50": dollars; null where it is none. */
export function dollarsIn(typed: string): number | null {
  const text = typed.replace(/[\s$,]/g, '');
  return DOLLARS.test(text) ? Number(text) : null;
}

/** What somebody typed as a duration: hours above zero; null where it is none. */
export function hoursIn(typed: string): number | null {
  const text = typed.trim();
  return HOURS.test(text) && Number(text) > 0 ? Number(text) : null;
}
