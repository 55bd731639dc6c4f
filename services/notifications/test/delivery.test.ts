import { bookingConfirmed } from '@harbourline/contracts';
import { freePort } from '@harbourline/servers/free-ports';
import { RunningClock } from '@harbourline/test-kit/running-clock';
import { TestClock } from '@harbourline/test-kit/test-clock';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { eventuallyLater } from './support/eventually-later';
import { BOOKING, CAPTAIN, IN_TIME, OWNER, RENTER } from './support/people';
import { messageIdOf, startScriptedSmtp, type ScriptedSmtp, type SmtpScript } from './support/scripted-smtp';
import { startNotifications, type TestNotifications } from './support/start-notifications';

let port: number;
let notifications: TestNotifications;
let smtp: ScriptedSmtp | undefined;

async function smtpThat(script: SmtpScript): Promise<ScriptedSmtp> {
  return (smtp = await startScriptedSmtp(port, script));
}

afterEach(async () => {
  await smtp?.stop();
  smtp = undefined;
});

describe('a message', () => {
  const clock = new RunningClock(IN_TIME);
  const later: typeof eventuallyFinds = (look) => eventuallyLater({ ...notifications, clock }, look);
  beforeAll(async () => {
    port = await freePort();
    notifications = await startNotifications({ smtpUrl: `smtp://127.0.0.1:${port}`, clock });
  });
  beforeEach(async () => {
    await notifications.db().delivery.deleteMany();
  });
  afterAll(() => notifications.stop());

  const only = async () => {
    const [row, ...more] = await notifications.deliveries();
    expect(more).toEqual([]);
    return row;
  };

  it('arrives once after the mail server has come back', async () => {
    await notifications.register(RENTER);
    const down = await later(async () => {
      const row = await only();
      return row && row.attempts >= 3 && row;
    });
    expect(down).toMatchObject({ status: 'waiting', sentAt: null });
    expect(down.lastError).toContain('ECONNREFUSED');

    const server = await smtpThat({});
    const sent = await later(async () => {
      const row = await only();
      return row?.status === 'sent' && row;
    });
    expect(sent).toMatchObject({ address: RENTER.email, subject: 'Welcome aboard, Amélie Fournier', dueAt: null });
    expect(sent.sentAt).toBeInstanceOf(Date);
    clock.advance({ seconds: 60 });
    await notifications.untilNothingIsDue();
    expect(server.messages).toHaveLength(1);
  });

  it('about a booking does not overtake an earlier one to the same person', async () => {
    await smtpThat({});
    await notifications.register(RENTER, OWNER, CAPTAIN);
    await eventuallyFinds(async () => {
      const welcomes = await notifications.deliveries();
      return welcomes.length === 3 && welcomes.every(({ status }) => status === 'sent');
    });
    await smtp?.stop();
    await notifications.request(BOOKING);
    const [first] = await eventuallyFinds(async () => {
      const rows = (await notifications.deliveries()).filter(({ template }) => template === 'new-reservation-renter');
      return rows[0] && rows[0].attempts > 0 && rows;
    });
    const { delivery } = notifications.db();
    const where = { id: first?.id ?? '' };
    const dueAt = new Date(clock.now().getTime() + 60_000);
    await eventuallyFinds(async () => {
      await delivery.update({ where, data: { dueAt } });
      // An attempt that was under way has noted when the next one is due.
      await notifications.untilNothingIsDue();
      return (await delivery.findUniqueOrThrow({ where })).dueAt?.getTime() === dueAt.getTime();
    });
    const server = await smtpThat({});
    const toldOf = ({ template }: { template: string }) => template === 'confirmed-booking-renter';
    await notifications.booking.publish(bookingConfirmed, BOOKING.id, {
      ...BOOKING,
      ...{ status: 'confirmed', respondBy: null },
    });
    await eventuallyFinds(async () => (await notifications.deliveries()).some(toldOf));
    await notifications.untilNothingIsDue();
    clock.advance({ seconds: 60 });
    await later(async () => (await notifications.deliveries()).every(({ status }) => status === 'sent'));
    const subjects = server.messages
      .filter((message) => new RegExp(`^To: .*${RENTER.email}`, 'm').test(message))
      .map((message) => /^Subject: (\w+)/m.exec(message)?.[1]);
    expect(subjects).toEqual(['Your', 'Confirmed']);
  });

  it('keeps its Message-ID through every attempt, also when it was accepted and the answer got lost', async () => {
    const server = await smtpThat({
      onMessage: (nth) => (nth === 1 ? '451 try again later' : nth === 2 ? 'lose' : 'accept'),
    });
    await notifications.register({ ...OWNER, id: 31 });
    const sent = await later(async () => {
      const row = await only();
      return row?.status === 'sent' && row;
    });
    expect(sent.attempts).toBe(3);
    const expected = `<${sent.id}@harbourline.example>`;
    expect(server.messages.map(messageIdOf)).toEqual([expected, expected, expected]);
  });

  it('that the mail server refuses for its recipient has failed, with the reason, and is not tried again', async () => {
    const server = await smtpThat({ answers: { RCPT: '550 5.1.1 There is no such mailbox' } });
    await notifications.register({ ...OWNER, id: 32 });
    const failed = await eventuallyFinds(async () => {
      const row = await only();
      return row?.status === 'failed' && row;
    });
    expect(failed).toMatchObject({ attempts: 1, dueAt: null, sentAt: null, address: OWNER.email });
    expect(failed.lastError).toContain('550 5.1.1 There is no such mailbox');
    expect(server.messages).toEqual([]);
  });

  it.each<[string, SmtpScript]>([
    ['refuses the sender', { answers: { MAIL: '550 5.7.1 Sender not allowed here' } }],
    ['puts the recipient off', { answers: { RCPT: '450 4.2.0 Greylisted' } }],
    ['finds our commands out of order', { answers: { RCPT: '503 5.5.1 Bad sequence of commands' } }],
    ['wants us to sign in first', { answers: { RCPT: '530 5.7.0 Authentication required' } }],
    ['relays nothing of ours', { answers: { RCPT: '550 relay not permitted' } }],
    ['has blocked our address', { onMessage: () => '554 5.7.1 Client host blocked' }],
    ['finds the mailbox full', { answers: { RCPT: '552 5.2.2 Mailbox full' } }],
  ])('is tried again when the mail server %s', async (_, script) => {
    await smtpThat(script);
    const id = Math.floor(1_000 + Math.random() * 1_000_000);
    await notifications.register({ ...OWNER, id });
    await later(async () => ((await only())?.attempts ?? 0) >= 2);
    expect(await only()).toMatchObject({ status: 'waiting' });
    await smtp?.stop();
    await smtpThat({});
    await later(async () => (await only())?.status === 'sent');
  });
});

