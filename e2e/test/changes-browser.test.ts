import type { BookingView } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { reserve } from '@harbourline/client';
import { acts } from '@harbourline/test-kit/acts-on-bookings';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import { browsing } from './support/browsing';
import { faultsOf, type Look } from './support/pages/faults-of';
import { listBoat, register, wishFor, type Person } from './support/people';
import { sharedTestStack } from './support/test-stack';
import { closeToast, signIn, visit, type Visitor } from './support/visitor';

const DIALOG = '[role=dialog]:not([data-aria-hidden])';
const LOOKS: readonly Look[] = [1280, 375].map((width) => ({ width, colorScheme: 'light' }));

describe('a change of a confirmed charter, in two browsers at once', () => {
  const site = browsing(() => sharedTestStack());
  let owner: Person;
  let renter: Person;
  let booking: BookingView;
  let onPhone: Visitor;
  let onDesktop: Visitor;

  beforeAll(async () => {
    [owner, renter] = [await register(site.instance, 'owner'), await register(site.instance, 'renter')];
    const wish = wishFor(await listBoat(owner));
    const endDate = addHours(new Date(wish.startDate), 6).toISOString();
    booking = await reserve(renter.client, { ...wish, endDate });
    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, { status: 'confirmed' });
    onPhone = await visit(site, 375, 'change-renter', { reducedMotion: 'reduce' });
    onDesktop = await visit(site, 1280, 'change-owner', { reducedMotion: 'reduce' });
    await signIn(onPhone, renter, '/renter-dashboard');
    await signIn(onDesktop, owner, '/owner-dashboard');
  });

  const pathOf = {
    renter: () => `/renter-dashboard?booking=${booking.id}`,
    owner: () => `/owner-dashboard?booking=${booking.id}`,
  };
  const now = async () => renter.client.call<BookingView>('GET', `/api/bookings/${booking.id}`);

  it('is proposed by the renter on the phone, who reads first what it costs and does', async () => {
    const { page } = onPhone;
    await page.goto(pathOf.renter());
    await page.getByRole('button', { name: 'Propose a change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose a change' });
    await dialog.getByLabel('Guests').selectOption('2');
    await dialog.getByLabel('Duration').selectOption('7');
    await dialog.getByText(/^This change needs a deposit of/).waitFor();
    await dialog.getByLabel('Duration').selectOption('5');
    await dialog.getByText('Less than now').waitFor();
    await dialog.getByText(/The rules for canceling stay as they are/).waitFor();
    await onPhone.look('dialog', 'window');
    expect(await faultsOf(page, DIALOG, LOOKS)).toEqual([]);
    await dialog.getByRole('button', { name: 'Propose it' }).click();
    await page.getByText(/The owner has until .* to answer the change that you proposed/).waitFor();
    await closeToast(page);
    await onPhone.look('waiting');
    expect(await now()).toMatchObject({
      status: 'confirmed',
      endDate: booking.endDate,
      proposedChange: { by: 'renter' },
    });
  });

  it('is read by the owner with old and new, and accepted', async () => {
    const { page } = onDesktop;
    await page.goto(pathOf.owner());
    await page.getByText(/The renter proposes a change: please answer by/).waitFor();
    await onDesktop.look('to-answer');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    await page.getByRole('button', { name: 'Accept change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept this change?' });
    await dialog.getByText(/^The total goes down by/).waitFor();
    await onDesktop.look('accept', 'window');
    await dialog.getByRole('button', { name: 'Accept it' }).click();
    await page.getByText('The charter is now as proposed, and everyone concerned has been told.').first().waitFor();
    const later = addHours(new Date(booking.startDate), 5).toISOString();
    expect(await now()).toMatchObject({ guestCount: 2, endDate: later, proposedChange: null });
    for (const person of [owner, renter]) {
      await eventuallyHolds(
        async () => (await inboxOf(site.instance, person.email)).map(({ text }) => text).join('\n'),
        (text) => /accepted the change/.test(text),
      );
    }
  });

  it('can be proposed by the owner as well, and declined by the renter, whose charter stays as it is', async () => {
    const before = await now();
    await owner.client.call(...acts.proposeChange(booking.id, { guestCount: 4 }));
    const { page } = onPhone;
    await page.goto(pathOf.renter());
    await page.getByText(/The owner proposes a change: please answer by/).waitFor();
    await page.getByRole('button', { name: 'Decline change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Decline this change?' });
    await dialog.getByLabel('Reason (optional)').fill('We are two after all.');
    await dialog.getByRole('button', { name: 'Decline it' }).click();
    await page.getByText('Change Declined').first().waitFor();
    const { guestCount, endDate, totalPrice } = before;
    expect(await now()).toMatchObject({ guestCount, endDate, totalPrice, proposedChange: null });
    await page.goto(pathOf.renter());
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByText('Proposed change declined').waitFor();
    await onPhone.look('history', 'window');
    expect([...onPhone.complaints, ...onDesktop.complaints]).toEqual([]);
  });
});
