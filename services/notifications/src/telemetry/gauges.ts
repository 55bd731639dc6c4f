import type { Gauge } from '@harbourline/service-kit';

/** What notifications' database tells an operator. */
export const notificationsGauges: readonly Gauge[] = [
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
];
