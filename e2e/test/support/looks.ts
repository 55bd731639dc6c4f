import type { ServiceName } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { Pool } from 'pg';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';

export interface Mail {
  id: string;
  subject: string;
  messageId: string;
  to: { address: string }[];
  text: string;
  html: string;
}

/** What has arrived for an address, oldest first. */
export function inboxOf(instance: Instance, address: string): Promise<Mail[]> {
  // The server looks for it: on a system that many tests share, all mails are megabytes.
  return allMails(instance, `?${new URLSearchParams({ 'to.address': address }).toString()}`);
}

/** Whatever has arrived, oldest first. */
export async function allMails({ mailUrl }: Instance, which = ''): Promise<Mail[]> {
  const response = await fetch(`${mailUrl}/email${which}`);
  const mails = (await response.json()) as (Mail & { messageId?: string; headers: Record<string, string> })[];
  return mails.map((mail) => ({ ...mail, messageId: mail.messageId ?? mail.headers['message-id'] ?? '' }));
}

/** The token of the first link to a page that somebody was mailed. */
export async function mailedToken(instance: Instance, email: string, page: string): Promise<string> {
  const link = new RegExp(`/${page}\\?token=([\\w.%~-]+)`);
  const find = async () =>
    (await inboxOf(instance, email)).flatMap(({ text }) => link.exec(text)?.[1] ?? []).map(decodeURIComponent);
  const [token = ''] = await eventuallyHolds(find, ({ length }) => length > 0);
  return token;
}

/** Asks a service's database. */
export async function query<Row extends object>(
  instance: Instance,
  service: ServiceName,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await poolOf(instance.services[service].databaseUrl).query<Row>(sql, values)).rows;
}

const POOLS = new Map<string, Pool>();

/** Whoever looks again and again does so on one connection: to open one costs more than to ask. */
function poolOf(connectionString: string): Pool {
  const known = POOLS.get(connectionString);
  if (known) return known;
  const pool = new Pool({ connectionString, max: 2, idleTimeoutMillis: 2_000, allowExitOnIdle: true });
  pool.on('error', () => undefined); // its server is stopped while nobody asks
  POOLS.set(connectionString, pool);
  return pool;
}

interface SandboxState {
  intents: { id: string; status: string; amount: number; amount_received: number; metadata: Record<string, string> }[];
  refunds: { id: string; payment_intent: string; amount: number; status: string }[];
}

/** What the payment provider knows. */
export async function providerState({ stripeUrl }: Instance): Promise<SandboxState> {
  return (await (await fetch(`${stripeUrl}/sandbox/stripe/state`)).json()) as SandboxState;
}

/** How the provider delivers its webhooks. */
export async function setWebhooks(
  { stripeUrl }: Instance,
  mode: 'normal' | 'hold' | 'drop' | 'duplicate',
): Promise<void> {
  await fetch(`${stripeUrl}/sandbox/stripe/webhooks`, { method: 'PUT', body: new URLSearchParams({ mode }) });
}
