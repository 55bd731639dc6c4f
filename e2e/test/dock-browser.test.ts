import { readFile } from 'node:fs/promises';
import type { BookingView, DockView } from '@harbourline/contracts';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import type { Page } from 'playwright-core';
import { acceptedCaptain } from './support/accepted-captain';
import { administrator } from './support/administrator';
import { browsing } from './support/browsing';
import { enterCharterThatBegins } from './support/enter-charter-that-begins';
import { faultsOf, type Look } from './support/pages/faults-of';
import { listBoat, register, type Person } from './support/people';
import { plainPhoto } from './support/plain-photo';
import { sharedTestStack } from './support/test-stack';
import { untilTrueOf } from './support/until-true-of';
import { signIn, visit, type Visitor } from './support/visitor';

const LOOKS: readonly Look[] = [1280, 375].map((width) => ({ width, colorScheme: 'light' }));
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;

describe('at the dock, the captain on a phone and the renter at a desk', () => {
  const site = browsing(() => sharedTestStack());
  let renter: Person;
  let captain: Person;
  let booking: BookingView;
  let onBoard: Visitor;
  let atDesk: Visitor;

  beforeAll(async () => {
    const owner = await register(site.instance, 'owner', 'Olive Tremblay');
    renter = await register(site.instance, 'renter', 'Remy Laurent');
    captain = await acceptedCaptain(site.instance, 'Carla Santos');
    booking = await enterCharter(owner);
    await eventuallyHolds(
      () => captain.client.send<DockView>('GET', `/api/bookings/${booking.id}/dock`),
      ({ status, body }) => status === 200 && body.may.includes('check-in'),
    );
    onBoard = await visit(site, 375, 'dock-captain', { reducedMotion: 'reduce' });
    atDesk = await visit(site, 1280, 'dock-renter', { reducedMotion: 'reduce', acceptDownloads: true });
    await signIn(onBoard, captain, '/captain-dashboard');
    await signIn(atDesk, renter, '/renter-dashboard');
  });
  afterAll(async () => {
    for (const visitor of [onBoard, atDesk]) await visitor?.page.context().close();
  });

  async function enterCharter(owner: Person): Promise<BookingView> {
    const boat = await listBoat(owner);
    const rates = [{ boatId: boat.id, captainId: captain.id, rate: 60 }];
    await captain.client.call('POST', '/api/captain-rates', { rates });
    const people = { boatId: boat.id, renterId: renter.id, captainId: captain.id };
    return enterCharterThatBegins(await administrator(site.instance), people);
  }
  const dock = () => captain.client.call<DockView>('GET', `/api/bookings/${booking.id}/dock`);

  it('is checked in without a line, with a photo, and sent once and in order when the line is back', async () => {
    const { page } = onBoard;
    await page.goto(`/captain-dashboard?booking=${booking.id}`);
    await page
      .getByRole('link', { name: /^At the dock/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Start the check-in' }).waitFor();
    await onBoard.look('before');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);

    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Start the check-in' }).click();
    await page.getByLabel('I have seen the renter’s photo ID').check();
    await page.getByRole('button', { name: 'One more' }).click();
    await page.getByText('4 people were booked. Please count again.').waitFor();
    await takePhoto(page);
    await page.getByLabel('Note (optional)').fill('A scratch at the bow.');
    await onBoard.look('check-in');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('5 people are on board.').waitFor();
    await onBoard.look('to-agree');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    await page.getByRole('button', { name: 'Record the check-in' }).click();
    await page.getByText('Check-in: Waiting to be sent — 1 photo').waitFor();
    await page.getByRole('button', { name: /^The owner and the captain have received/ }).click();
    await page.getByText('Balance: Waiting to be sent').waitFor();
    await onBoard.look('waiting');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    expect(await dock()).toMatchObject({ checkIn: null, balance: null });

    await page.context().setOffline(false);
    await page.getByText('Balance: sent').waitFor();
    await page.getByText('The renter has not agreed yet.').waitFor();
    await onBoard.look('sent');
    const { checkIn, balance } = await dock();
    expect(checkIn).toMatchObject({ by: 'captain', peopleOnBoard: 5, note: 'A scratch at the bow.' });
    expect(checkIn?.pictures).toHaveLength(1);
    expect(balance).toMatchObject({ by: 'captain', way: 'cash', confirmed: null });
    expect(new Date(checkIn?.receivedAt ?? 0) <= new Date(balance?.receivedAt ?? 0)).toBe(true);
  });

  it('is agreed to by the renter, who sees the photo, and who confirms the balance', async () => {
    const { page } = atDesk;
    await page.goto(`/renter-dashboard?booking=${booking.id}`);
    await page
      .getByRole('link', { name: /^At the dock/ })
      .first()
      .click();
    await page.getByText('5 people are on board.').waitFor();
    await photoIsShown(page, 'Check-in, photo 1 of 1');
    await atDesk.look('record');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    await page.getByLabel('Your full name').fill('Remy Laurent');
    await page.getByRole('button', { name: 'I agree' }).click();
    await page.getByText('Your agreement: sent').waitFor();
    await page.getByRole('button', { name: 'Confirm that I have paid it' }).click();
    await page.getByText(/^Confirmed by Remy Laurent \(renter\)/).waitFor();
    await atDesk.look('agreed');
    const { checkIn, balance } = await dock();
    expect(checkIn?.agreements.map(({ by, name }) => [by, name])).toEqual([
      ['captain', 'Carla Santos'],
      ['renter', 'Remy Laurent'],
    ]);
    expect(balance?.confirmed).toMatchObject({ by: 'renter', name: 'Remy Laurent' });
  });

  it('is checked out, and the renter agrees on the captain’s phone', async () => {
    const { page } = onBoard;
    await page
      .getByText(/^Remy Laurent \(renter\)/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Start the check-out' }).click();
    await takePhoto(page);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Renter’s full name').fill('Remy Laurent');
    await page.getByRole('button', { name: 'I am the renter and I agree' }).click();
    await page.getByText(/^Remy Laurent agreed at/).waitFor();
    await onBoard.look('check-out');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    await page.getByRole('button', { name: 'Record the check-out' }).click();
    await page.getByText('Check-out: sent').waitFor();
    await photoIsShown(page, 'Check-out, photo 1 of 1');
    await onBoard.look('all');
    expect(await faultsOf(page, 'page', LOOKS)).toEqual([]);
    const { checkOut, may } = await dock();
    expect(checkOut?.agreements.map(({ by }) => by)).toEqual(['captain', 'renter']);
    expect(may).toEqual([]);
  });

  it('is in the agreement that the renter downloads', async () => {
    const { page } = atDesk;
    await page.goto(`/renter-dashboard?booking=${booking.id}`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Rental agreement (PDF)' }).first().click(),
    ]);
    const pdf = await readFile(await download.path(), 'latin1');
    // The photos of check-in and check-out, which no agreement has without its appendix.
    expect(pdf.match(/\/Subtype \/Image/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    expect([onBoard, atDesk].flatMap(({ complaints }) => complaints.filter((text) => !OFFLINE.test(text)))).toEqual([]);
  });
});

async function takePhoto(page: Page): Promise<void> {
  await page.getByLabel('Take photos').setInputFiles(await plainPhoto('bow.jpg'));
  await page.getByRole('img', { name: 'Photo 1', exact: true }).waitFor();
}

/** Those who may see it get it. */
async function photoIsShown(page: Page, name: string): Promise<void> {
  await page.getByRole('img', { name }).scrollIntoViewIfNeeded();
  await untilTrueOf(
    page,
    `[...document.images].some(({ alt, naturalWidth }) => alt === ${JSON.stringify(name)} && naturalWidth > 0)`,
  );
}
