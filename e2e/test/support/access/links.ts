import { mailedToken } from '@harbourline/test-kit/inbox';
import { newcomer } from './objects';
import type { World } from './cast';

/** The token of a reset link that was sent to somebody. */
export async function resetToken(world: World): Promise<string> {
  const { client, phone, email } = await newcomer(world, 'renter');
  await client.call('POST', '/api/forgot-password', { phone });
  return mailedToken(world.instance, email, 'reset-password');
}

/** The token of the link that came with somebody's welcome. */
export async function confirmationToken(world: World): Promise<string> {
  const { email } = await newcomer(world, 'renter');
  return mailedToken(world.instance, email, 'confirm-email');
}
