import { interlacedBomb } from '@harbourline/test-kit/crafted-pictures';
import { defineAttack, type Target } from './attack';
import { longestTurn } from './support/longest-turn';
import { memoryOf } from './support/memory-of';
import { mostDuring } from './support/watch';

const AT_ONCE = 4;
/** Beside what a service takes at rest: it opens one picture of this size at a time, and two at once would take more. */
const MOST_MB = 640;

export default defineAttack({
  tries: `PNGs of some 200 KB, interlaced and in 16 bits, that decode to 200 MB each, ${AT_ONCE} at once as license and as photo`,
  async run(target) {
    const bomb = new Blob([new Uint8Array(interlacedBomb(5_000))], { type: 'image/png' });
    const identity = await bombard(target, 'identity', 'captain', (id) => {
      const form = new FormData();
      form.append('userId', String(id));
      form.append('licenseType', 'harbor');
      form.append('license', bomb, 'card.png');
      return ['/api/upload-license', form];
    });
    const catalog = await bombard(target, 'catalog', 'owner', () => {
      const form = new FormData();
      form.append('images', bomb, 'boat.png');
      return ['/api/upload', form];
    });
    return { held: identity.held && catalog.held, got: `${identity.got}; ${catalog.got}` };
  },
});

async function bombard(
  target: Target,
  service: 'identity' | 'catalog',
  role: string,
  write: (id: number) => [string, FormData],
) {
  const account = target.instance.accounts.find((each) => each.role === role);
  if (!account) throw new Error(`there is no ${role}`);
  const client = target.client();
  const { id } = await client.signIn(account);
  await longestTurn(target, service);
  const before = memoryOf(service);
  let statuses: number[] = [];
  const most = await mostDuring(
    () => memoryOf(service),
    async () => {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => client.send('POST', ...write(id))));
      statuses = answers.map(({ status }) => status);
    },
  );
  const [above, turn] = [Math.round(most - before), Math.round((await longestTurn(target, service)) * 1000)];
  return {
    held: above <= MOST_MB && statuses.includes(429) && !statuses.includes(500),
    got: `${service} answered ${[...new Set(statuses)].join(', ')}, took ${above} MB more and was held up ${turn} ms at worst`,
  };
}
