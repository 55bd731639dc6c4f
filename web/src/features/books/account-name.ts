import { ACCOUNTS } from '@harbourline/policy';
import { text } from './words';

/** What an account of the books is called. */
export function accountName(account: string): string {
  const known = ACCOUNTS.find((name) => name === account);
  return known === undefined ? account : text(`ledger.accounts.${known}`);
}
