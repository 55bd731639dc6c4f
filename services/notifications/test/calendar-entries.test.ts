import * as events from '@harbourline/contracts';
import type { BoatBoarding, BookingState, bookingState, EventDefinition } from '@harbourline/contracts';
import { addHours, NOTICE_HOURS } from '@harbourline/policy';
import { eventually } from '@harbourline/test-kit/eventually';
import type { ReceivedMail } from '@harbourline/test-kit/inbox';
import { RunningClock } from '@harbourline/test-kit/running-clock';
import ICAL from 'ical.js';
import { emptyInbox, startInbox, type Inbox } from './support/inbox';
import { ADMIN, BOOKING, CAPTAIN, CONFIRMED, NEW_CAPTAIN, OWNER, RENTER, changedFrom, ended } from './support/people';
import { startNotifications, type TestNotifications } from './support/start-notifications';

let inbox: Inbox;
let notifications: TestNotifications;
let id = 700;
const clock = new RunningClock();

beforeAll(async () => {
  inbox = await startInbox();
  notifications = await startNotifications({ smtpUrl: inbox.smtpUrl, clock });
  for (const user of [RENTER, OWNER, CAPTAIN, NEW_CAPTAIN]) {
    await notifications.register(user);
    await inbox.mail(user, /welcome/i);
  }
});
afterAll(async () => {
  await notifications.stop();
  await inbox.stop();
});
beforeEach(async () => {
  await emptyInbox(inbox, notifications);
  id += 1;
});

const UID = '0b0c7f6e-9a0b-4a51-8c1d-2b6f3f6f1a02';
const publish = (event: EventDefinition<typeof bookingState>, state: BookingState, revision: number) =>
  notifications.booking.publish(event, id, { ...state, id, reservationId: UID, revision }, revision);

/** What a mail puts into its reader's calendar; undefined where it brings nothing for it. */
async function entryIn(mail: ReceivedMail) {
  const file = await inbox.calendarOf(mail);
  if (file === undefined) return undefined;
  const calendar = ICAL.Component.fromString(file);
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('there is no entry');
  const event = new ICAL.Event(component);
  return {
    ...{ method: calendar.getFirstPropertyValue('method'), uid: event.uid, sequence: event.sequence },
    ...{ title: event.summary, description: event.description, start: event.startDate.toString() },
    ...{ to: event.attendees.map((attendee) => attendee.getFirstValue()), url: component.getFirstPropertyValue('url') },
  };
}
const entryTo = async (user: { email: string }, subject: RegExp) => entryIn(await inbox.mail(user, subject));

it('goes with a confirmation, to each of the three as what they may know', async () => {
  await publish(events.bookingConfirmed, changedFrom({}, CONFIRMED), 2);
  const renter = await entryTo(RENTER, /Confirmed/);
  expect(renter).toMatchObject({
    ...{ method: 'REQUEST', uid: UID, sequence: 2, title: 'Charter: Northern Light', start: '2026-07-04T14:00:00' },
    ...{ to: [`mailto:${RENTER.email}`], url: `https://harbourline.example/renter-dashboard?booking=${id}` },
  });
  expect(renter?.description).toContain(`Owner: ${OWNER.fullName}, +1 416 555 0103, ${OWNER.email}`);
  expect(renter?.description).toContain('We are celebrating a birthday.\nCould we bring a cake?');
  expect(renter?.description).not.toContain(CAPTAIN.email);
  const owner = await entryTo(OWNER, /Confirmed/);
  expect(owner).toMatchObject({ uid: UID, to: [`mailto:${OWNER.email}`] });
  expect(owner?.description).toContain(RENTER.email);
  expect((await entryTo(CAPTAIN, /New charter/))?.url).toBe(
    `https://harbourline.example/captain-dashboard?booking=${id}`,
  );
});

const boat = { ...events.boatUpdated.sample, id: BOOKING.boatId };
async function boards(version: number, boarding: BoatBoarding): Promise<void> {
  await notifications.catalog.publish(events.boatUpdated, boat.id, { ...boat, boarding }, version);
  await eventually('the boat being known', async () => {
    const row = await notifications.db().boarding.findUnique({ where: { id: boat.id } });
    return (row?.boarding as BoatBoarding | undefined)?.marina === boarding.marina;
  });
}

