import { SERVICES } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { providerOf } from '../provider';
import { query } from '../query';
import { storedSentences } from '../stored-sentences';

const SETTLE_MS = 150_000;

/** Waits until nothing is on its way any more: no hold, no event, no refund that could still be sent. */
export async function settle(instance: Instance): Promise<void> {
  const count = async (service: 'booking' | 'payments', sql: string) =>
    Number((await query<{ n: string }>(instance, service, `SELECT count(*) AS n FROM ${sql}`))[0]?.n);
  const left = async () => ({
    holds: await count('booking', `holds WHERE status = 'live'`),
    payments: await count('payments', `payments WHERE status IN ('open', 'processing') AND hold_id IS NOT NULL`),
    refunds: await count('payments', `refunds WHERE status = 'requested'`),
    events: await count('payments', `provider_events WHERE status = 'waiting'`),
    unpublished: await unpublished(instance),
  });
  await eventuallyHolds(left, (seen) => Object.values(seen).every((n) => n === 0), SETTLE_MS);
  // The events that were published last have still to be heard.
  await eventuallyHolds(
    () => unheard(instance),
    (n) => n === 0,
    SETTLE_MS,
  );
}

async function unpublished(instance: Instance): Promise<number> {
  let sum = 0;
  for (const service of SERVICES) {
    const [row] = await query<{ n: string }>(
      instance,
      service,
      'SELECT count(*) AS n FROM kit.outbox WHERE position IS NULL',
    );
    sum += Number(row?.n);
  }
  return sum;
}

/** Bookings that payments has not heard the last of. */
async function unheard(instance: Instance): Promise<number> {
  const last = await query<{ id: number; version: number }>(instance, 'booking', 'SELECT id, version FROM bookings');
  const heard = await query<{ subject: string; version: number }>(
    instance,
    'payments',
    `SELECT subject, version FROM kit.projection_versions WHERE projection = 'bookings'`,
  );
  const versions = new Map(heard.map(({ subject, version }) => [subject, version]));
  return last.filter(({ id, version }) => (versions.get(String(id)) ?? 0) < version).length;
}

export const FAULTLESS = {
  ...{ overlaps: [], leftSlots: [], ledger: [], money: [], accounts: [], deadLetters: [], reviews: [], closed: [] },
  sentences: [],
};

/**
 * Whatever must never be. Deadlines go on ending bookings meanwhile, and the money follows a moment later: what the
 * books and the bookings say is looked at until they agree, or do not for good.
 */
export async function faultsOf(instance: Instance): Promise<Record<keyof typeof FAULTLESS, unknown[]>> {
  const overlapping = await overlaps(instance);
  const look = async () => ({ overlaps: overlapping, ...(await moneyAndEvents(instance)) });
  return eventuallyHolds(look, (faults) => Object.values(faults).every(({ length }) => length === 0));
}

async function moneyAndEvents(instance: Instance) {
  return {
    leftSlots: await leftSlots(instance),
    ledger: await ledgerFaults(instance),
    money: await moneyFaults(instance),
    accounts: await accountFaults(instance),
    deadLetters: await deadLetters(instance),
    reviews: await reviewFaults(instance),
    closed: await leftOpen(instance),
    sentences: await storedSentences(instance),
  };
}

/**
 * Reviews that one side reads before it has written, or that nobody reads though both have, and ratings that differ from
 * the reviews shown: who reviews a boat again has one voice.
 */
function reviewFaults(instance: Instance): Promise<object[]> {
  return query(
    instance,
    'catalog',
    `SELECT 'charter ' || booking_id AS what FROM reviews GROUP BY booking_id
     HAVING bool_or(published) <> (count(DISTINCT about = 'renter') = 2)
     UNION ALL
     SELECT 'boat ' || b.id FROM boats b
     WHERE (reviews_shown, review_count) <> (
       SELECT count(*), count(DISTINCT author_id) FILTER (WHERE weighs) FROM reviews
       WHERE about = 'boat' AND subject_id = b.id AND published AND hidden_at IS NULL)`,
  );
}

