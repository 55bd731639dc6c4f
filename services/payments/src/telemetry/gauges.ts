import type { Gauge } from '@harbourline/service-kit';

/** The figures about payments' database, for operators. */
export const paymentsGauges: readonly Gauge[] = [
  {
    name: 'harbourline_refunds',
    description: 'Refunds that have not succeeded and are still tried, by status',
    sql: `SELECT all_of.status, count(refunds.id) AS value
          FROM unnest(ARRAY['requested', 'failed']::refund_status[]) AS all_of(status)
          LEFT JOIN refunds ON refunds.status = all_of.status
            AND (refunds.status = 'requested' OR refunds.next_try_at IS NOT NULL) GROUP BY 1`,
  },
  {
    name: 'harbourline_refund_oldest_seconds',
    description: 'How long the refund that has been waiting longest was asked for; 0 when none is',
    sql: `SELECT coalesce(extract(epoch FROM $1::timestamptz - min(requested_at)), 0)::float8 AS value
          FROM refunds WHERE status = 'requested'`,
  },
  {
    name: 'harbourline_provider_events_waiting',
    description: 'Events of the card provider that are about nothing we know yet, or whose handling failed',
    sql: 'SELECT count(*) AS value FROM provider_events WHERE next_try_at IS NOT NULL',
  },
  {
    name: 'harbourline_discrepancies_open',
    description: 'Where the card provider, the books, payments and bookings differ, and nobody has looked yet',
    sql: 'SELECT count(*) AS value FROM discrepancies WHERE resolved_at IS NULL',
  },
  {
    name: 'harbourline_comparison_age_seconds',
    description: 'How long ago our records were last compared to the end, by what was compared',
    sql: `SELECT name AS comparison, extract(epoch FROM $1::timestamptz - finished_at)::float8 AS value FROM comparisons`,
  },
  {
    name: 'harbourline_cards_failed',
    description: 'Cards that were declined within the last hour',
    sql: `SELECT count(*) AS value FROM card_failures WHERE failed_at > $1::timestamptz - interval '1 hour'`,
  },
];
