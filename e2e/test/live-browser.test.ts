import type { BookingView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { browsing } from './support/browsing';
import { listBoat, register, wishFor, type Person } from './support/people';
import { sharedTestStack } from './support/test-stack';
import { closeToast, signIn, visit, type Visitor } from './support/visitor';

describe('two people who look at the same booking', () => {
  const site = browsing(() => sharedTestStack());
  let owner: Person;
  let renter: Person;
  let booking: BookingView;
  let atDesk: Visitor;
  let onPhone: Visitor;

  beforeAll(async () => {
    [owner, renter] = [await register(site.instance, 'owner'), await register(site.instance, 'renter')];
    booking = await reserve(renter.client, wishFor(await listBoat(owner, { boatName: 'Both Ends' })));
    [atDesk, onPhone] = [await visit(site, 1280, 'live-owner'), await visit(site, 375, 'live-renter')];
    await signIn(atDesk, owner, '/owner-dashboard');
    await signIn(onPhone, renter, '/renter-dashboard');
    for (const { page } of [atDesk, onPhone]) await page.evaluate('window.stayed = true');
  });

  const hasStayed = ({ page }: Visitor) => page.evaluate('window.stayed === true');
  const tab = ({ page }: Visitor, name: RegExp) => page.getByRole('tab', { name });

  it('the renter sees at once that the owner accepts: nobody reloads', async () => {
    await tab(onPhone, /Pending Reservations \(1\)/).waitFor();
    const card = atDesk.page.getByRole('article').filter({ hasText: 'Both Ends' });
    await card.getByRole('button', { name: 'Accept' }).click();
    await tab(onPhone, /Confirmed Bookings \(1\)/).click();
    await onPhone.page.getByText(owner.email).waitFor();
    await onPhone.look('1-confirmed');

    await closeToast(atDesk.page);
    await tab(atDesk, /Confirmed Bookings \(1\)/).click();
    await atDesk.page.getByText(renter.email).waitFor();
    expect(await Promise.all([atDesk, onPhone].map(hasStayed))).toEqual([true, true]);
  });

  it('a message, its count and that it was read appear on the other side', async () => {
    const messages = `Messages of booking ${booking.id}`;
    await onPhone.page.getByRole('link', { name: messages }).click();
    await onPhone.page.getByLabel('Your message').fill('Where do we find you?');
    await onPhone.page.getByRole('button', { name: 'Send', exact: true }).click();
    await tab(atDesk, /1 unread message/).waitFor();
    await atDesk.look('2-unread');
    await atDesk.page.getByRole('link', { name: `${messages} (1 unread message)` }).click();
    await atDesk.page.getByRole('log').getByText('Where do we find you?').waitFor();
    await onPhone.page.getByText(/^Read by/).waitFor();

    await atDesk.page.getByLabel('Your message').fill('At pier 4.');
    await atDesk.page.getByRole('button', { name: 'Send', exact: true }).click();
    await onPhone.page.getByRole('log').getByText('At pier 4.').waitFor();
    await onPhone.look('3-answered', 'window');
    await Promise.all([atDesk, onPhone].map(({ page }) => page.goBack()));
    expect(await Promise.all([atDesk, onPhone].map(hasStayed))).toEqual([true, true]);
  });

  it('the owner sees at once that the renter cancels', async () => {
    await atDesk.page.getByText(renter.email).waitFor();
    await renter.client.call('PATCH', `/api/bookings/${booking.id}`, {
      status: 'cancelled',
      reason: 'A change of plans',
    });
    await atDesk.page.getByText(renter.email).waitFor({ state: 'detached' });
    await atDesk.look('4-canceled');

    expect(await Promise.all([atDesk, onPhone].map(hasStayed))).toEqual([true, true]);
    expect([...atDesk.complaints, ...onPhone.complaints]).toEqual([]);
  });

  it('two windows of one browser have one connection', async () => {
    const connections: string[] = [];
    const context = onPhone.page.context();
    context.on('request', (request) => request.url().includes('/api/live') && connections.push(request.url()));
    const second = await context.newPage();
    await second.goto('/renter-dashboard');
    await second.getByRole('tab', { name: /Confirmed Bookings/ }).waitFor();
    await second.waitForLoadState('networkidle');
    expect(connections).toEqual([]);
    await onPhone.page.close();
    await second.waitForRequest((request) => request.url().includes('/api/live'), { timeout: 0 });
  });
});
