import type { Gauge } from '@harbourline/service-kit';

/** What booking's database tells an operator. */
export const bookingGauges: readonly Gauge[] = [
  {
    name: 'harbourline_holds_live',
    description: 'Slots that are held while their renters pay',
    sql: `SELECT count(*) AS value FROM holds WHERE status = 'live' AND expires_at > $1::timestamptz`,
  },
  {
    name: 'harbourline_answers_overdue',
    description: 'Reservations whose time for an answer is over and that nothing has ended yet',
    sql: `SELECT count(*) AS value FROM bookings WHERE status = 'pending' AND respond_by < $1::timestamptz`,
  },
];