/** What renters who have closed their accounts would still have to answer. */
async function leftOpen(instance: Instance): Promise<object[]> {
  const closed = await query<{ id: number }>(instance, 'identity', 'SELECT id FROM users WHERE closed_at IS NOT NULL');
  const ids = [0, ...closed.map(({ id }) => id)].join();
  return query(
    instance,
    'booking',
    `SELECT id, status FROM bookings WHERE renter_id IN (${ids}) AND status IN ('pending', 'confirmed')
     UNION ALL
     SELECT 0, 'hold' FROM holds WHERE renter_id IN (${ids}) AND status = 'live'`,
  );
}

/** Bookings and holds that share a boat or a captain at the same time. */
async function overlaps(instance: Instance): Promise<object[]> {
  return query(
    instance,
    'booking',
    `WITH taken AS (
       SELECT 'booking ' || id AS what, reservation_id AS r, boat_id, captain_id, start_date, end_date FROM bookings
       WHERE status <> 'cancelled'
       UNION ALL
       SELECT 'hold ' || id, id, boat_id, captain_id, start_date, end_date FROM holds WHERE status = 'live' AND exclusive
     )
     SELECT a.what AS one, b.what AS other FROM taken a JOIN taken b
       ON a.r < b.r AND (a.boat_id = b.boat_id OR a.captain_id = b.captain_id)
       AND a.start_date < b.end_date AND b.start_date < a.end_date`,
  );
}

/** Slots that are kept for nothing: of a proposal that is over, or of a booking that is. */
async function leftSlots(instance: Instance): Promise<object[]> {
  return query(
    instance,
    'booking',
    `SELECT kind, b.id FROM claims JOIN bookings b USING (reservation_id)
     WHERE b.status = 'cancelled'
       OR (kind = 'proposal' AND NOT b.owner_adjusted AND b.change_proposal IS NULL)`,
  );
}

/** Faults of the books: transactions that do not sum to zero, and the sum of all. */
export async function ledgerFaults(instance: Instance): Promise<object[]> {
  const unbalanced = await query(
    instance,
    'payments',
    'SELECT transaction, sum(cents) AS cents FROM ledger_entries GROUP BY transaction HAVING sum(cents) <> 0',
  );
  const [all] = await query<{ cents: string }>(
    instance,
    'payments',
    'SELECT coalesce(sum(cents), 0) AS cents FROM ledger_entries',
  );
  return all?.cents === '0' ? unbalanced : [...unbalanced, { sum: all?.cents }];
}

interface BookingRow {
  id: number;
  intent: string | null;
  status: string;
  deposit: number;
  refund: number | null;
  choice: string | null;
  credit_instead: boolean;
}

interface PaymentRow {
  intent: string;
  status: string;
  amount: number;
  credit: number;
  captured: number;
}

/**
 * The payments on which provider, payments and bookings do not agree to the cent: each captured deposit has exactly one
 * booking or its refund, and each ended booking has given back what its rule says, by card, as credit, or both.
 */
