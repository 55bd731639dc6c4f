import type {
  BoatView,
  BookingView,
  HoldView,
  RefundPreview,
  RouteResponse,
  createPaymentIntent,
} from '@harbourline/contracts';
import { payWithCard, type Wish } from '@harbourline/client';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { wishFor } from '../people';
import type { Counted } from './calls';
import { dealWithChange, write } from './change';
import type { Chance } from './chance';
import { review } from './review';

/** The boats, captains and cards of a crowd. */
export interface Scene {
  boats: readonly BoatView[];
  captains: readonly number[];
  card: { stripeUrl: string; publishableKey: string };
}

type Intent = RouteResponse<typeof createPaymentIntent>;

/** How far ahead. Only two days are near enough for a charter to be called off, so they stand twice. */
const DAYS = [2, 2, 4, 5, 6, 7, 8];
const HOURS = [10, 12, 14, 16, 18];

/** A renter does one thing: reserves, mostly, or deals with what they have. */
export async function renterActs(me: Counted, scene: Scene, chance: Chance): Promise<void> {
  if (chance.percent(55)) return reserveSomething(me, scene, chance);
  if (me.person.id % 4 === 0 && chance.percent(20)) return close(me);
  const bookings = await me.ask<BookingView[]>('list bookings', 'GET', '/api/bookings?limit=20');
  if (!bookings || bookings.length === 0) return;
  const booking = chance.oneOf(bookings);
  if (booking.status === 'completed') await review(me, booking, 'renter', chance);
  else if (booking.status === 'confirmed' && chance.percent(50))
    await dealWithChange(me, booking, { side: 'renter', captains: scene.captains }, chance);
  else if (booking.status === 'confirmed' && chance.percent(40)) await write(me, booking);
  else await dealWith(me, booking, chance);
}

/** Their account is closed if nothing of theirs is open. One of four may: enough stay however long the crowd goes on. */
async function close(me: Counted): Promise<void> {
  const { password: currentPassword } = me.person;
  const answer = await me.send('close', 'POST', '/api/account/close', { currentPassword });
  me.hasLeft = answer?.status === 204;
}

async function reserveSomething(me: Counted, scene: Scene, chance: Chance): Promise<void> {
  const wish = someWish(scene, chance);
  if (chance.percent(20)) {
    const { boatId, startDate, endDate, guestCount, captainId } = wish;
    const asked = { boatId, startDate, endDate, guestCount, captainId };
    await me.ask('quote', 'POST', '/api/bookings/quote', asked);
  }
  const held = await me.ask<HoldView>('hold', 'POST', '/api/bookings/holds', wish);
  if (!held) return;
  if (chance.percent(8)) return void (await me.send('release', 'DELETE', `/api/bookings/holds/${held.holdId}`));

  const intent = await me.ask<Intent>('pay', 'POST', '/api/create-payment-intent', {
    amount: held.quote.depositAmount * 100,
    currency: 'CAD',
    metadata: { boatId: wish.boatId, holdId: held.holdId },
    useCredit: chance.percent(50),
  });
  if (!intent || chance.percent(5)) return; // wandered off before paying
  const paid = await payBy(me, scene, intent, chance);
  if (!paid || chance.percent(10)) return; // paid, and closed the browser
  await me.send('book', 'POST', '/api/bookings', {
    ...wish,
    holdId: held.holdId,
    paymentIntentId: intent.paymentIntentId,
  });
}

function someWish({ boats, captains }: Scene, chance: Chance): Wish {
  const wish = wishFor(chance.oneOf(boats), chance.oneOf(DAYS), {
    captainId: chance.percent(40) ? chance.oneOf(captains) : null,
  });
  const shift = (chance.oneOf(HOURS) - 14) * 3_600_000;
  const start = new Date(wish.startDate).getTime() + shift;
  const hours = 3 + chance.below(4);
  return {
    ...wish,
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + hours * 3_600_000).toISOString(),
  };
}

async function payBy(me: Counted, { card }: Scene, intent: Intent, chance: Chance): Promise<boolean> {
  const { clientSecret } = intent;
  if (clientSecret === null) return true; // a credit has paid it
  const method = chance.percent(85)
    ? 'pm_card_visa'
    : chance.oneOf(['pm_card_chargeDeclined', 'pm_card_chargeDeclinedInsufficientFunds']);
  const { status } = await payWithCard(card, { clientSecret, method });
  me.count(`card ${status}`);
  return status === 200;
}

async function dealWith(me: Counted, booking: BookingView, chance: Chance): Promise<void> {
  const path = `/api/bookings/${booking.id}`;
  const change = (name: string, body: object) => me.send(name, 'PATCH', path, body);
  if (booking.refund?.creditInstead && booking.refund.choice === null) {
    await me.send('choose', ...acts.chooseRefund(booking.id, chance.oneOf(['credit', 'refund'])));
  } else if (booking.status === 'pending' && booking.ownerAdjusted && chance.percent(60)) {
    await change('accept adjustment', { status: 'confirmed', ownerAdjusted: false });
  } else if (booking.status === 'pending' && chance.percent(40)) {
    const later = (iso: string) => new Date(new Date(iso).getTime() + 3_600_000).toISOString();
    const moved = { startDate: later(booking.startDate), endDate: later(booking.endDate) };
    await me.send('change', ...acts.changeReservation(booking.id, moved));
  } else if (booking.status === 'pending' || booking.status === 'confirmed') {
    await me.ask<RefundPreview>('preview', 'GET', `${path}/refund-preview`);
    if (chance.percent(50)) await change('cancel', { status: 'cancelled' });
  } else {
    await me.ask('history', 'GET', `${path}/history`);
  }
}
