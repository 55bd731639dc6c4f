import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentState } from '@harbourline/contracts';

/** Answers as payments would, as a test says; the real one takes part in the tests of the whole system. */
export interface PaymentAnswers {
  url: string;
  payments: Map<string, PaymentState>;
  /** Makes every call fail, as while payments is down. */
  down: boolean;
  stop(): Promise<void>;
}

/** `feedUrl` is who publishes the events of payments; without it there are none. */
export async function startPaymentAnswers(feedUrl?: string): Promise<PaymentAnswers> {
  const payments = new Map<string, PaymentState>();
  const answers: PaymentAnswers = { url: '', payments, down: false, stop };
  const server = createServer((request, response) => {
    const [, , , first = '', second = ''] = (request.url ?? '').split('/');
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (feedUrl && request.url?.startsWith('/internal/feed'))
      return void pass(feedUrl + request.url, request, response);
    if (answers.down) return send(503, { code: 'unavailable', message: 'down' });
    if (first === 'holds') {
      const payment = [...payments.values()].find(({ holdId }) => holdId === second) ?? null;
      if (payment?.status === 'open') payment.status = 'cancelled';
      return send(200, { payment });
    }
    const payment = payments.get(first);
    return payment ? send(200, payment) : send(404, { code: 'payment_not_found', message: 'Payment not found.' });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  answers.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return answers;

  async function stop(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

async function pass(url: string, { headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body } = await fetch(url, { headers: { authorization: headers.authorization ?? '' } }).then(
    async (answer) => ({ status: answer.status, body: await answer.text() }),
    () => ({ status: 503, body: '{}' }),
  );
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
