import { eventuallyPasses } from '@harbourline/test-kit/eventually';
import { startReceiver } from './support/receiver';
import { cleanUp, startTestSandbox } from './support/sandbox';

afterEach(cleanUp);

async function receiverAndSandbox() {
  const receiver = await startReceiver();
  return { receiver, ...(await startTestSandbox({ webhookUrl: receiver.url })) };
}

const OF_A_PAYMENT = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];
const LAST_FIRST = [...OF_A_PAYMENT].reverse();

it('sends the events of a window in reverse order', async () => {
  const { receiver, newPayment, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('reorder', 700);
  const payments = [await newPayment(), await newPayment()];
  expect(receiver.types()).toEqual([]);
  await eventuallyPasses(() => expect(receiver.types()).toEqual([...LAST_FIRST, ...LAST_FIRST]));
  expect(receiver.events[0]?.data.object).toMatchObject({ id: payments[1]?.id });
});

it('sends one window after the other', async () => {
  const { receiver, newPayment, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('reorder', 100);
  const first = await newPayment();
  await eventuallyPasses(() => expect(receiver.types()).toEqual(LAST_FIRST));
  await newPayment();
  await eventuallyPasses(() => expect(receiver.types()).toEqual([...LAST_FIRST, ...LAST_FIRST]));
  expect(receiver.events[0]?.data.object).toMatchObject({ id: first.id });
});

it('sends in reverse order what was held back before', async () => {
  const { receiver, newPayment, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('hold');
  await newPayment();
  await newPayment();
  await setWebhooks('reorder');
  await setWebhooks('normal');
  await eventuallyPasses(() => expect(receiver.types()).toEqual([...LAST_FIRST, ...LAST_FIRST]));
});

it('sends no event before the one before it was answered', async () => {
  const { receiver, newPayment, setWebhooks } = await receiverAndSandbox();
  await setWebhooks('hold');
  await newPayment();
  receiver.answerAfter(300);
  await setWebhooks('reorder');
  await setWebhooks('normal');
  await eventuallyPasses(() => expect(receiver.types()).toHaveLength(1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(receiver.types()).toHaveLength(1);
  await eventuallyPasses(() => expect(receiver.types()).toEqual(LAST_FIRST));
});

it('does not wait with the others for one that is refused', async () => {
  const { receiver, newPayment, setWebhooks, state } = await receiverAndSandbox();
  await setWebhooks('hold');
  await newPayment();
  receiver.refuseNext(1);
  await setWebhooks('reorder');
  await eventuallyPasses(() => expect(receiver.types()).toEqual([...LAST_FIRST.slice(1), ...LAST_FIRST.slice(0, 1)]));
  await eventuallyPasses(async () => {
    expect((await state()).deliveries.map(({ attempts }) => attempts)).toEqual([1, 1, 2]);
  });
});
