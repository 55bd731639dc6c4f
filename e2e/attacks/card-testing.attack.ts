import { type ApiClient, beginPayment, type Intent, payWithCard } from '@harbourline/client';
import { defineAttack, type Target } from './attack';
import { dayWish, newBoat, newcomer, tryHold } from './support/newcomer';

const SMALL_AMOUNTS = 30;
const CARDS = 40;
const ACCOUNTS = 4;
/** The limits of account and address are 6 and 15; what is tried before the provider's reports have come is on top. */
const MOST_CARDS = 80;

export default defineAttack({
  tries: '30 payments of a few cents without a hold, and 160 stolen cards on payments of four accounts at one address',
  async run(target) {
    const boat = await newBoat(target);
    const address = target.freshAddress();
    const accounts = [];
    for (let each = 0; each < ACCOUNTS; each += 1) accounts.push(await newcomer(target.client(address)));

    let small = 0;
    for (let each = 0; each < SMALL_AMOUNTS; each += 1) {
      const body = { amount: 50 + each, currency: 'CAD', metadata: { boatId: boat.id } };
      const answer = await accounts[0]?.send('POST', '/api/create-payment-intent', body);
      if (answer?.status === 200) small += 1;
    }

    let cards = 0;
    for (const [index, account] of accounts.entries()) {
      const wish = dayWish(boat, 10 + index, 4);
      const held = account && (await tryHold(account, wish));
      if (!account || held?.status !== 201) continue;
      const intent = await beginPayment(account, wish, held.body).catch(() => undefined);
      if (intent) cards += await tryCards(target, account, intent);
    }
    return {
      held: small === 0 && cards < MOST_CARDS,
      got: `${small} small payments, ${cards} of ${CARDS * ACCOUNTS} cards tried`,
    };
  },
});

/** One declined card after the other, straight at the provider. @returns how many it tried. */
async function tryCards({ instance }: Target, account: ApiClient, { clientSecret }: Intent): Promise<number> {
  const { publishableKey } = await account.call<{ publishableKey: string }>('GET', '/api/payment/config');
  const card = { clientSecret, method: 'pm_card_chargeDeclined' };
  for (let tried = 0; tried < CARDS; tried += 1) {
    const { intent } = await payWithCard({ stripeUrl: instance.stripeUrl, publishableKey }, card);
    if (intent.error?.code !== 'card_declined') return tried;
  }
  return CARDS;
}
