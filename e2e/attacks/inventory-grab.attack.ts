import type { BoatView, HoldView } from '@harbourline/contracts';
import type { ApiClient } from '@harbourline/client';
import { defineAttack, type Target } from './attack';
import { dayWish, DAYS, newBoat, newcomer, reservesHonestly, takenDays, tryHold } from './support/newcomer';

const ACCOUNTS = 20;
const HOLDS_EACH = 3;
const MOST = 0.05;

export default defineAttack({
  tries: '60 days of a boat, held by 20 new accounts at one address, once more after letting go, and at 20 addresses',
  async run(target) {
    const [one, many] = [await newBoat(target), await newBoat(target)];
    const lair = target.freshAddress();
    const together = await accounts(target, () => lair);
    const first = await grab(together, one);
    const after = await takenAfter(target, one);
    await letGo(first);
    await grab(together, one);
    const again = await takenAfter(target, one);

    await grab(await accounts(target, () => target.freshAddress()), many);
    const apart = await takenAfter(target, many);
    const honest = [
      await reservesHonestly(target.client(), many),
      await reservesHonestly(target.client(), one),
      await reservesHonestly(target.client(lair), one),
    ].filter(Boolean).length;

    return {
      held: [after, again, apart].every((days) => days / DAYS < MOST) && honest === 3,
      got: `${after} days, ${again} again, ${apart} from many addresses; ${honest} of 3 honest newcomers reserved`,
    };
  },
});

async function accounts({ client }: Target, address: () => string): Promise<ApiClient[]> {
  const made = await Promise.all(Array.from({ length: ACCOUNTS }, () => newcomer(client(address()))));
  return made.filter((account) => account !== undefined);
}

type Grabbed = { by: ApiClient; holdId: string }[];

/** Every account holds as many whole days as it can, each other ones. */
async function grab(by: readonly ApiClient[], boat: BoatView): Promise<Grabbed> {
  const each = await Promise.all(
    by.map(async (account, index) => {
      const holds: HoldView[] = [];
      for (let hold = 0; hold < HOLDS_EACH; hold += 1) {
        const answer = await tryHold(account, dayWish(boat, (index * HOLDS_EACH + hold) % (DAYS - 4)));
        if (answer.status === 201) holds.push(answer.body);
      }
      return holds.map(({ holdId }) => ({ by: account, holdId }));
    }),
  );
  return each.flat();
}

async function letGo(grabbed: Grabbed): Promise<void> {
  await Promise.all(grabbed.map(({ by, holdId }) => by.send('DELETE', `/api/bookings/holds/${holdId}`)));
}

async function takenAfter({ client }: Target, boat: BoatView): Promise<number> {
  return (await takenDays(client(), boat)).size;
}