it('and its mail say how to board once the charter is confirmed, as the owner says then', async () => {
  const SECRETS = /Pier 4|245 Queens|Third slip|43[.]638/;
  const place = { latitude: 43.6387, longitude: -79.3837 };
  await boards(2, {
    marina: 'Pier 4 Marina',
    address: '245 Queens Quay',
    dock: 'Third slip',
    place,
    minutesBefore: 30,
  });
  await publish(events.bookingRequested, { ...BOOKING, respondBy: addHours(clock.now(), 24).toISOString() }, 1);
  for (const reader of [RENTER, OWNER]) expect((await inbox.mail(reader, /./)).text).not.toMatch(SECRETS);
  await emptyInbox(inbox, notifications);

  await publish(events.bookingConfirmed, changedFrom({}, CONFIRMED), 2);
  for (const [reader, subject] of [
    [RENTER, /Confirmed/],
    [CAPTAIN, /New charter/],
  ] as const) {
    const mail = await inbox.mail(reader, subject);
    for (const said of ['Pier 4 Marina, 245 Queens Quay', 'Third slip', '30 minutes early', '43.6387%2C-79.3837'])
      expect(mail.text).toContain(said);
    expect(await inbox.calendarOf(mail)).toContain('GEO:43.638700;-79.383700');
  }

  await boards(3, { marina: 'Outer Harbour' });
  const moved = { ...CONFIRMED, startDate: '2026-07-04T19:00:00.000Z', endDate: '2026-07-04T23:00:00.000Z' };
  await publish(events.bookingUpdated, changedFrom({ status: 'confirmed' }, moved), 3);
  const changed = await inbox.mail(RENTER, /Changed/);
  const all = `${changed.text}${await inbox.calendarOf(changed)}`;
  expect(all).toContain('Outer Harbour');
  expect(all).not.toMatch(SECRETS);
});

it.each([
  [
    'was called off',
    events.bookingCalledOff,
    { calledOff: { cause: 'weather', by: 'owner', chooseBy: '2026-07-04T00:00:00.000Z' } },
    RENTER,
    /Confirmed/,
  ],
  ['has ended', events.bookingCancelled, ended('owner_cancelled'), RENTER, /Confirmed/],
  ['is another captain’s', events.bookingCaptainReplaced, { captainId: NEW_CAPTAIN.id }, CAPTAIN, /New charter/],
] as const)(
  'does not say how to board in a mail that is sent again when the charter %s',
  async (_, event, change, to, subject) => {
    await boards(4, { marina: 'Last Pier' });
    await publish(events.bookingConfirmed, changedFrom({}, CONFIRMED), 2);
    expect((await inbox.mail(to, subject)).text).toContain('Last Pier');
    const { id: delivery = '' } =
      (await notifications.deliveries()).findLast(
        (row) => row.recipientId === to.id && subject.test(row.subject ?? ''),
      ) ?? {};
    await publish(event, changedFrom({ status: 'confirmed' }, { ...CONFIRMED, ...change }), 3);
    await eventually('the change being known', async () => {
      const row = await notifications.db().booking.findUnique({ where: { id } });
      return (row?.state as BookingState | undefined)?.revision === 3;
    });
    await emptyInbox(inbox, notifications);
    const failed = { status: 'failed', dueAt: null, sentAt: null, lastError: '550 nobody' };
    await notifications.db().delivery.update({ where: { id: delivery }, data: failed });
    expect((await notifications.as(ADMIN).post(`/api/admin/deliveries/${delivery}/send-again`)).status).toBe(200);
    const again = await inbox.mail(to, subject);
    expect(`${again.text}${await inbox.calendarOf(again)}`).not.toContain('Last Pier');
  },
);

