import * as events from '@harbourline/contracts';
import type { BookingState } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import type { ReceivedMail } from '@harbourline/test-kit/inbox';
import { expectGolden } from './support/golden';
import { asReadOf, emptyInbox, startInbox, type Inbox } from './support/inbox';
import { BOOKING, CAPTAIN, changedFrom, CONFIRMED, OWNER, RENTER } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

/** When everything happens that booking tells of. */
const PLACED = new Date('2026-06-28T15:00:00.000Z');
const after = (hours: number) => addHours(PLACED, hours).toISOString();
const clock = new TestClock(PLACED);
let inbox: Inbox;
let notifications: TestNotifications;
let nextId = 100;

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock });
  await notifications.startReplica();
  await notifications.register(RENTER, OWNER, CAPTAIN);
  for (const user of [RENTER, OWNER, CAPTAIN]) await inbox.mail(user, /welcome/i);
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});
beforeEach(async () => {
  clock.set(PLACED);
  // Removes what other tests have left, which would come between.
  await notifications.db().booking.deleteMany();
  await notifications.db().delivery.deleteMany({ where: { status: 'waiting' } });
});

type Kind = 'owner' | 'trip';
const TEMPLATES = {
  owner: ['answer-reminder-owner'],
  trip: ['trip-reminder-captain', 'trip-reminder-renter'],
};
const isReminder = ({ template }: { template: string }) => /-reminder-/.test(template);

/** A booking that waits for its owner until some hours from when it was placed, or begins then. */
const bookingOf = (kind: Kind, hours: number): BookingState =>
  kind === 'owner'
    ? { ...BOOKING, startDate: after(100), endDate: after(104), respondBy: after(hours) }
    : { ...CONFIRMED, startDate: after(hours), endDate: after(hours + 4) };

async function tell(state: BookingState, event: typeof events.bookingUpdated = events.bookingUpdated) {
  const kept = { ...state, id: state.id === BOOKING.id ? (nextId += 1) : state.id };
  const count = () => notifications.db().$queryRaw<{ version: number }[]>`
    SELECT version FROM kit.projection_versions WHERE projection = 'bookings' AND subject = ${String(kept.id)}`;
  const before = (await count())[0]?.version ?? 0;
  await notifications.booking.publish(event, kept.id, kept);
  await eventuallyFinds(async () => ((await count())[0]?.version ?? 0) > before);
  return kept;
}

const remindersOf = async ({ id }: { id: number }) =>
  (await notifications.db().delivery.findMany({ where: { bookingId: id }, orderBy: { template: 'asc' } })).filter(
    isReminder,
  );
const templatesOf = async (booking: { id: number }) => (await remindersOf(booking)).map(({ template }) => template);

/** Makes it some hours later, and waits until reminders that are due then have been written. */
async function letPass(kind: Kind, hours: number): Promise<void> {
  const witness = await tell(bookingOf(kind, hours + (kind === 'owner' ? 3.9 : 23.9)));
  clock.set(after(hours));
  await eventuallyFinds(async () => (await templatesOf(witness)).length > 0);
}

describe.each<[Kind, number, number]>([
  ['owner', 24, 4],
  ['trip', 72, 24],
])('a reminder of kind %s', (kind, time, before) => {
  it.each([
    ['not yet', time - before - 0.001, time, false],
    ['at its hour', time - before, time, true],
    ['late, as long as there is time', time - 0.001, time, true],
    ['not when the time is over', time, time, false],
    ['not when nobody was told of it earlier', before / 2, before, false],
    ['just when somebody was told of it a moment earlier', before / 2, before + 0.001, true],
  ])('comes %s', async (_, now, of, isWritten) => {
    const booking = await tell(bookingOf(kind, of));
    await letPass(kind, now);
    expect(await templatesOf(booking)).toEqual(isWritten ? TEMPLATES[kind] : []);
  });

  it('is written anew for another time, and not again for the one it was written for', async () => {
    const booking = await tell(bookingOf(kind, time));
    await letPass(kind, time - before);
    const moved = { ...bookingOf(kind, time + 2), id: booking.id };
    await tell(moved);
    await tell({ ...moved, guestCount: 3 });
    await letPass(kind, time + 2 - before);
    await tell({ ...bookingOf(kind, time + 2), id: booking.id, guestCount: 4 });
    await letPass(kind, time + 2.5 - before);
    const templates = await templatesOf(booking);
    expect(templates).toEqual([...TEMPLATES[kind], ...TEMPLATES[kind]].sort());
  });

  it('is written once by two replicas, and not again once the projection was made anew', async () => {
    const bookings: BookingState[] = [];
    for (let n = 0; n < 10; n += 1) bookings.push(await tell(bookingOf(kind, time)));
    await letPass(kind, time - before);
    const all = async () => (await Promise.all(bookings.map(remindersOf))).flat().map(({ id }) => id);
    const written = await eventuallyFinds(async () => {
      const each = await Promise.all(bookings.map(templatesOf));
      return each.every(({ length }) => length > 0) && each;
    });
    expect(written).toEqual(bookings.map(() => TEMPLATES[kind]));

    const ids = await all();
    await notifications.db().booking.deleteMany();
    await notifications.operate('rebuild-projection', 'bookings');
    await eventuallyFinds(async () => {
      const rows = await notifications.db().booking.findMany({ where: { id: { in: bookings.map(({ id }) => id) } } });
      return rows.length === 10 && rows.every((row) => row.remindedOfDeadline ?? row.remindedOfStart);
    });
    expect(await all()).toEqual(ids);
  });
});

