import * as events from '@harbourline/contracts';
import type { BookingState } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { freePort } from '@harbourline/servers/free-ports';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { BOOKING, CAPTAIN, CONFIRMED, OWNER, RENTER } from './support/people';
import { startScriptedSmtp, type ScriptedSmtp } from './support/scripted-smtp';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const TOLD = new Date('2026-06-28T15:00:00.000Z');
const after = (hours: number) => addHours(TOLD, hours).toISOString();
/** When the mail server is back. */
const BACK_AFTER_HOURS = 10;

const TIMES = { startDate: after(200), endDate: after(204) };
const request = (respondBy: string): BookingState => ({ ...BOOKING, ...TIMES, respondBy });
const charter = (changes: Partial<BookingState>): BookingState => ({ ...CONFIRMED, ...TIMES, ...changes });
const PROPOSED = events.bookingChangeProposed.sample.proposedChange as NonNullable<BookingState['proposedChange']>;
const proposedBy = (by: 'renter' | 'owner', respondBy: string) => ({
  proposedChange: { ...PROPOSED, by, respondBy, startDate: after(202), endDate: after(206) },
});
const calledOff = (chooseBy: string) => ({ calledOff: { cause: 'weather', by: 'owner', chooseBy } as const });

type Event = typeof events.bookingUpdated;
/** Who is asked, by which message, for an answer until a time. */
const ASKING: [template: string, event: Event, asks: (until: string) => BookingState][] = [
  ['new-reservation-owner', events.bookingRequested, request],
  [
    'charter-request-captain',
    events.bookingRequested,
    (until) => ({ ...request(until), captainId: CAPTAIN.id, captainAnswer: 'awaited' }),
  ],
  [
    'reservation-adjusted-renter',
    events.bookingAdjusted,
    (until) => ({
      ...request(until),
      adjusted: { startDate: after(201), endDate: after(205), captainId: null },
    }),
  ],
  [
    'choose-captain-owner',
    events.bookingCaptainLeft,
    (until) => charter({ captainId: null, captainWanted: true, respondBy: until }),
  ],
  ['change-proposed-owner', events.bookingChangeProposed, (until) => charter(proposedBy('renter', until))],
  ['change-proposed-renter', events.bookingChangeProposed, (until) => charter(proposedBy('owner', until))],
  ['called-off-renter', events.bookingCalledOff, (until) => charter(calledOff(until))],
  [
    'new-time-proposed-owner',
    events.bookingChangeProposed,
    (until) => charter({ ...calledOff(after(100)), ...proposedBy('renter', until) }),
  ],
];

const clock = new TestClock(TOLD);
let notifications: TestNotifications;
let smtp: ScriptedSmtp | undefined;
let port: number;

beforeAll(async () => {
  port = await freePort();
  notifications = await startNotifications({ smtpUrl: `smtp://127.0.0.1:${port}`, clock });
  await notifications.register(RENTER, OWNER, CAPTAIN);
});
afterAll(async () => {
  await notifications.stop();
  await smtp?.stop();
});

it('asks nobody for an answer whose time was over when the mail server came back', async () => {
  const all = ASKING.flatMap((row) => [
    { row, until: after(BACK_AFTER_HOURS - 0.1) },
    { row, until: after(BACK_AFTER_HOURS) },
  ]);
  for (const [index, { row, until }] of all.entries()) {
    const [, event, asks] = row;
    const id = 1_000 + index;
    await notifications.booking.publish(event, id, { ...asks(until), id });
  }
  const deliveries = () => notifications.db().delivery.findMany({ where: { bookingId: { gte: 1_000 } } });
  const found = (rows: Awaited<ReturnType<typeof deliveries>>) =>
    all.map(({ row: [template] }, index) =>
      rows.find((row) => row.template === template && row.bookingId === 1_000 + index && row.channel === 'email'),
    );
  await eventuallyFinds(async () => {
    const rows = await deliveries();
    const triedInVain = rows.every(({ status, lastError }) => status !== 'waiting' || lastError !== null);
    return triedInVain && found(rows).every(Boolean);
  });

  // The server is back before anything is due again, so that no try is made in vain when the time has come.
  smtp = await startScriptedSmtp(port);
  clock.advance({ hours: BACK_AFTER_HOURS });
  const rows = await eventuallyFinds(async () => {
    await notifications.untilNothingIsDue();
    const now = await deliveries();
    return now.every(({ status }) => status !== 'waiting') && now;
  });
  const [late, inTime] = [{ status: 'skipped', obstacle: { code: 'answer_over' } }, { status: 'sent' }];
  expect(
    found(rows).map((row) => row && { template: row.template, status: row.status, obstacle: row.obstacle }),
  ).toMatchObject(
    all.map(({ row: [template], until }) => ({
      template,
      ...(until < after(BACK_AFTER_HOURS) ? late : inTime),
    })),
  );
});
