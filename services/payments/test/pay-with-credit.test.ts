import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { compareAll, foundIn } from './support/comparison';
import { depositsOf, newRenter } from './support/deposits';
import { booksOf } from './support/money';
import { startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let deposits: ReturnType<typeof depositsOf>;
beforeAll(async () => {
  world = await startPayments();
  deposits = depositsOf(world);
});
afterAll(() => world.stop());
afterEach(() => world.network.heal());

const available = async (renterId: number) => (await deposits.creditsOf(renterId)).map((credit) => credit.available);
const held = async (renterId: number) => (await deposits.creditsOf(renterId)).map((credit) => credit.heldByCheckout);

it('takes credits oldest first, and asks the card for the rest', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  await deposits.credit(renterId, 40_000);
  const payment = await deposits.pay({ renterId, cents: 60_000, useCredit: true });
  expect(payment).toMatchObject({ creditApplied: 500, amountToPay: 100 });
  expect(await world.sandbox.intentsOf(payment.hold.holdId)).toMatchObject([{ amount: 10_000 }]);
  expect(await held(renterId)).toEqual([400, 100]);

  await world.sandbox.confirm(payment.clientSecret);
  expect((await world.stateOf(payment.paymentIntentId)).body).toMatchObject({
    status: 'succeeded',
    amountCents: 60_000,
  });
  expect(await held(renterId)).toEqual([0, 0]);
  expect(await available(renterId)).toEqual([0, 0]);
  expect(await world.eventsOf(payment.paymentIntentId)).toMatchObject([
    { data: { amountCents: 60_000, creditCents: 50_000 } },
  ]);
  expect(await booksOf(world, payment.paymentIntentId)).toEqual({
    provider: 10_000,
    credits: 50_000,
    deposits: -60_000,
  });
});

it('leaves what is more than the deposit for another time', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  await deposits.credit(renterId, 40_000);
  await deposits.pay({ renterId, cents: 12_345, useCredit: true });
  expect(await available(renterId)).toEqual([376.55, 0]);
});

it('pays a deposit wholly by credit at once, without the card provider, even when it cannot be reached', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 41_500);
  world.network.fail({ method: 'POST', path: /./, times: 99, kind: 'refused' });
  const payment = await deposits.pay({ renterId, cents: 41_500, useCredit: true });
  const { holdId } = payment.hold;
  expect(payment).toMatchObject({
    clientSecret: null,
    paymentIntentId: `credit_${holdId}`,
    creditApplied: 415,
    amountToPay: 0,
  });
  expect(await world.eventsOf(payment.paymentIntentId)).toMatchObject([
    { type: 'payment.succeeded.v1', aggregate_version: 1, data: { holdId, amountCents: 41_500, creditCents: 41_500 } },
  ]);
  expect((await world.stateOf(payment.paymentIntentId)).body).toMatchObject({
    status: 'succeeded',
    amountCents: 41_500,
  });
  expect((await world.close(holdId)).body.payment).toMatchObject({ status: 'succeeded' });
  expect(await booksOf(world, payment.paymentIntentId)).toEqual({ credits: 41_500, deposits: -41_500 });
  expect(await available(renterId)).toEqual([0]);
});

it('uses less credit where the rest would be below what the card provider takes', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 41_490);
  const payment = await deposits.pay({ renterId, cents: 41_500, useCredit: true });
  expect(payment).toMatchObject({ creditApplied: 414.5, amountToPay: 0.5 });
  expect((await world.sandbox.confirm(payment.clientSecret)).status).toBe('succeeded');
});

it("answers a hold's second call as the first, whatever it says about credit", async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  const { hold, booking: _, ...first } = await deposits.pay({ renterId, cents: 41_500, useCredit: true });
  for (const useCredit of [true, false]) expect((await world.pay(hold, { useCredit })).body).toEqual(first);
  expect(await held(renterId)).toEqual([100]);
});

it('compares the amount with the whole deposit, not with what is left of it', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  const hold = world.newHold({ renterId, depositCents: 41_500 });
  const answer = await world.pay(hold, { amount: 31_500, useCredit: true });
  expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed', amount: 41_500 } });
  expect(await available(renterId)).toEqual([100]);
});

it('uses no credit twice, however many checkouts ask for it at once', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 30_000);
  await deposits.credit(renterId, 30_000);
  const checkouts = await Promise.all(
    Array.from({ length: 12 }, () => deposits.pay({ renterId, cents: 20_000, useCredit: true })),
  );
  expect(checkouts.map(({ creditApplied }) => creditApplied).sort()).toEqual([
    ...Array<number>(9).fill(0),
    200,
    200,
    200,
  ]);
  expect(await available(renterId)).toEqual([0, 0]);
});

it('opens one payment for many calls of one hold at once, with the credit taken once', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 50_000);
  const hold = world.newHold({ renterId, depositCents: 20_000 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.pay(hold, { useCredit: true })));
  expect(new Set(answers.map(({ body }) => body.paymentIntentId))).toEqual(new Set([`credit_${hold.holdId}`]));
  expect(await available(renterId)).toEqual([300]);
});

it('returns the credit of a hold that ends unpaid', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  const { hold } = await deposits.pay({ renterId, cents: 41_500, useCredit: true });
  expect(await available(renterId)).toEqual([0]);
  expect((await world.close(hold.holdId)).body.payment).toMatchObject({ status: 'cancelled' });
  expect(await available(renterId)).toEqual([100]);
  expect(await held(renterId)).toEqual([0]);
});

it('keeps the credit while a payment is being processed, and uses it when that succeeds after all', async () => {
  const renterId = newRenter();
  await deposits.credit(renterId, 10_000);
  const { hold, clientSecret, paymentIntentId } = await deposits.pay({ renterId, cents: 41_500, useCredit: true });
  await world.sandbox.confirm(clientSecret, 'pm_card_processing');
  expect((await world.close(hold.holdId)).body.payment).toMatchObject({ status: 'processing' });
  expect(await held(renterId)).toEqual([100]);
  await world.sandbox.settle(paymentIntentId, 'succeeded');
  await eventuallyPasses(async () => expect((await world.paymentOf(paymentIntentId)).status).toBe('succeeded'));
  expect(await held(renterId)).toEqual([0]);
  expect(await available(renterId)).toEqual([0]);
});

it('leaves records that agree with each other, though some payments here have no booking', async () => {
  await compareAll(world);
  expect((await foundIn(world)).filter(({ row }) => !row?.id.startsWith('of payment'))).toEqual([]);
});
