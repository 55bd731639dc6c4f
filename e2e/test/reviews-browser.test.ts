import type { ASPECTS, BookingView, CharterToReview, ReviewView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import type { Page } from 'playwright-core';
import { acceptedCaptain } from './support/accepted-captain';
import { administrator } from './support/administrator';
import { browsing } from './support/browsing';
import { faultsOf, type Look } from './support/pages/faults-of';
import { listBoat, register, wishFor, type Person } from './support/people';
import { plainPhoto } from './support/plain-photo';
import { sharedTestStack } from './support/test-stack';
import { untilTrueOf } from './support/until-true-of';
import { closeToast, signIn, visit, type Visitor } from './support/visitor';

const DIALOG = '[role=dialog]:not([data-aria-hidden])';
const LOOKS: readonly Look[] = [1280, 375].map((width) => ({ width, colorScheme: 'light' }));
const OF_BOAT = 'A calm boat, just as it was shown, and a kind owner who knew where to swim.';
const OF_CAPTAIN = 'Carla knew every island by its name.';
const OF_RENTER = 'Left the boat cleaner than they had found it.';
const REPLY = 'Thank you, you are welcome any time.';
const REASON = 'It names somebody who was not there.';

describe('reviews of a completed charter, in three browsers at once', () => {
  const site = browsing(() => sharedTestStack());
  let owner: Person;
  let renter: Person;
  let captain: Person;
  let booking: BookingView;
  let onPhone: Visitor;
  let onDesktop: Visitor;

  beforeAll(async () => {
    owner = await register(site.instance, 'owner');
    renter = await register(site.instance, 'renter');
    captain = await acceptedCaptain(site.instance, 'Carla Santos');
    const boat = await listBoat(owner);
    const rates = [{ boatId: boat.id, captainId: captain.id, rate: 60 }];
    await captain.client.call('POST', '/api/captain-rates', { rates });
    await owner.client.call('PATCH', `/api/boats/${boat.id}/preferred-captain`, { captainId: captain.id });
    const wish = wishFor(boat, 6, { captainId: captain.id });
    await eventuallyHolds(
      () => renter.client.send<{ free: boolean }>('POST', '/api/bookings/quote', wish),
      ({ body }) => body.free,
    );
    booking = await reserve(renter.client, wish);
    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, { status: 'confirmed' });
    const completed = { status: 'completed', despite: ['charter_not_over'] };
    await (await administrator(site.instance)).client.call('PATCH', `/api/bookings/${booking.id}`, completed);
    await eventuallyHolds(
      () => renter.client.call<CharterToReview[]>('GET', '/api/reviews/to-write'),
      (charters) => charters.some(({ bookingId }) => bookingId === booking.id),
    );
    onPhone = await visit(site, 375, 'reviews-renter', { reducedMotion: 'reduce' });
    onDesktop = await visit(site, 1280, 'reviews-owner', { reducedMotion: 'reduce' });
    await signIn(onPhone, renter, '/renter-dashboard');
    await signIn(onDesktop, owner, '/owner-dashboard');
  });
  afterAll(async () => {
    for (const { page } of [onPhone, onDesktop]) await page?.context().close();
  });

  async function write({ page }: Visitor, parts: Partial<Record<keyof typeof ASPECTS, string>>): Promise<void> {
    const dialog = page.getByRole('dialog', { name: 'Review your charter' });
    for (const [about, text] of Object.entries(parts)) {
      const name = { boat: 'Boat and owner', captain: /^Captain /, renter: 'The renter' }[about] ?? about;
      const part = dialog.getByRole('region', { name });
      // With the text the part is on screen, and all its stars with it.
      await part.getByRole('textbox').fill(text);
      for (const star of await part.getByRole('radio', { name: about === 'boat' ? '5 stars' : '4 stars' }).all())
        await star.check({ force: true });
    }
  }
  async function addPhotos(page: Page): Promise<void> {
    const photos = [await plainPhoto('bow.jpg'), await plainPhoto('deck.jpg', '#c9a227')];
    await page.getByLabel('Add photos').setInputFiles(photos);
    const second = page.getByAltText('Your photo 2 of 2');
    await second.waitFor();
    await second.scrollIntoViewIfNeeded();
  }
  const reviewsOfBoat = () => renter.client.call<ReviewView[]>('GET', `/api/boats/${booking.boatId}/reviews`);

  it('are asked for on the dashboard, and written by the renter on the phone, about boat and captain', async () => {
    const { page } = onPhone;
    await page.goto('/renter-dashboard');
    await page.getByText('You have 1 charter to review').waitFor();
    await onPhone.look('waiting');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    await page.getByRole('button', { name: 'Write a review' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Review your charter' });
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await dialog.getByText('Please choose 1 to 5 stars').first().waitFor();
    await write(onPhone, { boat: OF_BOAT, captain: OF_CAPTAIN });
    await addPhotos(page);
    await onPhone.look('form', 'window');
    expect(await faultsOf(page, DIALOG, LOOKS)).toEqual([]);
    await dialog.getByRole('button', { name: 'Send review' }).click();
    await page.getByText('It appears once both sides are in, or when the time is over.').first().waitFor();
    await closeToast(page);
  });

  it('are blind: the owner does not read the review before they have written theirs', async () => {
    expect(await reviewsOfBoat()).toEqual([]);
    const { page } = onDesktop;
    await page.goto('/reviews');
    await page.getByText('Nobody has reviewed you yet').waitFor();
    expect(await page.getByText(OF_BOAT).count()).toBe(0);
    await page.getByRole('button', { name: 'Write a review' }).click();
    await write(onDesktop, { renter: OF_RENTER });
    await onDesktop.look('form', 'window');
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByText('Both reviews can now be read.').first().waitFor();
    await closeToast(page);
  });

  it('are read by everybody then, on the boat’s page and in the captain’s list, and told of by mail', async () => {
    const { page } = onPhone;
    await page.goto(`/boats/${booking.boatId}`);
    await page.getByRole('heading', { level: 2, name: 'Reviews' }).scrollIntoViewIfNeeded();
    await page.getByText(OF_BOAT).waitFor();
    await page.getByText('5.0 out of 5 from 1 guest').first().waitFor();
    await page.getByRole('button', { name: /^Photo 1 of 2, / }).scrollIntoViewIfNeeded();
    await untilTrueOf(page, `document.querySelectorAll('article img')[1]?.naturalWidth > 0`);
    await onPhone.look('boat');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    await page.goto('/');
    await page.getByText(OF_BOAT).scrollIntoViewIfNeeded();
    await page.goto('/reviews?tab=received');
    await page.getByText(OF_RENTER).waitFor();
    await onPhone.look('received');
    const ofCaptain = await captain.client.call<ReviewView[]>('GET', `/api/captains/${captain.id}/reviews`);
    expect(ofCaptain.map(({ text }) => text)).toEqual([OF_CAPTAIN]);
    for (const person of [owner, renter, captain])
      await eventuallyHolds(
        () => inboxOf(site.instance, person.email),
        (mails) => mails.some(({ subject }) => /review/i.test(subject)),
      );
  });

  it('are answered once by the owner, and reported', async () => {
    const { page } = onDesktop;
    await page.goto('/reviews');
    await page.getByRole('button', { name: /^Reply to the review by/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Reply to this review' });
    await dialog.getByLabel('Your reply').fill(REPLY);
    await dialog.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText(REPLY).waitFor();
    await closeToast(page);
    expect(await page.getByRole('button', { name: /^Reply to the review by/ }).count()).toBe(0);
    await page.getByRole('button', { name: /^Report the review by/ }).click();
    const report = page.getByRole('dialog', { name: 'Report this review?' });
    await report.getByLabel('What is wrong with it?').fill(REASON);
    await report.getByRole('button', { name: 'Report review' }).click();
    await page.getByText('You have reported this review. We will look at it.').waitFor();
    await closeToast(page);
    await onDesktop.look('answered');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    expect(await reviewsOfBoat()).toMatchObject([{ text: OF_BOAT, reply: { text: REPLY } }]);
  });

  it('are hidden by an administrator for a reason that the writer reads, and count no more', async () => {
    const asAdmin = await visit(site, 1280, 'reviews-admin', { reducedMotion: 'reduce' });
    await signIn(asAdmin, await administrator(site.instance), '/admin-dashboard');
    await asAdmin.page.goto('/admin-dashboard?tab=reviews');
    const card = asAdmin.page.getByRole('article').filter({ hasText: OF_BOAT });
    await card.getByText(REASON).waitFor();
    await asAdmin.look('reported');
    expect(await faultsOf(asAdmin.page, 'page', LOOKS)).toEqual([]);
    await card.getByRole('button', { name: /^Hide the review by/ }).click();
    const dialog = asAdmin.page.getByRole('dialog', { name: 'Hide this review?' });
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByRole('button', { name: 'Hide review' }).click();
    await card.waitFor({ state: 'detached' });

    const { page } = onPhone;
    await page.goto('/reviews?tab=written');
    await page.getByText(`We have hidden this review: ${REASON}`).waitFor();
    await onPhone.look('hidden');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    expect(await reviewsOfBoat()).toEqual([]);
    await page.goto(`/boats/${booking.boatId}`);
    await page.getByText(/^No reviews yet/).waitFor();
    await asAdmin.page.context().close();
    expect([...onPhone.complaints, ...onDesktop.complaints, ...asAdmin.complaints]).toEqual([]);
  });
});
