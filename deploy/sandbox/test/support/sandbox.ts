import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startSandbox } from '../../src';
import type { SandboxOptions } from '../../src';

export const KEYS = {
  stripeSecretKey: 'sk_test_sandbox',
  stripePublishableKey: 'pk_test_sandbox',
  webhookSecret: 'whsec_sandbox',
  twilioAccountSid: 'AC00000000000000000000000000000001',
  twilioAuthToken: 'twilio-token',
};

/** Nobody listens there: webhooks are refused at once. */
export const NOBODY = 'http://127.0.0.1:9/webhook';

const cleanUps: (() => Promise<unknown>)[] = [];

/** Stops and deletes, in reverse order, whatever the helpers of a test have started. */
export async function cleanUp() {
  for (const step of cleanUps.splice(0).reverse()) await step();
}

export function onCleanUp(step: () => Promise<unknown>) {
  cleanUps.push(step);
}

export async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onCleanUp(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a sandbox with a state of its own, and a server's and a browser's way to talk to it. */
export async function startTestSandbox(options: Partial<SandboxOptions> = {}) {
  const dataDir = options.dataDir ?? (await newFolder());
  const sandbox = await startSandbox({ ...KEYS, port: 0, webhookUrl: NOBODY, ...options, dataDir });
  let stopped = false;
  async function stop() {
    if (!stopped) await sandbox.stop();
    stopped = true;
  }
  onCleanUp(stop);
  return { url: sandbox.url, dataDir, stop, ...clientsOf(sandbox.url) };
}

export function clientsOf(url: string) {
  const stripe = stripeAt(url);
  async function control<T = { message: string }>(method: string, path: string, body?: object) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/sandbox${path}`, { method, headers, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as T };
  }
  return {
    stripe,
    /** A new intent over 250 dollars. */
    newIntent: (metadata: Record<string, string> = {}) =>
      stripe.paymentIntents.create({ amount: 25_000, currency: 'cad', description: 'Deposit', metadata }),
    /** Confirms as a browser does: with the publishable key and the client secret. */
    confirm: (intent: Stripe.PaymentIntent, fields: Record<string, string>) =>
      post(`${url}/v1/payment_intents/${intent.id}/confirm`, {
        key: KEYS.stripePublishableKey,
        client_secret: intent.client_secret ?? '',
        ...fields,
      }),
    /** A payment over 250 dollars. */
    newPayment: (card = 'pm_card_visa', metadata: Record<string, string> = {}) =>
      stripe.paymentIntents.create({
        amount: 25_000,
        currency: 'cad',
        metadata,
        confirm: true,
        payment_method: card,
        expand: ['latest_charge'],
      }),
    state: async () => (await (await fetch(`${url}/sandbox/stripe/state`)).json()) as SandboxState,
    setWebhooks: async (mode: string, delayMs?: number) => {
      const answer = await control('PUT', '/stripe/webhooks', { mode, delayMs });
      if (answer.status !== 200) throw new Error(answer.body.message);
    },
    control,
    setFaults: async (...faults: object[]) => {
      const answer = await control('PUT', '/faults', faults);
      if (answer.status !== 200) throw new Error(answer.body.message);
    },
    /** How many calls have met each fault. */
    faultsMet: async () => (await control<{ met: number }[]>('GET', '/faults')).body.map(({ met }) => met),
  };
}

export interface SandboxState {
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  disputes: Stripe.Dispute[];
  events: Stripe.Event[];
  deliveries: { id: string; state: string; attempts: number }[];
}

export function stripeAt(url: string, key = KEYS.stripeSecretKey, timeout = 10_000): Stripe {
  const { hostname, port } = new URL(url);
  return new Stripe(key, {
    host: hostname,
    port: Number(port),
    protocol: 'http',
    maxNetworkRetries: 0,
    timeout,
    telemetry: false,
  });
}

/** Posts a form and answers with the status and the JSON body. */
export async function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as PostedAnswer };
}

export type PostedAnswer = Partial<Stripe.PaymentIntent> & {
  error?: Stripe.PaymentIntent.LastPaymentError & { payment_intent?: Partial<Stripe.PaymentIntent> };
};
