import { createAlarm } from '../alarm';
import { presentEvent } from '../stripe/events';
import { isReversed, nextInReverse } from './reverse-order';
import { webhookSettings } from './settings';
import { signatureOf } from './sign';
import type { SandboxDeps } from '../deps';
import type { Delivery } from '../store/tables';

const BACK_OFF_MS = [200, 1_000, 3_000, 10_000, 30_000];
const ANSWER_WITHIN_MS = 10_000;
const AT_ONCE = 8;

/**
 * Posts events to the webhook until it answers 2xx, for up to a day, across restarts.
 * @returns a function that stops it and resolves when nothing is under way any more.
 */
export function deliverWebhooks(deps: SandboxDeps): () => Promise<void> {
  const { store, clock } = deps;
  const pending = new Map<string, Delivery>();
  const underWay = new Map<string, { delivery: Delivery; sent: Promise<void> }>();
  const stopping = new AbortController();
  const alarm = createAlarm(clock, sendWhatIsDue);
  let soon: NodeJS.Immediate | undefined;

  function remember(delivery: Delivery) {
    if (delivery.state === 'pending') pending.set(delivery.id, delivery);
    else pending.delete(delivery.id);
  }

  /** Many changes at once make one look through what waits. */
  function look() {
    clearImmediate(soon);
    soon = setImmediate(sendWhatIsDue);
  }

  function sendWhatIsDue() {
    if (stopping.signal.aborted) return alarm.set(null);
    if (webhookSettings(store).mode === 'hold') return alarm.set(null);
    const waiting = [...pending.values()].filter(({ id }) => !underWay.has(id));
    const now = clock.now().getTime();
    const turn = nextInReverse(
      waiting,
      [...underWay.values()].map(({ delivery }) => delivery),
      now,
    );
    for (const delivery of waiting) {
      if (delivery.nextAttemptAt > now || underWay.size >= AT_ONCE) continue;
      if (isReversed(delivery) && delivery !== turn) continue;
      const sent = attempt(deps, delivery, stopping.signal)
        .catch((error: unknown) => {
          // Without a record of it, it would be sent again and again.
          stopping.abort();
          deps.log('webhooks stop: the state cannot be written', { error: String(error) });
        })
        .finally(() => {
          underWay.delete(delivery.id);
          look();
        });
      underWay.set(delivery.id, { delivery, sent });
    }
    const later = waiting.map(({ nextAttemptAt }) => nextAttemptAt).filter((at) => at > now);
    // What could leave but may not yet is looked at again when a delivery under way ends.
    alarm.set(
      later.length === 0 || underWay.size >= AT_ONCE ? null : later.reduce((first, each) => Math.min(first, each)),
    );
  }

  store.list('deliveries').forEach(remember);
  store.onWritten((changes) => {
    for (const change of changes) if (change.table === 'deliveries' && change.row) remember(change.row);
    if (changes.some(({ table }) => table === 'deliveries' || table === 'settings')) look();
  });
  sendWhatIsDue();

  return async () => {
    stopping.abort();
    clearImmediate(soon);
    alarm.set(null);
    await Promise.all([...underWay.values()].map(({ sent }) => sent));
  };
}

async function attempt(deps: SandboxDeps, delivery: Delivery, signal: AbortSignal) {
  const { store, clock, log } = deps;
  const answer = await post(deps, delivery.id, signal);
  const dropped = store.get('deliveries', delivery.id)?.state === 'dropped';
  if (!answer.accepted && (signal.aborted || dropped)) return;
  const next = afterAttempt(dropped ? { ...delivery, copies: 1 } : delivery, answer, clock.now().getTime());
  store.write((tx) => tx.put('deliveries', next));
  await store.settled();
  log('a webhook was sent', { event: delivery.id, answer: answer.text, state: next.state, attempts: next.attempts });
}

function afterAttempt(delivery: Delivery, { accepted, text }: Answer, now: number): Delivery {
  const attempts = delivery.attempts + 1;
  const tried = { ...delivery, attempts, lastAnswer: text };
  if (accepted && delivery.copies > 1) return { ...tried, copies: delivery.copies - 1, nextAttemptAt: now };
  if (accepted) return { ...tried, copies: 0, state: 'delivered', deliveredAt: now };
  const nextAttemptAt = now + (BACK_OFF_MS[Math.min(attempts, BACK_OFF_MS.length) - 1] ?? 0);
  return { ...tried, nextAttemptAt, state: nextAttemptAt > delivery.giveUpAt ? 'failed' : 'pending' };
}

interface Answer {
  accepted: boolean;
  text: string;
}

async function post({ store, options, clock }: SandboxDeps, eventId: string, signal: AbortSignal): Promise<Answer> {
  const event = store.get('events', eventId);
  if (!event) return { accepted: true, text: 'nothing to send' };
  const body = JSON.stringify(presentEvent(store, event), null, 2);
  try {
    const response = await fetch(options.webhookUrl, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'Stripe-Signature': signatureOf(body, options.webhookSecret, clock.now()),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    await response.body?.cancel();
    return { accepted: response.ok, text: `HTTP ${response.status}` };
  } catch (error) {
    return { accepted: false, text: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
