import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from '@harbourline/sandbox';

export const ACCOUNT_SID = 'AC00000000000000000000000000000001';
export const AUTH_TOKEN = 'only-for-tests-auth-token';
export const SMS_FROM = '+16475550100';

export interface ReceivedSms {
  sid: string;
  to: string;
  from: string;
  body: string;
}

export interface Fault {
  method?: 'GET' | 'POST';
  effect: 'fail' | 'lose-answer' | 'close' | 'delay';
  status?: number;
  times?: number;
  delayMs?: number;
}

export type SmsProvider = Awaited<ReturnType<typeof startSmsProvider>>;

/** The provider's API as the sandbox speaks it, with the environment that leads the service there. */
export async function startSmsProvider() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sms-'));
  const sandbox = await startSandbox({
    port: 0,
    dataDir,
    webhookUrl: 'http://127.0.0.1:9/webhook',
    webhookSecret: 'whsec_unused',
    stripeSecretKey: 'sk_test_unused',
    stripePublishableKey: 'pk_test_unused',
    twilioAccountSid: ACCOUNT_SID,
    twilioAuthToken: AUTH_TOKEN,
  });
  const call = async (path: string, init?: RequestInit) => {
    const answer = await fetch(`${sandbox.url}${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  return {
    environment: {
      TWILIO_ACCOUNT_SID: ACCOUNT_SID,
      TWILIO_AUTH_TOKEN: AUTH_TOKEN,
      TWILIO_PHONE_NUMBER: SMS_FROM,
      TWILIO_API_URL: sandbox.url,
    },
    /** Every message that it has accepted, the newest first. */
    async messages(): Promise<ReceivedSms[]> {
      const authorization = `Basic ${Buffer.from(`${ACCOUNT_SID}:${AUTH_TOKEN}`).toString('base64')}`;
      const path = `/2010-04-01/Accounts/${ACCOUNT_SID}/Messages.json?PageSize=1000`;
      const { messages } = (await call(path, { headers: { authorization } })) as { messages: ReceivedSms[] };
      return messages;
    },
    setFaults: (...faults: Fault[]) =>
      call('/sandbox/faults', {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      }),
    /** How many calls have met each fault. */
    faultsMet: async () => ((await call('/sandbox/faults')) as { met: number }[]).map(({ met }) => met),
    async stop() {
      await sandbox.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
