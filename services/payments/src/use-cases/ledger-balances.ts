import { ACCOUNTS } from '@harbourline/policy';
import type { Deps } from '../db/database';

/** What stands on each account, in cents, and what it sums up to: zero. */
export async function ledgerBalances({ db }: Pick<Deps, 'db'>): Promise<{
  accounts: { account: string; cents: number }[];
  sumCents: number;
}> {
  const sums = await db.client.$queryRaw<{ account: string; cents: bigint }[]>`
    SELECT account, sum(cents) AS cents FROM ledger_entries GROUP BY account`;
  const centsOn = new Map(sums.map(({ account, cents }) => [account, Number(cents)]));
  const accounts = ACCOUNTS.map((account) => ({ account, cents: centsOn.get(account) ?? 0 }));
  return { accounts, sumCents: [...centsOn.values()].reduce((sum, cents) => sum + cents, 0) };
}
