const exact = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });
const whole = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });

/** Dollars as "$1,250.00"; whole amounts as "$1,250" when `short` is set. */
export function formatMoney(dollars: number, short = false): string {
  return short && Number.isInteger(dollars) ? whole.format(dollars) : exact.format(dollars);
}
