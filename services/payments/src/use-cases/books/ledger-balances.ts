import { ACCOUNTS } from '@harbourline/policy';
import type { Db } from '../../db/database';

/** The balance of each account, in cents, and their sum, which is zero. */
export async function ledgerBalances({ db }: { db: Pick<Db, 'client'> }): Promise<{
  accounts: { account: string; cents: number }[];
  sumCents: number;
}> {
  const kept = await db.client.accountBalance.groupBy({ by: ['account'], _sum: { cents: true } });
  const centsOn = new Map(kept.map(({ account, _sum }) => [account, Number(_sum.cents ?? 0)]));
  const accounts = ACCOUNTS.map((account) => ({ account, cents: centsOn.get(account) ?? 0 }));
  return { accounts, sumCents: [...centsOn.values()].reduce((sum, cents) => sum + cents, 0) };
}
