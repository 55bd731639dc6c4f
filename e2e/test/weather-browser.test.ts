import type { BookingView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import { acceptedCaptain } from './support/accepted-captain';
import { browsing } from './support/browsing';
import { faultsOf, type Look } from './support/pages/faults-of';
import { listBoat, register, wishFor, type Person } from './support/people';
import { sharedTestStack } from './support/test-stack';
import { closeToast, signIn, visit, type Visitor } from './support/visitor';

const DIALOG = '[role=dialog]:not([data-aria-hidden])';
const LOOKS: readonly Look[] = [1280, 375].map((width) => ({ width, colorScheme: 'light' }));
const ACCEPT = { status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null };
const GALE = 'There is a gale warning from noon on.';

describe('a charter that is called off for the weather, in three browsers at once', () => {
  const site = browsing(() => sharedTestStack());
  let [owner, renter, captain]: Person[] = [];
  let booking: BookingView;
  let [onPhone, onDesktop, onBoat]: Visitor[] = [];

  beforeAll(async () => {
    owner = await register(site.instance, 'owner');
    renter = await register(site.instance, 'renter');
    captain = await acceptedCaptain(site.instance, 'Carla Santos');
    const boat = await listBoat(owner);
    const rates = [{ boatId: boat.id, captainId: captain.id, rate: 60 }];
    await captain.client.call('POST', '/api/captain-rates', { rates });
    const wish = wishFor(boat, 2, { captainId: captain.id });
    await eventuallyHolds(
      () => people().renter.client.send<{ free: boolean }>('POST', '/api/bookings/quote', wish),
      ({ body }) => body.free,
    );
    booking = await reserve(renter.client, wish);
    await owner.client.call('PATCH', `/api/bookings/${booking.id}`, ACCEPT);
    onPhone = await visit(site, 375, 'weather-renter', { reducedMotion: 'reduce' });
    onDesktop = await visit(site, 1280, 'weather-owner', { reducedMotion: 'reduce' });
    onBoat = await visit(site, 375, 'weather-captain', { reducedMotion: 'reduce' });
    await signIn(onPhone, renter, '/renter-dashboard');
    await signIn(onDesktop, owner, '/owner-dashboard');
    await signIn(onBoat, captain, '/captain-dashboard');
  });

  function people() {
    if (!owner || !renter || !captain) throw new Error('nobody is there');
    return { owner, renter, captain };
  }
  function browsers() {
    if (!onPhone || !onDesktop || !onBoat) throw new Error('nobody looks');
    return { onPhone, onDesktop, onBoat };
  }
  const now = () => people().renter.client.call<BookingView>('GET', `/api/bookings/${booking.id}`);

  it('is called off by its captain on the phone, who reads first what that means', async () => {
    const { onBoat } = browsers();
    const { page } = onBoat;
    await page.goto(`/captain-dashboard?booking=${booking.id}`);
    await page.getByRole('button', { name: 'Call off' }).click();
    const dialog = page.getByRole('dialog', { name: 'Call off this charter?' });
    await dialog.getByLabel('What the others should know').fill(GALE);
    await onBoat.look('dialog', 'window');
    expect(await faultsOf(page, DIALOG, LOOKS)).toEqual([]);
    await dialog.getByRole('button', { name: 'Call it off' }).click();
    await page.getByText(/^Called off because of the weather: the renter can choose until/).waitFor();
    await closeToast(page);
    await onBoat.look('called-off');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    expect(await now()).toMatchObject({ status: 'confirmed', calledOff: { cause: 'weather', by: 'captain' } });
    for (const person of Object.values(people())) {
      await eventuallyHolds(
        async () => (await inboxOf(site.instance, person.email)).map(({ text }) => text).join('\n'),
        (text) => text.includes(GALE),
      );
    }
  });

  it('is made up for by the renter, who chooses a time alone, at the same price', async () => {
    const { onPhone } = browsers();
    const { page } = onPhone;
    await page.goto(`/renter-dashboard?booking=${booking.id}`);
    await page.getByText(/^Called off because of the weather: please choose by/).waitFor();
    await page.getByRole('button', { name: 'Cancel (full refund)' }).waitFor();
    await onPhone.look('to-choose');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    await page.getByRole('button', { name: 'Propose a new time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Propose a new time' });
    await dialog.getByText('Choose another time to see whether it is free.').waitFor();
    await dialog.getByRole('button', { name: 'Next month' }).click();
    await dialog.getByRole('gridcell').getByRole('button', { disabled: false }).nth(10).click();
    await dialog.getByText(/^The other side can answer until/).waitFor();
    await onPhone.look('new-time', 'window');
    expect(await faultsOf(page, DIALOG, LOOKS)).toEqual([]);
    await dialog.getByRole('button', { name: 'Propose it' }).click();
    await page.getByText('Called off because of the weather: a new time is waiting for an answer').waitFor();
    await closeToast(page);
    await onPhone.look('waiting');
    expect(await now()).toMatchObject({ totalPrice: booking.totalPrice, proposedChange: { difference: 0 } });
  });

  it('takes place at the new time once the owner accepts, and everyone reads so', async () => {
    const { onDesktop, onBoat, onPhone } = browsers();
    const { page } = onDesktop;
    await page.goto(`/owner-dashboard?booking=${booking.id}`);
    await page.getByText(/^The renter proposes a new time: please answer by/).waitFor();
    await onDesktop.look('to-answer');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    const { proposedChange } = await now();
    await page.getByRole('button', { name: 'Accept change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Accept this change?' });
    await dialog.getByText('The total stays the same.').waitFor();
    await dialog.getByRole('button', { name: 'Accept it' }).click();
    await page.getByText('The charter is now as proposed, and everyone concerned has been told.').first().waitFor();
    const { startDate, endDate } = proposedChange ?? {};
    expect(await now()).toMatchObject({ startDate, endDate, calledOff: null, totalPrice: booking.totalPrice });
    for (const [visitor, path] of [
      [onPhone, '/renter-dashboard'],
      [onBoat, '/captain-dashboard'],
    ] as const) {
      await visitor.page.goto(`${path}?booking=${booking.id}`);
      await visitor.page.getByRole('button', { name: 'History' }).first().click();
      await visitor.page.getByText('Charter called off').waitFor();
      await visitor.look('history', 'window');
      await visitor.page.keyboard.press('Escape');
    }
  });

  it('gives the whole deposit back to a renter who would rather not', async () => {
    const { owner, renter } = people();
    const { onPhone, onDesktop, onBoat } = browsers();
    const boat = await listBoat(owner);
    const other = await reserve(renter.client, wishFor(boat, 2));
    await owner.client.call('PATCH', `/api/bookings/${other.id}`, ACCEPT);
    await onDesktop.page.goto(`/owner-dashboard?booking=${other.id}`);
    await onDesktop.page.getByRole('button', { name: 'Call off' }).first().click();
    const calling = onDesktop.page.getByRole('dialog', { name: 'Call off this charter?' });
    await calling.getByLabel('Why it is called off').selectOption('Mechanical problem');
    await calling.getByLabel('What the others should know').fill('The engine does not start.');
    await onDesktop.look('calling-off', 'window');
    await calling.getByRole('button', { name: 'Call it off' }).click();
    await onDesktop.page.getByText(/^Called off for mechanical reasons: a new time can be agreed until/).waitFor();

    const { page } = onPhone;
    await page.goto(`/renter-dashboard?booking=${other.id}`);
    await page.getByRole('button', { name: 'Cancel (full refund)' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' });
    await dialog.getByText(/through no fault of yours, so the whole deposit is refunded/).waitFor();
    await onPhone.look('refund', 'window');
    expect(await faultsOf(page, DIALOG, LOOKS)).toEqual([]);
    await dialog.getByRole('button', { name: /^Cancel and get .* back$/ }).click();
    await page.getByText('Booking Canceled').first().waitFor();
    const ended = await renter.client.call<BookingView>('GET', `/api/bookings/${other.id}`);
    expect(ended).toMatchObject({ status: 'cancelled', refund: { rule: 'R4', amount: other.depositAmount } });
    expect([onPhone, onDesktop, onBoat].flatMap(({ complaints }) => [...complaints])).toEqual([]);
  });
});
