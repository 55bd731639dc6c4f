import type { Gauge } from '@harbourline/service-kit';

/** The figures about booking's database, for operators. */
export const bookingGauges: readonly Gauge[] = [
  {
    name: 'harbourline_holds_live',
    description: 'Slots that are held while their renters pay',
    sql: `SELECT count(*) AS value FROM holds WHERE status = 'live' AND expires_at > $1::timestamptz`,
  },
  {
    name: 'harbourline_holds_unpaid_ratio',
    description:
      'Of the holds of a boat that ended within the last hour, ten at least, the part that nobody paid; the twenty worst boats',
    sql: `SELECT boat_id AS boat, avg((status <> 'booked')::int)::float8 AS value FROM holds
          WHERE expires_at > $1::timestamptz - interval '1 hour' AND status <> 'live'
          GROUP BY boat_id HAVING count(*) >= 10 ORDER BY value DESC LIMIT 20`,
  },
  {
    name: 'harbourline_holds_shared',
    description: 'Slots that somebody is paying for and nobody keeps, as strangers hold much of their boat',
    sql: `SELECT count(*) AS value FROM holds WHERE status = 'live' AND NOT exclusive AND expires_at > $1::timestamptz`,
  },
  {
    name: 'harbourline_answers_overdue',
    description: 'Reservations whose time for an answer is over and that nothing has ended yet',
    sql: `SELECT count(*) AS value FROM bookings WHERE status = 'pending' AND respond_by < $1::timestamptz`,
  },
];
