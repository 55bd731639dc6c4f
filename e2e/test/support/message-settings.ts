import type { Instance } from '@harbourline/local';
import { query } from './query';

const TABLES = ['email_config', 'sms_config', 'email_templates', 'sms_templates'] as const;

/**
 * Remembers with which senders and texts messages go out. Whoever changes them on a system that others use as well
 * gives them back. @returns what puts them back.
 */
export async function rememberMessageSettings(instance: Instance): Promise<() => Promise<void>> {
  const before = new Map<string, string>();
  for (const table of TABLES) {
    const [row] = await query<{ rows: string }>(
      instance,
      'notifications',
      `SELECT coalesce(jsonb_agg(t), '[]')::text AS rows FROM ${table} t`,
    );
    before.set(table, row?.rows ?? '[]');
  }
  return async () => {
    for (const [table, rows] of before) {
      await query(instance, 'notifications', `DELETE FROM ${table}`);
      const put = `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`;
      await query(instance, 'notifications', put, [rows]);
    }
  };
}