describe('over the days', () => {
  it('tries a message for three days and then calls it failed', async () => {
    const clock = new TestClock('2026-06-01T12:00:00.000Z');
    port = await freePort();
    notifications = await startNotifications({ smtpUrl: `smtp://127.0.0.1:${port}`, clock });
    try {
      await notifications.register(CAPTAIN);
      const row = async () => (await notifications.deliveries())[0];
      const triedAndDueIn = (attempts: number, ms: number) =>
        eventuallyFinds(async () => {
          const { attempts: made, dueAt } = (await row()) ?? {};
          return made === attempts && dueAt?.getTime() === clock.now().getTime() + ms;
        });
      await triedAndDueIn(1, 250);
      clock.advance({ hours: 71.9 });
      await triedAndDueIn(2, 500);
      expect(await row()).toMatchObject({ status: 'waiting' });

      clock.advance({ hours: 0.2 });
      await eventuallyFinds(async () => (await row())?.status === 'failed');
      expect((await row())?.attempts).toBe(3);
      expect((await row())?.lastError).toContain('ECONNREFUSED');
    } finally {
      await notifications.stop();
    }
  });

  it('shows a message to somebody who never became known as failed, after three days', async () => {
    const clock = new TestClock('2026-06-01T12:00:00.000Z');
    notifications = await startNotifications({ smtpUrl: `smtp://127.0.0.1:${port}`, clock });
    try {
      await notifications.request(BOOKING);
      await eventuallyFinds(async () => (await notifications.deliveries()).length === 2);
      clock.advance({ hours: 73 });
      await notifications.restart(async () => undefined);
      await eventuallyFinds(async () => (await notifications.deliveries()).every(({ status }) => status === 'failed'));
      const [row] = await notifications.deliveries();
      expect(row?.attempts).toBe(0);
      expect(row?.lastError).toContain('not known');
    } finally {
      await notifications.stop();
    }
  });
});
