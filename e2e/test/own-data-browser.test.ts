import { readFile } from 'node:fs/promises';
import { reserve } from '@harbourline/client';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { browsing } from './support/browsing';
import { listBoat, register, wishFor } from './support/people';
import { faultsOf, type Look } from './support/pages/faults-of';
import { sharedTestStack } from './support/test-stack';
import { signIn, visit } from './support/visitor';

const DIALOG = '[role=dialog]:not([data-aria-hidden])';
/** The visitor's own comes last, and stays. */
const LOOKS: readonly Look[] = [1280, 375].map((width) => ({ width, colorScheme: 'light' }));
const CONFIRM = { status: 'confirmed', ownerAdjusted: false };

describe('what we hold of somebody', () => {
  const site = browsing(() => sharedTestStack());

  it('is downloaded from the profile, from every service and of nobody else', async () => {
    const [owner, renter] = [await register(site.instance, 'owner'), await register(site.instance, 'renter')];
    const booking = await reserve(renter.client, wishFor(await listBoat(owner)));
    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, CONFIRM);
    const messages = `/api/bookings/${booking.id}/conversation/messages`;
    await eventuallyHolds(
      () => renter.client.send('POST', messages, { text: 'Is there a cooler on board?' }),
      ({ status }) => status === 201,
    );

    const visitor = await visit(site, 375, 'own-data', { reducedMotion: 'reduce' });
    const { page } = visitor;
    await signIn(visitor, renter, '/renter-dashboard');
    await page.getByRole('button', { name: 'View/Edit Profile' }).click();
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Download your data?' });
    await dialog.getByLabel('Current Password').fill(renter.password);
    await visitor.look('asked', 'window');
    expect(await faultsOf(page, DIALOG, LOOKS)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('harbourline-data.json');
    const text = await readFile(await download.path(), 'utf8');
    expect(JSON.parse(text)).toMatchObject({
      identity: { account: [{ id: renter.id, email: renter.email }] },
      catalog: { boats: [] },
      booking: { bookingsAsRenter: [{ id: booking.id, status: 'confirmed' }] },
      payments: { payments: [{ status: 'succeeded' }] },
      notifications: { messagesInBookings: [{ bookingId: booking.id, text: 'Is there a cooler on board?' }] },
    });
    for (const detail of [owner.email, owner.phone]) expect(text).not.toContain(detail);
    await page.getByText('Your data was downloaded').first().waitFor();
  });
});
