import { isDoneAtBank } from '../src/features/checkout/is-done-at-bank';

const frame = { url: 'https://bank.example/3ds/pi_1', paymentIntentId: 'pi_1' };
const origin = 'https://bank.example';
const data = { type: 'sandbox:3ds', paymentIntent: 'pi_1' };

it('believes the bank that its customer is through', () => {
  expect(isDoneAtBank({ origin, data }, frame)).toBe(true);
});

it.each([
  ['another site', { origin: 'https://evil.example', data }],
  ['another port', { origin: 'https://bank.example:8443', data }],
  ['the same host without TLS', { origin: 'http://bank.example', data }],
  ['a frame without an origin', { origin: 'null', data }],
  ['the bank, about another payment', { origin, data: { ...data, paymentIntent: 'pi_2' } }],
  ['the bank, about something else', { origin, data: { ...data, type: 'hello' } }],
  ['the bank, in another form', { origin, data: JSON.stringify(data) }],
  ['the bank, saying nothing', { origin, data: null }],
])('does not believe %s', (_, message) => {
  expect(isDoneAtBank(message, frame)).toBe(false);
});
