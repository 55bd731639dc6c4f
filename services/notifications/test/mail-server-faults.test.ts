import { freePort } from '@harbourline/servers/free-ports';
import { RunningClock } from '@harbourline/test-kit/running-clock';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { eventuallyLater } from './support/eventually-later';
import { OWNER } from './support/people';
import { queueDeliveries } from './support/queue-deliveries';
import {
  messageIdOf,
  startScriptedSmtp,
  type ScriptedSmtp,
  type SmtpScript,
  type Verdict,
} from './support/scripted-smtp';
import { startNotifications, type TestNotifications } from './support/start-notifications';

const clock = new RunningClock();
let port: number;
let notifications: TestNotifications;
let smtp: ScriptedSmtp | undefined;

async function smtpThat(script: SmtpScript): Promise<ScriptedSmtp> {
  await smtp?.stop();
  return (smtp = await startScriptedSmtp(port, script));
}

beforeAll(async () => {
  port = await freePort();
  notifications = await startNotifications({ smtpUrl: `smtp://127.0.0.1:${port}`, clock, connectWithinMs: 3_000 });
  await notifications.startReplica();
  await notifications.register(OWNER);
  await eventuallyFinds(async () => (await notifications.deliveries()).length > 0);
});
beforeEach(async () => {
  await notifications.db().delivery.deleteMany();
});
afterAll(async () => {
  await notifications.stop();
  await smtp?.stop();
});

const queue = (count: number) =>
  queueDeliveries(
    notifications.db(),
    Array.from({ length: count }, () => ({ recipientId: OWNER.id, template: 'welcome-owner' })),
  );
const allSent = (count: number) =>
  eventuallyLater({ ...notifications, clock }, async () => {
    const rows = await notifications.deliveries();
    return rows.length === count && rows.every(({ status }) => status === 'sent') && rows;
  });

describe('a message arrives once', () => {
  it('after the mail server took connections and said nothing', async () => {
    const hanging = await smtpThat({ silent: true });
    await queue(1);
    await eventuallyFinds(async () => hanging.connections() > 0);
    const stuck = await eventuallyFinds(async () => {
      const [row] = await notifications.deliveries();
      return !!row?.lastError && row;
    });
    expect(stuck).toMatchObject({ status: 'waiting', lastError: 'Greeting never received' });

    const server = await smtpThat({});
    const rows = await allSent(1);
    expect(server.messages.map(messageIdOf)).toEqual(rows.map(({ id }) => `<${id}@harbourline.example>`));
  });

  it('after the mail server died in the middle of it', async () => {
    const server = await smtpThat({ breaksOff: 3 });
    await queue(1);
    const [row] = await allSent(1);
    expect(row?.attempts).toBe(4);
    expect(row?.lastError).toMatch(/closed|reset|EPIPE/i);
    expect(server.messages).toHaveLength(1);
  });

  it('although the mail server needs longer to take it than a replica holds it at first', async () => {
    const server = await smtpThat({
      onMessage: async (): Promise<Verdict> => {
        const dueAt = async () => (await notifications.deliveries())[0]?.dueAt?.getTime() ?? 0;
        const first = await dueAt();
        await eventuallyFinds(async () => (await dueAt()) > first);
        clock.advance({ seconds: 11 }); // the first 15 seconds are over, the renewed ones are not
        await new Promise((resolve) => setTimeout(resolve, 1_500));
        return 'accept';
      },
    });
    await queue(1);
    const [row] = await allSent(1);
    expect(row?.attempts).toBe(1);
    expect(server.messages).toHaveLength(1);
  });

  it('when two replicas send what has waited', async () => {
    await smtp?.stop();
    await queue(30);
    await eventuallyFinds(async () =>
      (await notifications.deliveries()).some(({ lastError }) => lastError?.includes('ECONNREFUSED')),
    );
    const server = await smtpThat({});
    const rows = await allSent(30);
    const ids = rows.map(({ id }) => `<${id}@harbourline.example>`);
    expect(server.messages.map(messageIdOf).sort()).toEqual(ids.sort());
  });
});

it('leaves one message at a time per replica without an answer', async () => {
  let waiting = 0;
  let most = 0;
  await smtpThat({
    onMessage: async (): Promise<Verdict> => {
      most = Math.max(most, (waiting += 1));
      await new Promise((resolve) => setTimeout(resolve, 100));
      waiting -= 1;
      return 'accept';
    },
  });
  await queue(12);
  await allSent(12);
  expect(most).toBe(2);
});
