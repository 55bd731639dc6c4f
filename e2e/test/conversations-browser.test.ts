import type { BookingView, ConversationView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { browsing } from './support/browsing';
import { listBoat, register, wishFor, type Person } from './support/people';
import { plainPhoto } from './support/plain-photo';
import { sharedTestStack } from './support/test-stack';
import { faultsOf, takeLook } from './support/pages/faults-of';
import { signIn, visit, type Visitor } from './support/visitor';

const LOOKS = [
  { width: 375, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;
const CONFIRM = { status: 'confirmed', ownerAdjusted: false };

/** Renter and owner of a booking, one with a phone and one with a laptop, and the other way around. */
describe.each([
  [375, 1280],
  [1280, 375],
])('messages between a renter at %i px and an owner at %i px', (renterWidth, ownerWidth) => {
  const site = browsing(() => sharedTestStack());
  let [owner, renter]: [Person | undefined, Person | undefined] = [undefined, undefined];
  let booking: BookingView;
  let [atOwner, atRenter]: [Visitor | undefined, Visitor | undefined] = [undefined, undefined];

  const writing = ({ page }: Visitor) => page.getByLabel('Your message');
  const send = async (visitor: Visitor, text: string) => {
    await writing(visitor).fill(text);
    await visitor.page.getByRole('button', { name: 'Send', exact: true }).click();
  };

  it('begin with the confirmation, are read, and are answered with a saved reply', async () => {
    [owner, renter] = [await register(site.instance, 'owner'), await register(site.instance, 'renter')];
    booking = await reserve(renter.client, wishFor(await listBoat(owner)));
    const path = `/bookings/${booking.id}/conversation`;
    atRenter = await visit(site, renterWidth, 'conversation-renter', { reducedMotion: 'reduce' });
    atOwner = await visit(site, ownerWidth, 'conversation-owner', { reducedMotion: 'reduce' });
    await signIn(atRenter, renter, '/renter-dashboard');
    await signIn(atOwner, owner, '/owner-dashboard');

    // Notifications hears of the reservation a moment later.
    const { client } = renter;
    const known = (standing: string) =>
      eventuallyHolds(
        () => client.send<ConversationView>('GET', `/api${path}`),
        ({ status, body }) => status === 200 && body.standing === standing,
      );
    await known('before');
    await atRenter.page.goto(path);
    await atRenter.page.getByText('Messages open when the booking is confirmed').waitFor();
    expect(await writing(atRenter).count()).toBe(0);
    await atRenter.look('before');

    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, CONFIRM);
    await known('open');
    await atRenter.page.reload();
    await send(atRenter, 'Hello!\nWhere do we find you? www.maps.example/pier');
    await atRenter.page.getByRole('log').getByText('Where do we find you?').waitFor();
    await atRenter.page.getByText('Sending…').waitFor({ state: 'detached' });
    await atRenter.look('sent', 'window');

    await atOwner.page.goto('/owner-dashboard?tab=confirmed');
    await atOwner.page.getByRole('tab', { name: /1 unread message/ }).waitFor();
    await atOwner.look('card');
    await atOwner.page.getByRole('link', { name: `Messages of booking ${booking.id} (1 unread message)` }).click();
    await atOwner.page.getByText('Where do we find you?').waitFor();
    await atOwner.page.getByText('Careful with links').waitFor();
    expect(await atOwner.page.getByRole('log').getByRole('link').count()).toBe(0);

    await atOwner.page.getByRole('button', { name: 'Saved replies' }).click();
    await atOwner.page.getByRole('button', { name: 'New reply' }).click();
    await atOwner.page.getByLabel('Name').fill('How to find the dock');
    await atOwner.page.getByLabel('Text').fill('Pier 4, behind the blue gate.\nPlease ring twice.');
    await atOwner.page.getByRole('button', { name: 'Save', exact: true }).click();
    await atOwner.page.getByRole('button', { name: 'Insert “How to find the dock”' }).waitFor();
    await atOwner.look('replies', 'window');
    expect(await faultsOf(atOwner.page, '[role=dialog]:not([data-aria-hidden])', [LOOKS[0]])).toEqual([]);
    await atOwner.page.getByRole('button', { name: 'Insert “How to find the dock”' }).click();
    await atOwner.page.getByRole('button', { name: 'Send', exact: true }).click();
    await atOwner.page.getByText('Sending…').waitFor({ state: 'detached' });
    await atOwner.look('answered', 'window');

    await atRenter.page.reload();
    await atRenter.page.getByText('Please ring twice.').waitFor();
    await atRenter.page.getByText(/^Read by/).waitFor();
    await atRenter.look('read');
    expect(await faultsOf(atRenter.page, 'main', LOOKS)).toEqual([]);
    await atRenter.page.getByRole('button', { name: 'Report', exact: true }).click();
    await atRenter.page.getByRole('dialog', { name: 'Report this conversation?' }).waitFor();
    expect(await faultsOf(atRenter.page, '[role=dialog]:not([data-aria-hidden])', LOOKS)).toEqual([]);
    await atRenter.page.keyboard.press('Escape');
    await takeLook(atRenter.page, { width: renterWidth, colorScheme: 'light' });
    expect([...atRenter.complaints, ...atOwner.complaints]).toEqual([]);
  });

  it('show photos, which open larger, and which nobody else can see', async () => {
    if (!atRenter || !atOwner) throw new Error('nobody is there');
    const files = [await plainPhoto('gate.jpg'), await plainPhoto('pier.jpg')];
    await atOwner.page.getByLabel('Add photos').setInputFiles(files);
    await atOwner.page.getByAltText('Your photo 2 of 2').waitFor();
    await writing(atOwner).fill('At this gate.');
    await atOwner.look('photos-chosen', 'window');
    expect(await faultsOf(atOwner.page, 'main', LOOKS)).toEqual([]);
    await atOwner.page.getByRole('button', { name: 'Send', exact: true }).click();
    await atOwner.page.getByText('Sending…').waitFor({ state: 'detached' });

    await atRenter.page.getByText('At this gate.').waitFor();
    const [small] = await atRenter.page.getByRole('button', { name: /^Photo 1 of 2, .*: show it larger$/ }).all();
    await small?.waitFor();
    await atRenter.look('photos', 'window');
    const address = (await small?.locator('img').getAttribute('src')) ?? '';
    await small?.click();
    await atRenter.page
      .getByRole('dialog')
      .getByAltText(/^Photo 1 of 2/)
      .waitFor();
    await atRenter.look('photo-larger', 'window');
    expect(await faultsOf(atRenter.page, '[role=dialog]:not([data-aria-hidden])', LOOKS)).toEqual([]);
    await atRenter.page.keyboard.press('Escape');
    await takeLook(atRenter.page, { width: renterWidth, colorScheme: 'light' });
    await takeLook(atOwner.page, { width: ownerWidth, colorScheme: 'light' });

    const seenBy = async ({ client }: Person) => (await client.send('GET', address)).status;
    expect(renter && (await seenBy(renter))).toBe(200);
    expect(await seenBy(await register(site.instance, 'renter'))).toBe(404);
    expect([...atRenter.complaints, ...atOwner.complaints]).toEqual([]);
  });

  it('wait visibly when the line is gone, and arrive once when it is back', async () => {
    if (!atRenter || !owner) throw new Error('nobody is there');
    const { page } = atRenter;
    await page.context().setOffline(true);
    await send(atRenter, 'We are on our way.');
    await page.getByText(/^Not sent\./).waitFor();
    await atRenter.look('failed', 'window');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/^Not sent\./).waitFor({ state: 'detached' });
    await page.getByText('Sending…').waitFor({ state: 'detached' });
    const { messages } = await owner.client.call<ConversationView>('GET', `/api/bookings/${booking.id}/conversation`);
    expect(messages.filter(({ text }) => text === 'We are on our way.')).toHaveLength(1);
    for (const visitor of [atRenter, atOwner]) await visitor?.page.context().close();
  });
});
