import { randomUUID } from 'node:crypto';
import { signed } from './sandbox-client';
import type { startPayments } from './start-payments';

type World = Pick<Awaited<ReturnType<typeof startPayments>>, 'webhook' | 'clock'>;

/** Posts an event about an object of the provider to the webhook, signed, as of now. */
export function deliver({ webhook, clock }: World, type: string, object: object) {
  const created = Math.floor(clock.now().getTime() / 1_000);
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, created, data: { object } };
  const { payload, signature } = signed(event, { at: clock.now() });
  return webhook(payload, signature);
}