export async function moneyFaults(instance: Instance): Promise<string[]> {
  const bookings = await query<BookingRow>(
    instance,
    'booking',
    `SELECT id, payment_intent_id AS intent, status, deposit_cents AS deposit, refund_cents AS refund,
       refund_choice AS choice, credit_instead FROM bookings WHERE payment_intent_id IS NOT NULL`,
  );
  const payments = await query<PaymentRow>(
    instance,
    'payments',
    `SELECT intent_id AS intent, status, amount_cents AS amount, credit_cents AS credit, captured_cents AS captured
     FROM payments WHERE intent_id IS NOT NULL`,
  );
  const provider = await providerOf(instance).state();
  const refundedBy = new Map<string, number>();
  for (const { payment_intent, amount, status } of provider.refunds)
    if (status === 'succeeded') refundedBy.set(payment_intent, (refundedBy.get(payment_intent) ?? 0) + amount);
  const failing = new Set(
    (
      await query<{ intent: string }>(
        instance,
        'payments',
        `SELECT p.intent_id AS intent FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.status = 'failed'`,
      )
    ).map(({ intent }) => intent),
  );

  const faults: string[] = [];
  const claimed = new Map(bookings.map((booking) => [booking.intent, booking]));
  if (claimed.size !== bookings.length) faults.push('two bookings claim one payment');
  for (const payment of payments) {
    const { intent } = payment;
    const known = provider.intents.find(({ id }) => id === intent);
    const received = known?.status === 'succeeded' ? known.amount_received : 0;
    if (received !== payment.captured) faults.push(`${intent}: captured ${payment.captured}, provider has ${received}`);
    const refunded = refundedBy.get(intent) ?? 0;
    const booking = claimed.get(intent);
    if (payment.status !== 'succeeded') {
      if (booking) faults.push(`booking ${booking.id} claims ${intent}, which is ${payment.status}`);
      continue;
    }
    if (payment.captured + payment.credit !== payment.amount) faults.push(`${intent}: not the whole deposit`);
    const wanted = booking ? refundByCard(booking, payment) : payment.captured;
    if (refunded !== wanted && !(refunded === 0 && failing.has(intent)))
      faults.push(`${intent}: ${refunded} went back, ${wanted} should have (booking ${booking?.id ?? 'none'})`);
  }
  for (const { id, intent } of bookings)
    if (!payments.some((payment) => payment.intent === intent)) faults.push(`booking ${id} has no payment`);
  return faults;
}

/** The part of a deposit that goes back to the card; the rest of it goes back as credit, if at all. */
function refundByCard({ status, refund, choice, credit_instead }: BookingRow, { captured }: PaymentRow): number {
  if (status !== 'cancelled' || !refund) return 0;
  if (credit_instead && choice !== 'refund') return 0;
  return Math.min(refund, captured);
}

/** The accounts that differ from what provider and bookings say. */
export async function accountFaults(instance: Instance): Promise<string[]> {
  const rows = await query<{ account: string; cents: string }>(
    instance,
    'payments',
    'SELECT account, sum(cents) AS cents FROM ledger_entries GROUP BY account',
  );
  const books = new Map(rows.map(({ account, cents }) => [account, Number(cents)]));
  const provider = await providerOf(instance).state();
  const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0);
  const atProvider =
    sum(provider.intents.filter(({ status }) => status === 'succeeded').map(({ amount_received }) => amount_received)) -
    sum(provider.refunds.filter(({ status }) => status === 'succeeded').map(({ amount }) => amount));
  const [held] = await query<{ cents: string }>(
    instance,
    'booking',
    `SELECT coalesce(sum(deposit_cents), 0) AS cents FROM bookings
     WHERE payment_intent_id IS NOT NULL AND status IN ('pending', 'confirmed')`,
  );
  const [credits] = await query<{ cents: string }>(
    instance,
    'payments',
    `SELECT (SELECT coalesce(sum(amount_cents), 0) FROM credits)
       - (SELECT coalesce(sum(cents), 0) FROM credit_uses WHERE status = 'used') AS cents`,
  );
  const wanted = { provider: atProvider, deposits: -Number(held?.cents), credits: -Number(credits?.cents) };
  return Object.entries(wanted).flatMap(([account, cents]) => {
    const booked = books.get(account) ?? 0;
    return booked === cents ? [] : [`${account}: ${booked} in the books, ${cents} in fact`];
  });
}

async function deadLetters(instance: Instance): Promise<object[]> {
  const letters: object[] = [];
  for (const service of SERVICES)
    letters.push(
      ...(await query(instance, service, 'SELECT handler, error FROM kit.dead_letters WHERE resolved_at IS NULL')),
    );
  return letters;
}
