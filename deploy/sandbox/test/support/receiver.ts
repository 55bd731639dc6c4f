import { once } from 'node:events';
import { createServer } from 'node:http';
import Stripe from 'stripe';
import { KEYS, onCleanUp } from './sandbox';
import type { AddressInfo } from 'node:net';

/** Receives webhooks and verifies each with Stripe's own client before it answers. */
export async function startReceiver() {
  const events: Stripe.Event[] = [];
  let refusals = 0;
  let answerAfterMs = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      if (refusals > 0) {
        refusals -= 1;
        return response.writeHead(503).end();
      }
      const signature = String(request.headers['stripe-signature']);
      try {
        events.push(Stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, KEYS.webhookSecret));
        return void setTimeout(() => response.writeHead(200).end(), answerAfterMs);
      } catch {
        return response.writeHead(400).end();
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onCleanUp(async () => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`,
    events,
    types: () => events.map(({ type }) => type),
    answerAfter: (milliseconds: number) => void (answerAfterMs = milliseconds),
    refuseNext: (times: number) => void (refusals = times),
  };
}
