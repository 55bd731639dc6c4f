import type { BoatView, BookingView } from '@harbourline/contracts';
import { ApiClient, freshPhone, reserve } from '@harbourline/client';
import type { Instance } from '@harbourline/local';
import { blockCalendar } from '@harbourline/local/demo/block-calendar';
import { bookPastCharters } from '@harbourline/local/demo/book-past-charters';
import { type DemoBusiness, openDemoBusiness } from '@harbourline/local/demo/demo-business';
import { DEMO_FLEET } from '@harbourline/local/demo/fleet';
import { DEMO_CAPTAINS, DEMO_OWNERS, DEMO_RENTERS } from '@harbourline/local/demo/people';
import { offerCaptains } from '@harbourline/local/demo/offer-captains';
import { reserveExamples } from '@harbourline/local/demo/reserve-examples';
import { signInAs } from '@harbourline/local/demo/sign-in-as';
import { writeMessages } from '@harbourline/local/demo/write-messages';
import { untilOffered } from '@harbourline/local/demo/until-offered';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { query } from '../query';
import { listBoat, wishFor } from '../people';
import type { Places } from './pages-of';

/** The demo's bookings in all of their states, on boats with pictures that are quickly made. */
export async function fillWithExamples(instance: Instance): Promise<Places> {
  const { gatewayUrl, services } = instance;
  const owner = await signInAs(gatewayUrl, first(DEMO_OWNERS));
  const listed = await owner.client.call<BoatView[]>('GET', `/api/boats/owner/${owner.id}`);
  for (const { owner: at, hour: _hour, ...boat } of DEMO_FLEET) {
    if (at === 0 && !listed.some(({ boatName }) => boatName === boat.boatName)) await listBoat(owner, boat);
  }
  await offerCaptains(gatewayUrl);
  const business = await openDemoBusiness(gatewayUrl, services.booking.databaseUrl);
  const captain = await signInAs(gatewayUrl, first(DEMO_CAPTAINS).captain);
  const rates = business.boats.map(({ id }) => ({ boatId: id, captainId: captain.id, rate: 65 }));
  await captain.client.call('POST', '/api/captain-rates', { rates });
  await reserveExamples(gatewayUrl, business);
  await bookPastCharters(gatewayUrl, business);
  await blockCalendar(business);
  await writeMessages(gatewayUrl, business);
  await reserveWithCaptainWhoLeaves(gatewayUrl, business, captain);
  const renter = await signInAs(gatewayUrl, first(DEMO_RENTERS));
  await bookMoneyToLookInto(instance, { renterId: renter.id, ownerId: owner.id });
  const bookings = await renter.client.call<BookingView[]>('GET', '/api/bookings');
  const pending = bookings.filter(({ status }) => status === 'pending');
  const confirmed = bookings.filter(({ status, boatName }) => status === 'confirmed' && boatName === 'Second Wind');
  return {
    ...{ boatId: first(business.boats).id, bookingId: first(pending).id, confirmedId: first(confirmed).id },
    ...{ renterId: renter.id, ownerId: owner.id, captainId: captain.id },
    newcomer: await registerWithoutAgreeing(gatewayUrl),
  };
}

/** The owner of a boat whose captain has left looks for another. */
async function reserveWithCaptainWhoLeaves(
  gatewayUrl: string,
  { owner, boats: [boat] }: DemoBusiness,
  captain: { client: ApiClient; id: number },
): Promise<void> {
  const renter = await signInAs(gatewayUrl, last(DEMO_RENTERS));
  const existing = await owner.client.call<BookingView[]>('GET', '/api/bookings');
  if (!boat || existing.some(({ captainWanted }) => captainWanted)) return;
  await untilOffered(renter.client, boat.id, captain.id);
  const { id } = await reserve(renter.client, wishFor(boat, 45, { captainId: captain.id }));
  await owner.client.call('PATCH', `/api/bookings/${id}`, { status: 'confirmed' });
  await captain.client.call(...acts.leaveCharter(id, 'My own boat needs me.'));
}

/** Fills an administrator's payments: a deposit to give back by hand, a payout, a difference, a dispute. */
async function bookMoneyToLookInto(instance: Instance, who: { renterId: number; ownerId: number }): Promise<void> {
  const add = (sql: string, values: unknown[] = []) =>
    query(instance, 'payments', `${sql} ON CONFLICT DO NOTHING`, values);
  await add(
    `INSERT INTO outside_deposits (booking_id, renter_id, boat_title, deposit_cents, paid_at, settled_version, due_cents, due_since)
     VALUES (900001, $1, '45ft Sea Ray Sundancer', 20000, '2020-01-01', 2, 20000, '2020-02-01')`,
    [who.renterId],
  );
  await add(
    `INSERT INTO payouts (booking_id, owner_id, boat_title, charter_end, amount_cents, tax_cents, commission_cents, due_at)
     VALUES (900001, $1, '45ft Sea Ray Sundancer', '2020-01-01', 16600, 0, 24900, '2020-02-01')`,
    [who.ownerId],
  );
  await add(
    `INSERT INTO discrepancies (kind, provider_id, detail, cents, found_at)
     VALUES ('unknown_payment', 'pi_pages', 'Nobody knows it', -100, now())`,
  );
  await add(
    `INSERT INTO disputes (payment_id, provider_dispute_id, amount_cents, reason, status, opened_at)
     SELECT min(id), 'dp_pages', 20000, 'fraudulent', 'open', now() FROM payments WHERE status = 'succeeded'`,
  );
}

/** Somebody who is asked to accept the terms as soon as they sign in. */
async function registerWithoutAgreeing(gatewayUrl: string): Promise<Places['newcomer']> {
  const newcomer = { phone: freshPhone(), password: 'a-long-way-out' };
  const person = { ...newcomer, fullName: 'Not Yet Agreed', role: 'renter', email: `${newcomer.phone}@example.com` };
  await new ApiClient(gatewayUrl).call('POST', '/api/auth/register', person);
  return newcomer;
}

function last<T>(list: readonly T[]): T {
  return first(list.slice(-1));
}

function first<T>(list: readonly T[]): T {
  const [one] = list;
  if (one === undefined) throw new Error('there is none');
  return one;
}
