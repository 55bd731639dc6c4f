import { formatCad } from '@harbourline/policy';

/** Dollars as "$1,250" or "$1,250.50". */
export function formatMoney(dollars: number): string {
  return formatCad(Math.round(dollars * 100));
}
