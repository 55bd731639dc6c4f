import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ServiceName } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { query } from './support/query';
import { listBoat, register, wishFor } from './support/people';
import { ROOT, sharedTestStack, type TestStack } from './support/test-stack';

describe('an operator who makes projections anew', () => {
  let stack: TestStack;
  let instance: Instance;
  beforeAll(async () => {
    stack = await sharedTestStack();
    instance = await stack.instance();
  });
  afterAll(() => stack?.stop());

  it('mends what booking keeps of boats and users, while it answers', async () => {
    const [owner, renter] = [await register(instance, 'owner'), await register(instance, 'renter')];
    const boat = await listBoat(owner);
    const quote = () => renter.client.call<{ totalPrice: number }>('POST', '/api/bookings/quote', wishFor(boat));
    const { totalPrice } = await quote();
    await query(instance, 'booking', `UPDATE boats SET rate_cents = 1 WHERE id = ${boat.id}`);
    await query(instance, 'booking', `DELETE FROM users WHERE id = ${renter.id}`);
    await query(
      instance,
      'booking',
      `INSERT INTO users VALUES (9999, 'renter', 'Nobody', 'n@example.com', '+1', false, true)`,
    );
    expect((await quote()).totalPrice).not.toBe(totalPrice);

    expect(await operate(instance, 'booking', 'rebuild-projection', 'boats')).toMatch(/0 gone, 0 failed\n$/);
    expect(await operate(instance, 'booking', 'rebuild-projection', 'users')).toMatch(/1 gone, 0 failed\n$/);
    expect((await quote()).totalPrice).toBe(totalPrice);
    const users = await query<{ id: number }>(instance, 'booking', 'SELECT id FROM users');
    expect(users.map(({ id }) => id)).toContain(renter.id);
    expect(users.map(({ id }) => id)).not.toContain(9999);
  });

  it.each<[ServiceName, string[], string[]]>([
    ['booking', ['captain-rates'], ['boats', 'users']], // which were made anew above
    ['catalog', ['busy-blocks', 'busy-bookings', 'charters', 'users'], []],
    ['payments', ['bookings', 'users'], []],
    ['notifications', ['boardings', 'boats', 'bookings', 'users'], []],
  ])('finds those of %s, and can', async (service, names, others) => {
    const listed = await operate(instance, service, 'projections');
    expect(listed.match(/^[\w-]+/gm)?.sort()).toEqual([...names, ...others].sort());
    for (const name of names)
      expect(await operate(instance, service, 'rebuild-projection', name)).toMatch(/0 failed\n$/);
  });
});

/** Runs a command of a service in the environment in which the service runs. */
async function operate({ services }: Instance, service: ServiceName, ...command: string[]): Promise<string> {
  const environ = (await readFile(`/proc/${services[service].pid}/environ`, 'utf8')).split('\0');
  // But not as a child of the process that looks after it.
  const own = environ.filter((line) => line !== '' && !line.startsWith('NODE_CHANNEL_'));
  const env = Object.fromEntries(own.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]));
  const main = join(ROOT, 'services', service, 'dist', 'main.js');
  return (await promisify(execFile)(process.execPath, [main, ...command], { env })).stdout;
}