it('comes for nobody whose charter was called off, and for its new time', async () => {
  const calledOff = { cause: 'weather', by: 'owner', chooseBy: after(200) } as const;
  const trip = await tell(bookingOf('trip', 72));
  await tell({ ...bookingOf('trip', 72), id: trip.id, calledOff }, events.bookingCalledOff);
  await letPass('trip', 48);
  expect(await templatesOf(trip)).toEqual([]);
  await tell({ ...bookingOf('trip', 150), id: trip.id }, events.bookingChangeAccepted);
  await letPass('trip', 126);
  expect(await templatesOf(trip)).toEqual(TEMPLATES.trip);
});

it('keeps since when an answer is waited for, and since when a booking is confirmed, through what changes neither', async () => {
  const row = (id: number) => notifications.db().booking.findUniqueOrThrow({ where: { id } });
  const { id } = await tell(bookingOf('owner', 24));
  expect(await row(id)).toMatchObject({ awaits: 'owner', awaitedSince: PLACED, confirmedSince: null });
  const earlier = new Date('2026-06-01T00:00:00.000Z');
  await notifications.db().booking.update({ where: { id }, data: { awaitedSince: earlier } });
  await tell({ ...bookingOf('owner', 24), id, guestCount: 2 });
  expect(await row(id)).toMatchObject({ awaitedSince: earlier });
  await tell({
    ...bookingOf('owner', 24),
    id,
    adjusted: { startDate: after(101), endDate: after(105), captainId: null },
  });
  expect(await row(id)).toMatchObject({ awaits: 'renter', awaitedSince: PLACED });

  await tell({ ...bookingOf('trip', 72), id });
  expect(await row(id)).toMatchObject({ awaits: null, awaitedSince: null, confirmedSince: PLACED });
  await notifications.db().booking.update({ where: { id }, data: { confirmedSince: earlier } });
  await tell({ ...bookingOf('trip', 72), id, captainId: null, captainWanted: true, respondBy: after(24) });
  expect(await row(id)).toMatchObject({ awaits: 'owner', confirmedSince: earlier, respondBy: new Date(after(24)) });
  await tell({ ...bookingOf('trip', 73), id });
  expect(await row(id)).toMatchObject({ awaits: null, respondBy: null, confirmedSince: PLACED });
});

