import { randomUUID } from 'node:crypto';
import { freshPhone } from '@harbourline/client';
import { listing, uploadPictures } from '../test/support/access/objects';
import { type Person, register } from '../test/support/people';
import { defineAttack } from './attack';

const MOST = 10;
const TRIES = 15;

export default defineAttack({
  tries: `the first page of the list: ${TRIES} boats at the highest rate of an owner whose address nobody has confirmed, and of one who has`,
  async run({ instance, client }) {
    const account = { fullName: 'Olga Owner', phone: freshPhone(), email: `${randomUUID()}@example.com` };
    const rest = { password: 'a-long-way-out', role: 'owner', agreesToTerms: true };
    const stranger = client();
    const { id } = await stranger.call<{ id: number }>('POST', '/api/auth/register', { ...account, ...rest });
    const unconfirmed = await listed({ ...account, password: rest.password, client: stranger, id });
    const confirmed = await listed(await register(instance, 'owner'));
    return {
      held: unconfirmed === 0 && confirmed <= MOST,
      got: `${unconfirmed} of ${TRIES} were listed without a confirmed address, ${confirmed} with one`,
    };
  },
});

async function listed(owner: Person): Promise<number> {
  let taken = 0;
  for (let each = 0; each < TRIES; each += 1) {
    const body = listing({ boatName: 'First of All' }, await uploadPictures(owner), { rate: 100_000 });
    const { status } = await owner.client.send('POST', '/api/boats', body);
    if (status === 201) taken += 1;
  }
  return taken;
}
