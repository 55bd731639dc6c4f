import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { reserve } from '@harbourline/client';
import { SERVICES } from '@harbourline/contracts';
import { eventuallyHolds, eventuallyPasses } from '@harbourline/test-kit/eventually';
import { fileLicence } from './support/access/objects';
import { browsing } from './support/browsing';
import { listBoat, register, wishFor } from './support/people';
import { faultsOf, type Look } from './support/pages/faults-of';
import { query } from './support/query';
import { sharedTestStack, type TestStack } from './support/test-stack';
import { traces } from './support/traces';
import { signIn, visit } from './support/visitor';

const DIALOG = '[role=dialog]:not([data-aria-hidden])';
/** The visitor's own comes last, and stays. */
const LOOKS: readonly Look[] = [1280, 375].map((width) => ({ width, colorScheme: 'light' }));
const DECLINE = { status: 'canceled', ownerAdjusted: false };
const PASSWORD = { currentPassword: 'a-long-way-out' };

describe('closing an account', () => {
  let stack: TestStack;
  const site = browsing(async () => (stack = await sharedTestStack()));

  it('waits for what is open, and erases a renter in every service', async () => {
    const [owner, renter] = [
      await register(site.instance, 'owner'),
      await register(site.instance, 'renter', 'Quirina Zabel'),
    ];
    const wish = wishFor(await listBoat(owner), 20, { specialRequests: 'Eleven lanterns' });
    const booking = await reserve(renter.client, wish);
    const data = [renter.email, renter.phone, 'Zabel', 'Eleven lanterns'];
    await eventuallyPasses(async () => {
      const places = await traces(site.instance, data);
      for (const service of SERVICES) expect(places.some((place) => place.startsWith(service))).toBe(true);
    });

    const visitor = await visit(site, 375, 'closing', { reducedMotion: 'reduce' });
    const { page } = visitor;
    await signIn(visitor, renter, '/renter-dashboard');
    await page.getByRole('button', { name: 'View/Edit Profile' }).click();
    await page.getByRole('button', { name: 'Close account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Close your account?' });
    await dialog.getByLabel('Current Password').fill(renter.password);
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await dialog.getByText('1 reservation waiting for an answer').waitFor();
    await visitor.look('still-open', 'window');
    expect(await faultsOf(page, DIALOG, LOOKS)).toEqual([]);

    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, { ...DECLINE, reason: 'Engine' });
    const refunds = `SELECT 1 FROM refunds WHERE booking_id = ${booking.id} AND status = 'succeeded'`;
    await eventuallyHolds(
      () => query(site.instance, 'payments', refunds),
      ({ length }) => length === 1,
    );
    await dialog.getByRole('button', { name: 'Close my account' }).click();
    await page.getByText('Your account is closed', { exact: true }).waitFor();
    await visitor.look('closed', 'window');

    // The last mail keeps the address that it went to for half a day.
    const mail = `notifications public.deliveries: ${renter.email}`;
    await eventuallyPasses(async () => {
      expect((await traces(site.instance, data)).filter((place) => place !== mail)).toEqual([]);
    });
    const [kept] = await query(site.instance, 'payments', `SELECT * FROM payments WHERE renter_id = ${renter.id}`);
    expect(kept).toMatchObject({ status: 'succeeded' });
    const { status } = await renter.client.send('POST', '/api/auth/login', {
      phone: renter.phone,
      password: renter.password,
    });
    expect(status).toBe(401);
    const { body } = await owner.client.send('GET', `/api/bookings/${booking.id}`);
    expect(JSON.stringify(body)).not.toMatch(/Zabel|lanterns/);
  });

  it('erases an owner with boats and pictures, and a captain with licenses', async () => {
    const [owner, captain] = [
      await register(site.instance, 'owner', 'Ottokar Wimmer'),
      await register(site.instance, 'captain', 'Cosima Vantongeren'),
    ];
    const boat = await listBoat(owner, { description: 'Built by my uncle Leopold' });
    const license = await fileLicence(captain, 'harbor');
    const files = [license, ...boat.images].map((address) => basename(address, '.jpg'));
    expect(new Set(await filesOf(stack, files))).toEqual(new Set(files));
    for (const { client } of [owner, captain]) await client.call('POST', '/api/account/close', PASSWORD);
    // Jobs remove files within a minute; to look for them costs less than to search all tables.
    await eventuallyPasses(async () => expect(await filesOf(stack, files)).toEqual([]));

    const data = [
      'Wimmer',
      'Vantongeren',
      'uncle Leopold',
      owner.phone,
      captain.phone,
      license.replace('/api/image/', ''),
    ];
    await eventuallyPasses(async () => {
      const places = await traces(site.instance, [...data, owner.email, captain.email]);
      expect(places.filter((place) => !/^notifications public.deliveries: .*@/.test(place))).toEqual([]);
    });
    const visitor = await register(site.instance, 'renter');
    for (const address of [`/api/boats/${boat.id}`, ...boat.images]) {
      expect((await visitor.client.send('GET', address)).status).toBe(404);
    }
  });
});

/** Those of these names that objects in the buckets still have, in whichever shape. */
async function filesOf({ dataDir }: TestStack, names: readonly string[]): Promise<string[]> {
  const objects = await readdir(join(dataDir, 'objects'), { recursive: true });
  return names.filter((name) => objects.some((object) => object.includes(name)));
}
