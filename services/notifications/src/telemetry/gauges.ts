import type { Gauge } from '@harbourline/service-kit';
import type { Budgets } from '../domain/deliveries/budgets';

const RECENT_SMS = `FROM deliveries WHERE channel = 'sms' AND counted_at > $1::timestamptz - interval '24 hours'`;

/** The figures about notifications' database, for operators. */
export const notificationsGauges = (budgets: Budgets): Gauge[] => [
  {
    name: 'harbourline_deliveries',
    description: 'Messages that were not sent, by status: waiting or failed',
    sql: `SELECT wanted.status, count(deliveries.id) AS value FROM unnest(ARRAY['waiting', 'failed']) AS wanted (status)
          LEFT JOIN deliveries ON deliveries.status = wanted.status AND deliveries.status <> 'sent' GROUP BY wanted.status`,
  },
  {
    name: 'harbourline_delivery_oldest_seconds',
    description: 'How long the message that waits longest has waited; 0 when none does',
    sql: `SELECT coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(coalesce(waiting_since, created_at)))), 0)::float8 AS value
          FROM deliveries WHERE status = 'waiting'`,
  },
  {
    name: 'harbourline_sms_budget_used_ratio',
    description: 'How much of a budget of SMS of 24 hours is used up: of all, and of who or what got the most',
    sql: `SELECT 'day' AS budget, count(*)::float8 / ${budgets.smsPerDay} AS value ${RECENT_SMS} AND template <> 'phone-code'
          UNION ALL SELECT 'codes', count(*)::float8 / ${budgets.smsPerDay} ${RECENT_SMS} AND template = 'phone-code'
          UNION ALL SELECT 'block', coalesce(max(count), 0)::float8 / ${budgets.smsPerBlock} FROM
            (SELECT count(*) ${RECENT_SMS} GROUP BY left(counted_for, -4)) AS blocks
          UNION ALL SELECT 'number', coalesce(max(count), 0)::float8 / ${budgets.smsPerNumber} FROM
            (SELECT count(*) ${RECENT_SMS} GROUP BY counted_for) AS numbers`,
  },
  {
    name: 'harbourline_messages_held_back',
    description: 'Messages of the last 24 hours that must not go out, by reason',
    sql: `SELECT wanted.reason, count(deliveries.id) AS value
          FROM unnest(ARRAY['unproven', 'unwanted', 'out_of_reach', 'over_budget']) AS wanted (reason)
          LEFT JOIN deliveries ON held_back_by = wanted.reason AND created_at > $1::timestamptz - interval '24 hours'
          GROUP BY wanted.reason`,
  },
];
