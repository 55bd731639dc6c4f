import { accountClosed, bookingCancelled, bookingUpdated, type BookingState } from '@harbourline/contracts';
import { LEAST_TOTAL_CENTS, reviewDeadline } from '@harbourline/policy';
import type { TestUser } from '@harbourline/test-kit/start-test-identity';
import fc from 'fast-check';
import { publishDueReviews } from '../src/use-cases/publish-due-reviews';
import { admin, captain, otherOwner, owner } from './builders';
import { boatStars, captainStars, ofRenter, TEXT, type Reviews } from './review-world';

export const RENTERS = [51, 52];

type Side = 'renter' | 'owner' | 'stranger';

/** One thing that somebody does to reviews, or that time does. Numbers pick one of those that there are. */
export type Act =
  | { do: 'charter'; renter: number; withCaptain: boolean; paid: boolean; over: boolean; small?: boolean }
  | { do: 'write'; charter: number; side: Side; stars: number; ofCaptain: boolean }
  | { do: 'answer'; review: number; act: 'reply' | 'report'; by: 'reviewed' | 'stranger' }
  | { do: 'judge'; review: number; hidden: boolean }
  | { do: 'take back' | 'set again' | 'cancel'; charter: number }
  | { do: 'close'; renter: number }
  | { do: 'wait'; days: number };

const one = <Name extends Act['do']>(name: Name, rest: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ do: fc.constant(name), ...rest }) as unknown as fc.Arbitrary<Act>;
/** Mostly yes: nearly all that is done to a charter that nobody may review is refused. */
const mostly = fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });
const someOne = fc.nat();

export const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: one('charter', {
        ...{
          renter: fc.constantFrom(0, 1),
          withCaptain: fc.boolean(),
          paid: mostly,
          over: mostly,
          small: fc.boolean(),
        },
      }),
    },
    {
      weight: 8,
      arbitrary: one('write', {
        ...{ charter: someOne, side: fc.constantFrom('renter', 'renter', 'owner', 'owner', 'stranger') },
        ...{ stars: fc.integer({ min: 1, max: 5 }), ofCaptain: fc.boolean() },
      }),
    },
    {
      weight: 3,
      arbitrary: one('answer', {
        ...{ review: someOne, act: fc.constantFrom('reply', 'report'), by: fc.constantFrom('reviewed', 'stranger') },
      }),
    },
    { weight: 2, arbitrary: one('judge', { review: someOne, hidden: fc.boolean() }) },
    { weight: 1, arbitrary: one('take back', { charter: someOne }) },
    { weight: 1, arbitrary: one('set again', { charter: someOne }) },
    { weight: 1, arbitrary: one('cancel', { charter: someOne }) },
    { weight: 1, arbitrary: one('close', { renter: fc.constantFrom(0, 1) }) },
    { weight: 2, arbitrary: one('wait', { days: fc.constantFrom(1, 6, 15) }) },
  ),
  { minLength: 25, maxLength: 50, size: 'max' },
);

/** In which everything comes to pass that lives of reviews have to show. */
export const aWholeLife: Act[] = [
  { do: 'charter', renter: 0, withCaptain: true, paid: true, over: true },
  { do: 'write', charter: 0, side: 'renter', stars: 2, ofCaptain: true },
  { do: 'write', charter: 0, side: 'owner', stars: 4, ofCaptain: false },
  { do: 'answer', review: 0, act: 'reply', by: 'reviewed' },
  { do: 'answer', review: 0, act: 'report', by: 'reviewed' },
  { do: 'judge', review: 0, hidden: true },
  { do: 'charter', renter: 1, withCaptain: false, paid: true, over: true },
  { do: 'write', charter: 1, side: 'renter', stars: 5, ofCaptain: false },
  { do: 'close', renter: 1 },
  { do: 'wait', days: 15 },
  { do: 'write', charter: 1, side: 'owner', stars: 5, ofCaptain: false },
];

export interface Charter {
  booking: BookingState;
  reviewable: boolean;
  /** Its reviews weigh: it is completed, paid and of real size. */
  spent: boolean;
  until: Date;
  /** The sides that have written. */
  written: Set<Side>;
}

export interface Lived {
  charters: Charter[];
  /** What was written, as it was answered: by booking and what it is about. */
  opinions: Map<string, { stars: number[]; text: string }>;
  /** Answers that should have been others. */
  faults: string[];
  /** How often each thing was answered how, such as `write 201`. */
  answers: Map<string, number>;
}

