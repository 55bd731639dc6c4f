import { licenseCaptain, type Instance } from '@harbourline/local';
import { administrator } from './administrator';
import { register, type Person } from './people';

/** A captain who may be booked: an administrator has accepted both licences. */
export async function acceptedCaptain(instance: Instance, fullName?: string): Promise<Person> {
  const captain = await register(instance, 'captain', fullName);
  const { client } = await administrator(instance);
  await licenseCaptain(client, captain, captain.client);
  return captain;
}
