import type { BookingView } from '@harbourline/contracts';
import { addHours, PROVIDER_GRACE_HOURS } from '@harbourline/policy';
import { Client } from 'pg';
import type { DemoBusiness } from './demo-business';
import type { Answer } from './examples';

const CONFIRMING: readonly Answer[] = ['accept', 'propose a change', 'cancel later'];

/** The owner answers a reservation, unless an earlier run did so. */
export async function answerExample(business: DemoBusiness, booking: BookingView, answer?: Answer): Promise<void> {
  const change = (body: object) =>
    business.owner.client.call<BookingView>('PATCH', `/api/bookings/${booking.id}`, body);
  let { status } = booking;
  if (status === 'pending' && !booking.ownerAdjusted && !booking.captainWanted && booking.ownerAcceptedAt === null) {
    if (answer === 'decline') await change({ status: 'cancelled', reason: 'The boat is being serviced that week.' });
    if (answer === 'adjust') await change({ ownerAdjusted: true, adjustedStartTime: '18:30' });
    if (answer && CONFIRMING.includes(answer)) ({ status } = await change({ status: 'confirmed' }));
    if (answer === 'propose a change') {
      await business.owner.client.call('POST', `/api/bookings/${booking.id}/changes`, anHourLater(booking));
    }
  }
  if (status === 'confirmed' && answer === 'cancel later') {
    await confirmedLongAgo(business.bookingDatabaseUrl, booking.id);
    await change({ status: 'cancelled', reason: 'The engine has to be replaced, and parts come from overseas.' });
  }
}

/** For as long, an hour later. */
function anHourLater({ startDate, endDate }: BookingView) {
  const later = (text: string) => addHours(new Date(text), 1).toISOString();
  return { startDate: later(startDate), endDate: later(endDate) };
}

/** Whoever cancels late lets the renter choose between refund and credit; no call makes time pass. */
async function confirmedLongAgo(databaseUrl: string, bookingId: number): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('UPDATE bookings SET confirmed_at = created_at - make_interval(hours => $2) WHERE id = $1', [
      bookingId,
      2 * PROVIDER_GRACE_HOURS,
    ]);
  } finally {
    await client.end();
  }
}
