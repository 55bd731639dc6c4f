import { eventually } from '../eventually';
import { inboxOf } from '../looks';
import { newcomer } from './objects';
import type { World } from './cast';

const MAIL_MS = 30_000;

/** The token of a reset link that was sent to somebody. */
export async function resetToken(world: World): Promise<string> {
  const { client, phone, email } = await newcomer(world, 'renter');
  await client.call('POST', '/api/forgot-password', { phone });
  return tokenFrom(world, email, /\/reset-password\?token=([\w.%~-]+)/);
}

/** The token of the link that came with somebody's welcome. */
export async function confirmationToken(world: World): Promise<string> {
  const { email } = await newcomer(world, 'renter');
  return tokenFrom(world, email, /\/confirm-email[^\s]*[?#&]token=([\w.%~-]+)/);
}

async function tokenFrom({ instance }: World, email: string, link: RegExp): Promise<string> {
  const find = async () =>
    (await inboxOf(instance, email)).flatMap(({ text }) => link.exec(text)?.[1] ?? []).map(decodeURIComponent);
  const [token = ''] = await eventually(find, ({ length }) => length > 0, MAIL_MS);
  return token;
}