it('is replaced by a change, and taken back by the end, as the same entry in later versions', async () => {
  await publish(events.bookingConfirmed, changedFrom({}, CONFIRMED), 2);
  const moved = { ...CONFIRMED, startDate: '2026-07-04T19:00:00.000Z', endDate: '2026-07-04T23:00:00.000Z' };
  await publish(events.bookingUpdated, changedFrom({ status: 'confirmed' }, moved), 3);
  const off = { ...moved, status: 'cancelled', outcome: 'owner_cancelled', refundCents: BOOKING.depositCents } as const;
  await publish(events.bookingCancelled, changedFrom({ ...moved, status: 'confirmed' }, off), 4);
  for (const [user, first, last] of [
    [RENTER, /Confirmed/, /was canceled/],
    [OWNER, /Confirmed/, /anceled/],
    [CAPTAIN, /New charter/, /No longer your charter/],
  ] as const) {
    const [confirmed, changed, canceled] = [
      await entryTo(user, first),
      await entryTo(user, /Changed/),
      await entryTo(user, last),
    ];
    expect([confirmed, changed, canceled]).toMatchObject([
      { method: 'REQUEST', uid: UID, sequence: 2, start: '2026-07-04T14:00:00' },
      { method: 'REQUEST', uid: UID, sequence: 3, start: '2026-07-04T15:00:00' },
      { method: 'CANCEL', uid: UID, sequence: 4, title: 'Canceled: Northern Light' },
    ]);
    for (const secret of [OWNER.email, RENTER.email, '555']) expect(canceled?.description).not.toContain(secret);
  }
});

it('is taken from a captain whose charter it is no longer, and given to the next one', async () => {
  const other = { ...CONFIRMED, captainId: NEW_CAPTAIN.id };
  await publish(events.bookingCaptainReplaced, changedFrom({ status: 'confirmed' }, other), 5);
  const gone = await entryTo(CAPTAIN, /No longer your charter/);
  expect(gone).toMatchObject({ method: 'CANCEL', uid: UID, sequence: 5 });
  expect(gone?.description).toBe(`Booking #${id} is no longer your charter.`);
  expect(await entryTo(NEW_CAPTAIN, /New charter/)).toMatchObject({ method: 'REQUEST', uid: UID, sequence: 5 });
});

it('does not go with a request, with events of old, or once more with the choice of a refund', async () => {
  await publish(events.bookingRequested, { ...BOOKING, respondBy: addHours(clock.now(), 24).toISOString() }, 1);
  expect(await entryTo(RENTER, /./)).toBeUndefined();
  expect(await entryTo(OWNER, /./)).toBeUndefined();
  await emptyInbox(inbox, notifications);
  id += 1;
  const { reservationId: _, revision: __, ...old } = CONFIRMED;
  await notifications.booking.publish(events.bookingConfirmed, id, { ...old, id });
  expect(await entryTo(RENTER, /Confirmed/)).toBeUndefined();
  id += 1;
  const chosen = { ...ended('owner_cancelled'), refundChoice: 'refund' } as const;
  await publish(events.bookingRefundChosen, changedFrom({ status: 'cancelled' }, chosen), 6);
  expect(await entryTo(RENTER, /refund/i)).toBeUndefined();
});

it('of a request that a renter has taken home is taken back when it is declined', async () => {
  await publish(events.bookingDeclined, changedFrom({ status: 'pending' }, ended('owner_declined')), 2);
  expect(await entryTo(RENTER, /was canceled/)).toMatchObject({ method: 'CANCEL', uid: UID, sequence: 2 });
});

it('names somebody whose name may not be said by their address alone', async () => {
  const renter = { ...RENTER, id: 77, fullName: 'Win at evil.example', email: 'old-name@example.com' };
  await notifications.register(renter);
  await publish(events.bookingConfirmed, { ...CONFIRMED, renterId: 77 }, 2);
  for (const [user, subject] of [
    [renter, /Confirmed/],
    [OWNER, /Confirmed/],
  ] as const)
    expect(await inbox.calendarOf(await inbox.mail(user, subject))).not.toContain('evil');
});

describe('other boats', () => {
  const SEE = /See boats for/;
  const declinedFor = (hours: number) => {
    const startDate = addHours(clock.now(), hours);
    const time = { startDate: startDate.toISOString(), endDate: addHours(startDate, 4).toISOString() };
    return changedFrom({ ...time, status: 'pending' }, { ...ended('owner_declined'), ...time });
  };

  it('are a link in the mail where the time can still be reserved', async () => {
    await publish(events.bookingDeclined, declinedFor(NOTICE_HOURS + 1), 2);
    const { text } = await inbox.mail(RENTER, /was canceled/);
    expect(text).toMatch(SEE);
    expect(text).toContain(`https://harbourline.example/renter-dashboard?booking=${id}\n`);
  });

  it.each([NOTICE_HOURS - 1, -1])('are none where it starts in %s hours', async (hours) => {
    await publish(events.bookingDeclined, declinedFor(hours), 2);
    expect((await inbox.mail(RENTER, /was canceled/)).text).not.toMatch(SEE);
  });
});
