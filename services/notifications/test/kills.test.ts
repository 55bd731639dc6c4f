import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Channel } from '@harbourline/contracts';
import { freePort } from '@harbourline/servers/free-ports';
import { bundleService, replica, type Bundle } from '@harbourline/test-kit/service-process';
import { eventuallyFinds } from '@harbourline/test-kit/eventually';
import { minutes } from '@harbourline/test-kit/patience';
import { openDb } from './support/open-db';
import { OWNER } from './support/people';
import { queueDeliveries } from './support/queue-deliveries';
import { messageIdOf, startScriptedSmtp, type ScriptedSmtp, type Verdict } from './support/scripted-smtp';
import { startSmsProvider, type SmsProvider } from './support/start-sms-provider';
import { startSurroundings, type Surroundings } from './support/start-surroundings';

const EMAILS = 140;
const SMS = 24;
/** After how many more emails it is killed: in the very moment that one was accepted, or a little later. */
const KILLS = [
  { after: 10, laterMs: 0 },
  { after: 15, laterMs: 7 },
  { after: 20, laterMs: 0 },
  { after: 25, laterMs: 23 },
  { after: 30, laterMs: 0 },
];

/** Otherwise no SMS goes out that is not about a paid booking. */
const PROVEN = { phoneConfirmed: true, smsEnabled: true };

let surroundings: Surroundings;
let provider: SmsProvider;
let smtp: ScriptedSmtp;
let bundle: Bundle;
let service: ReturnType<typeof replica>;
let database: ReturnType<typeof openDb>;
let accepted: (count: number) => void = () => undefined;
beforeAll(async () => {
  const port = await freePort();
  smtp = await startScriptedSmtp(port, {
    onMessage: async (nth): Promise<Verdict> => {
      await pause(15);
      // Once the answer has been written.
      setImmediate(() => accepted(nth));
      return 'accept';
    },
  });
  provider = await startSmsProvider();
  surroundings = await startSurroundings({
    ...provider.environment,
    PORT: String(await freePort()),
    SMTP_URL: `smtp://127.0.0.1:${port}`,
  });
  bundle = await bundleService(join(__dirname, '..'));
  service = replica(bundle.main, surroundings.environment);
  database = openDb(surroundings);
});
afterAll(async () => {
  await service?.kill();
  await database?.close();
  await bundle?.remove();
  await surroundings?.stop();
  await Promise.all([provider?.stop(), smtp?.stop()]);
});

/** Lets it send, and kills it after so many emails. */
async function sendAndKill({ after, laterMs }: { after: number; laterMs: number }): Promise<void> {
  const until = smtp.messages.length + after;
  const reached = new Promise<void>((resolve) => {
    accepted = (count) => count >= until && resolve();
  });
  await service.start();
  await reached;
  if (laterMs > 0) await pause(laterMs);
  await service.kill();
}

it(
  'sends everything that waits, however often it is killed, and repeats at most one email and no SMS per kill',
  async () => {
    const { id: recipientId, role, fullName, email, phone } = OWNER;
    await database.client.user.create({ data: { id: recipientId, role, fullName, email, phone, ...PROVEN } });
    const times = (count: number, channel: Channel) =>
      Array.from({ length: count }, () => ({ recipientId, template: 'welcome-owner', channel }));
    const emails = await queueDeliveries(database.client, times(EMAILS, 'email'));
    // Each is on its way for a while, and accepted even if it is killed meanwhile.
    await provider.setFaults({ method: 'POST', effect: 'delay', delayMs: 100 });
    // All to one number and with the same words, so that only the look-up can tell them apart.
    await queueDeliveries(database.client, times(SMS, 'sms'));
    for (const kill of KILLS) await sendAndKill(kill);
    await service.start();
    const rows = await eventuallyFinds(async () => {
      const all = await database.client.delivery.findMany();
      return all.every(({ status }) => status === 'sent') && all;
    });

    const arrived = smtp.messages.map(messageIdOf);
    expect([...new Set(arrived)].sort()).toEqual(emails.map((id) => `<${id}@harbourline.example>`).sort());
    const repeated = arrived.length - EMAILS;
    expect(repeated).toBeLessThanOrEqual(KILLS.length);

    const looked = rows.filter(({ channel, attempts }) => channel === 'sms' && attempts > 1);
    const sids = (await provider.messages()).map(({ sid }) => sid);
    expect(sids.sort()).toEqual(rows.flatMap(({ providerId }) => providerId ?? []).sort());
    expect(sids).toHaveLength(SMS);
    console.log(
      `${KILLS.length} kills: ${repeated} of ${EMAILS} emails accepted twice, ${looked.length} of ${SMS} SMS looked up`,
    );
  },
  minutes(3),
);
