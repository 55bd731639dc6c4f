import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { confirmCard, readPayment, type SandboxPayment } from '../src/features/checkout/sandbox-provider';

const CARD = { number: '4242 4242 4242 4242', expiry: '07 / 34', cvc: '123' };

describe('the card provider’s answers', () => {
  let server: Server;
  let payment: SandboxPayment;
  let answer: { status: number; body: unknown };
  let sent: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      sent = '';
      request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
      request.on('end', () => {
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    payment = {
      providerUrl: `http://127.0.0.1:${port}`,
      publishableKey: 'pk_test',
      paymentIntentId: 'pi_1',
      clientSecret: 'pi_1_secret',
    };
  });
  afterAll(() => new Promise((closed) => server.close(closed)));

  it('send the card as the provider expects it', async () => {
    answer = { status: 200, body: { status: 'succeeded' } };
    await expect(confirmCard(payment, CARD)).resolves.toEqual({ kind: 'succeeded' });
    const form = new URLSearchParams(sent);
    expect(form.get('payment_method_data[card][number]')).toBe('4242424242424242');
    expect(form.get('payment_method_data[card][exp_month]')).toBe('07');
    expect(form.get('payment_method_data[card][exp_year]')).toBe('2034');
    expect(form.get('client_secret')).toBe('pi_1_secret');
  });

  it('leave the payment open after a declined card, with the bank’s words', async () => {
    const body = {
      error: { message: 'Your card was declined.', payment_intent: { status: 'requires_payment_method' } },
    };
    answer = { status: 402, body };
    await expect(confirmCard(payment, CARD)).resolves.toEqual({ kind: 'open', problem: 'Your card was declined.' });
  });

  it('recognise a payment that another tab has made', async () => {
    answer = {
      status: 400,
      body: { error: { message: 'already succeeded', payment_intent: { status: 'succeeded' } } },
    };
    await expect(confirmCard(payment, CARD)).resolves.toEqual({ kind: 'succeeded' });
  });

  it('recognise that the hold has ended', async () => {
    answer = { status: 400, body: { error: { message: 'was canceled', payment_intent: { status: 'canceled' } } } };
    await expect(confirmCard(payment, CARD)).resolves.toEqual({ kind: 'cancelled' });
  });

  it('lead to the bank’s page once, and do not do so again when the payment is only looked at', async () => {
    const url = 'http://127.0.0.1:1/sandbox/3ds/1';
    answer = { status: 200, body: { status: 'requires_action', next_action: { use_stripe_sdk: { url } } } };
    await expect(confirmCard(payment, CARD)).resolves.toEqual({ kind: 'authenticate', url });
    await expect(readPayment(payment)).resolves.toEqual({ kind: 'open', problem: undefined });
  });

  it('count as no answer when they make no sense', async () => {
    answer = { status: 502, body: { oops: true } };
    await expect(confirmCard(payment, CARD)).rejects.toThrow();
  });
});