/** Lives through acts, one after the other, and compares each answer to what the rules say. */
export async function liveThrough(world: Reviews, boatId: number, life: readonly Act[]): Promise<Lived> {
  const { catalog } = world;
  const { db, clock } = catalog;
  const lived: Lived = { charters: [], opinions: new Map(), faults: [], answers: new Map() };
  const { charters } = lived;
  const pick = <T>(list: readonly T[], index: number) => list[index % Math.max(1, list.length)];
  const note = (what: string, status: number) => {
    const key = `${what} ${status}`;
    lived.answers.set(key, (lived.answers.get(key) ?? 0) + 1);
    if (status >= 500) lived.faults.push(key);
  };

  for (const act of life) {
    if (act.do === 'wait') {
      clock.pass({ hours: act.days * 24 });
      while ((await publishDueReviews({ db, clock })) > 0);
    } else if (act.do === 'charter') await sail(act);
    else if (act.do === 'write') await write(act);
    else if (act.do === 'answer') await answer(act);
    else if (act.do === 'judge') await judge(act);
    else if (act.do === 'close') {
      const userId = RENTERS[act.renter] ?? 0;
      await catalog.identity.publish(accountClosed, userId, { userId });
    } else await change(act);
  }
  return lived;

  async function sail({
    renter,
    withCaptain,
    paid,
    over,
    small = false,
  }: Extract<Act, { do: 'charter' }>): Promise<void> {
    const ended = clock.now();
    const booking = await world.complete(boatId, {
      ...{ renterId: RENTERS[renter] ?? 0, captainId: withCaptain ? captain.id : null },
      ...{ startDate: new Date(ended.getTime() - 14_400_000).toISOString(), endDate: ended.toISOString() },
      ...(paid ? {} : { paymentIntentId: null, paidDate: null }),
      ...(small ? { totalCents: 300, depositCents: 75 } : {}),
      status: over ? 'completed' : 'confirmed',
    });
    charters.push({
      booking,
      reviewable: paid && over,
      spent: paid && over && !small,
      until: reviewDeadline(ended),
      written: new Set(),
    });
  }

  async function write({ charter, side, stars, ofCaptain }: Extract<Act, { do: 'write' }>): Promise<void> {
    const of = pick(charters, charter);
    if (!of) return;
    const { booking } = of;
    const isOwner = side === 'owner' || (side === 'stranger' && ofCaptain);
    const renter: TestUser = { id: side === 'stranger' ? 99 : booking.renterId, role: 'renter' };
    const as = isOwner ? (side === 'stranger' ? otherOwner : owner) : renter;
    const ofBoat = { boat: { stars: boatStars(stars), text: TEXT } };
    const withCaptain = { ...ofBoat, captain: { stars: captainStars(stars), text: TEXT } };
    const answered = await world.write(as, booking.id, isOwner ? ofRenter(stars) : ofCaptain ? withCaptain : ofBoat);
    note('write', answered.status);
    const wanted = wantedFor(of, side, !isOwner && ofCaptain);
    if (answered.status !== wanted)
      lived.faults.push(`${side} writes of ${booking.id}: ${answered.status} ${JSON.stringify(answered.body)}`);
    if (answered.status !== 201) return;
    of.written.add(side);
    for (const each of answered.body as { about: string; stars: Record<string, number>; text: string }[])
      lived.opinions.set(`${booking.id} ${each.about}`, { stars: Object.values(each.stars), text: each.text });
  }

  function wantedFor({ reviewable, until, written, booking }: Charter, side: Side, ofCaptain: boolean): number {
    if (side === 'stranger') return 404;
    if (written.has(side) || !reviewable || clock.now() > until) return 409;
    return ofCaptain && booking.captainId === null ? 400 : 201;
  }

  async function answer({ review, act, by }: Extract<Act, { do: 'answer' }>): Promise<void> {
    const of = pick(await db.client.review.findMany({ orderBy: { id: 'asc' } }), review);
    if (!of) return;
    const role = ({ boat: 'owner', captain: 'captain', renter: 'renter' } as const)[of.about as 'boat'];
    const as: TestUser = { id: by === 'reviewed' ? of.reviewedId : 98, role };
    const body = act === 'reply' ? { text: 'Thank you very much' } : { reason: 'It is not so' };
    const { status } = await catalog.as(as).post(`/api/reviews/${of.id}/${act}`, body);
    note(act, status);
    if (by === 'stranger' && status !== 404) lived.faults.push(`a stranger’s ${act}: ${status}`);
  }

  async function judge({ review, hidden }: Extract<Act, { do: 'judge' }>): Promise<void> {
    const of = pick(await db.client.review.findMany({ orderBy: { id: 'asc' } }), review);
    if (!of) return;
    const body = hidden ? { hidden, reason: 'Not about the charter' } : { hidden };
    note('judge', (await catalog.as(admin).patch(`/api/admin/reviews/${of.id}`, body)).status);
  }

  async function change({ do: what, charter }: Extract<Act, { charter: number }>): Promise<void> {
    const of = pick(charters, charter);
    if (!of) return;
    const status = { 'take back': 'confirmed', 'set again': 'completed', cancel: 'cancelled' } as const;
    if (what === 'write') return;
    of.booking = await world.happens(what === 'cancel' ? bookingCancelled : bookingUpdated, of.booking, {
      status: status[what],
    });
    of.reviewable = what === 'set again' && of.booking.paymentIntentId !== null;
    of.spent = of.reviewable && of.booking.totalCents >= LEAST_TOTAL_CENTS;
  }
}