describe('who is reminded', () => {
  it.each([
    ['an owner and a captain who are both asked', {}, ['answer-reminder-captain', 'answer-reminder-owner']],
    ['a captain who alone is waited for', { ownerAcceptedAt: after(0) }, ['answer-reminder-captain']],
    ['an owner whose captain has accepted', { captainAnswer: 'accepted' }, ['answer-reminder-owner']],
  ] as const)('is %s', async (_, answers, templates) => {
    const booking = await tell({ ...bookingOf('owner', 24), captainAnswer: 'awaited', ...answers });
    await letPass('owner', 20);
    expect(await templatesOf(booking)).toEqual(templates);
  });

  beforeEach(() => emptyInbox(inbox, notifications));
  const read = async (file: string, { id }: BookingState, user: { email: string }) => {
    const isIt = ({ subject, text, to }: ReceivedMail) =>
      to[0]?.address === user.email && text.includes(`#${id}`) && /^(Reminder|Coming up)/.test(subject);
    const mail = await eventuallyFinds(async () => (await inbox.all()).find(isIt));
    expectGolden(file, asReadOf(id, mail));
  };

  it('reads of what, and until when', async () => {
    const toAnswer = await tell(bookingOf('owner', 24));
    const captainLeft = { captainId: null, captainWanted: true, respondBy: after(24) };
    const toReplace = await tell(
      changedFrom({ status: 'confirmed' }, { ...bookingOf('trip', 100), ...captainLeft }),
      events.bookingCaptainLeft,
    );
    await letPass('owner', 20);
    await read('answer-reminder-owner', toAnswer, OWNER);
    await read('answer-reminder-owner.captain-left', toReplace, OWNER);
  });

  it('reads what the day takes', async () => {
    const trip = await tell(bookingOf('trip', 72));
    const withoutCaptain = await tell({ ...bookingOf('trip', 72), captainId: null, dueToCaptainCents: 0 });
    await letPass('trip', 48);
    await read('trip-reminder-renter', trip, RENTER);
    await read('trip-reminder-captain', trip, CAPTAIN);
    await read('trip-reminder-renter.without-captain', withoutCaptain, RENTER);
    expect(await templatesOf(withoutCaptain)).toEqual(['trip-reminder-renter']);
  });

  it('has still something to do when a reminder that had to wait goes out', async () => {
    const answered = await tell(bookingOf('owner', 24));
    const owed = await tell(bookingOf('owner', 24));
    // While nobody can be written to, as their names are not known.
    await notifications.db().user.deleteMany({ where: { id: OWNER.id } });
    await letPass('owner', 20);
    await eventuallyFinds(
      async () => (await templatesOf(owed)).length === 1 && (await templatesOf(answered)).length === 1,
    );
    await tell({ ...CONFIRMED, id: answered.id, startDate: answered.startDate, endDate: answered.endDate });
    const { id, role, fullName, email, phone } = OWNER;
    await notifications.db().user.create({ data: { id, role, fullName, email, phone } });
    const statusOf = async ({ id: bookingId }: BookingState) =>
      (await notifications.deliveries()).find(
        (row) => row.bookingId === bookingId && row.template === 'answer-reminder-owner',
      )?.status;
    await eventuallyFinds(async () => (await statusOf(owed)) === 'sent' && (await statusOf(answered)) !== 'waiting');
    expect(await statusOf(answered)).toBe('skipped');
  });

  it.each<[string, Partial<BookingState>]>([
    ['canceled', { status: 'cancelled', outcome: 'renter_cancelled' }],
    ['called off', { calledOff: { cause: 'weather', by: 'owner', chooseBy: after(200) } }],
  ])('has a charter to come: one that was %s while its reminder had to wait is none', async (_, change) => {
    const [ended, toCome] = [await tell(bookingOf('trip', 72)), await tell(bookingOf('trip', 72))];
    await notifications.db().user.deleteMany({ where: { id: RENTER.id } });
    await letPass('trip', 48);
    await eventuallyFinds(
      async () => (await remindersOf(ended)).length === 2 && (await remindersOf(toCome)).length === 2,
    );
    await tell({ ...ended, ...change });
    const { id, role, fullName, email, phone } = RENTER;
    await notifications.db().user.create({ data: { id, role, fullName, email, phone } });
    const fateOf = async (booking: BookingState) => (await remindersOf(booking)).map(({ status }) => status);
    await eventuallyFinds(async () => (await fateOf(toCome)).every((status) => status === 'sent'));
    await eventuallyFinds(async () => !(await fateOf(ended)).includes('waiting'));
    expect(await fateOf(ended)).toEqual(['skipped', 'skipped']);
  });

  it('has still something to do', async () => {
    const waiting = bookingOf('owner', 24);
    const adjusted = { startDate: after(101), endDate: after(105), captainId: null };
    const done: BookingState[] = [
      { ...CONFIRMED, startDate: after(100), endDate: after(104) },
      { ...waiting, adjusted },
      { ...waiting, status: 'cancelled', outcome: 'owner_declined', respondBy: null },
      { ...bookingOf('trip', 44), status: 'completed' },
      { ...bookingOf('trip', 44), status: 'cancelled', outcome: 'renter_cancelled' },
    ];
    const bookings = [];
    for (const state of done) bookings.push(await tell(state));
    await letPass('owner', 20);
    await letPass('trip', 20.5);
    for (const booking of bookings) expect(await templatesOf(booking)).toEqual([]);
  });
});
