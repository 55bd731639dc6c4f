import type { Gauge } from '@harbourline/service-kit';
import { PHONE_CODES_OF_ALL, type Budgets } from '../domain/budgets';

/** The figures about identity's database, for operators. */
export function identityGauges({ phoneCodesPerDay, phoneCodesPerBlock }: Budgets): Gauge[] {
  return [
    {
      name: 'harbourline_phone_codes_used_ratio',
      description: 'How much of a budget of codes by SMS is used up: of all, and of the block of numbers with the most',
      sql: `SELECT 'day' AS budget, coalesce(max(count), 0)::float8 / ${phoneCodesPerDay} AS value
            FROM attempts WHERE key = '${PHONE_CODES_OF_ALL}' AND reset_at > $1
            UNION ALL SELECT 'block', coalesce(max(count), 0)::float8 / ${phoneCodesPerBlock}
            FROM attempts WHERE key LIKE 'phone-code:block:%' AND reset_at > $1`,
    },
  ];
}
