import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BoatView, BookingView, CharterToReview, DockView } from '@harbourline/contracts';
import { readPicture } from '@harbourline/local/demo/pictures';
import { charterThatBegins } from '@harbourline/local/demo/charter-that-begins';
import { DEMO_CAPTAINS, DEMO_OWNERS } from '@harbourline/local/demo/people';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { ApiClient } from '@harbourline/client';
import type { Locator, Page } from 'playwright-core';
import { administrator } from '../test/support/administrator';
import { browsing } from '../test/support/browsing';
import { CARDS } from '../test/support/cards';
import { PAINTED, TOO_WIDE } from '../test/support/pages/faults-of';
import type { Person } from '../test/support/people';
import { agreeToReserve, chooseTime, goToPay, payWith, registerOnTheBoatPage } from '../test/support/reserving';
import { ROOT, startTestStack } from '../test/support/test-stack';
import { untilTrueOf } from '../test/support/until-true-of';
import { closeToast, signIn, visit, type Visitor } from '../test/support/visitor';

const PICTURES = join(ROOT, 'docs', 'pictures', 'story');
const BOAT = 'Queen of the Quay';
const [OWNER] = DEMO_OWNERS;
const CAPTAIN = DEMO_CAPTAINS[1]?.captain;
/** Those that are about to come into sight may still be on their way. */
const PICTURES_IN_SIGHT_ARE_THERE = `[...document.images].every((image) => {
  const { top, bottom, left, right } = image.getBoundingClientRect();
  const isInSight = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  return !isInSight || image.naturalWidth > 0;
})`;

/**
 * A charter from the first visit to the reviews, as renter and captain see it on their phones and the owner at a desk, on
 * the demo of `npm start`. Each step leaves a picture in `docs/pictures/story`, which the README shows.
 */
describe('the whole story', () => {
  const site = browsing(() => startTestStack({}, 1, { demo: true }));
  let admin: Person;
  let boat: BoatView;
  let booking: BookingView;
  let renter: Visitor;
  let owner: Visitor;
  let captain: Visitor;

  beforeAll(async () => {
    if (!OWNER || !CAPTAIN) throw new Error('the demo has an owner, and a captain who confirms each charter');
    await mkdir(PICTURES, { recursive: true });
    admin = await administrator(site.instance);
    boat = await boatOf(OWNER);
    renter = await visit(site, 375, 'story-renter', { reducedMotion: 'reduce' });
    owner = await visit(site, 1280, 'story-owner', { reducedMotion: 'reduce' });
    captain = await visit(site, 375, 'story-captain', { reducedMotion: 'reduce' });
    await signIn(owner, OWNER, '/owner-dashboard');
    await signIn(captain, CAPTAIN, '/captain-dashboard');
  });
  afterAll(async () => {
    for (const visitor of [renter, owner, captain]) await visitor?.page.context().close();
  });
  afterEach(() => {
    expect([renter, owner, captain].flatMap(({ complaints }) => complaints.splice(0))).toEqual([]);
  });

  async function boatOf(person: { phone: string; password: string }): Promise<BoatView> {
    const client = new ApiClient(site.instance.gatewayUrl);
    const { id } = await client.signIn(person);
    const boats = await client.call<BoatView[]>('GET', `/api/boats/owner/${id}`);
    const found = boats.find(({ boatName }) => boatName === BOAT);
    if (!found) throw new Error(`the demo has no ${BOAT}`);
    return found;
  }
  const title = () => `${boat.length}ft ${boat.model}`;
  const bookingNow = () => admin.client.call<BookingView>('GET', `/api/bookings/${booking.id}`);

  it('1: somebody finds a boat', async () => {
    const { page } = renter;
    await page.goto('/');
    await page.getByRole('button', { name: 'Understood' }).click();
    await show(page, page.getByRole('banner'), 'start');
    await keep(page, '01-renter-home');
    await page.getByRole('combobox', { name: 'Location' }).selectOption('Toronto');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/boats\?location=Toronto/);
    const link = page.getByRole('link', { name: title() }).first();
    await show(page, page.getByRole('article').filter({ has: link }), 'start');
    await keep(page, '02-renter-boats');
    await link.click();
    await page.getByRole('heading', { level: 1, name: title() }).waitFor();
    await keep(page, '03-renter-boat');
  });

  it('2: becomes a renter, reserves with a captain and pays the deposit', async () => {
    const { page } = renter;
    await registerOnTheBoatPage(renter);
    await chooseTime(page, '2:00 p.m.');
    const option = page.getByLabel('Captain', { exact: true }).locator('option', { hasText: CAPTAIN?.fullName ?? '' });
    await page.getByLabel('Captain', { exact: true }).selectOption((await option.getAttribute('value')) ?? '');
    await page.getByLabel('Purpose of rental').fill('Our parents’ fortieth anniversary');
    await agreeToReserve(page);
    await show(page, page.getByRole('radio', { name: '2:00 p.m.', exact: true }));
    await keep(page, '04-renter-reserves');
    await goToPay(page);
    await keep(page, '05-renter-pays');
    await payWith(page, CARDS.good);
    await page.waitForURL(/reservation-sent/);
    await closeToast(page);
    await keep(page, '06-renter-has-reserved');
    const [reserved] = (await admin.client.call<BookingView[]>('GET', '/api/bookings?status=pending&limit=200')).filter(
      ({ boatId, purposeOfRental }) => boatId === boat.id && /fortieth/.test(purposeOfRental ?? ''),
    );
    if (!reserved) throw new Error('nothing was reserved');
    booking = reserved;
  });

  it('3: the owner accepts, and the captain takes the charter', async () => {
    await owner.page.goto(`/owner-dashboard?booking=${booking.id}`);
    const card = owner.page.getByRole('article').filter({ hasText: 'fortieth' }).first();
    await show(owner.page, card, 'start');
    await keep(owner.page, '07-owner-is-asked');
    await card.getByRole('button', { name: 'Accept' }).click();
    await owner.page.getByText(/You have accepted; the captain has until/).waitFor();
    await captain.page.goto(`/captain-dashboard?booking=${booking.id}`);
    const asked = captain.page.getByText('The owner has accepted: once you accept as well, the charter is confirmed.');
    await asked.waitFor();
    await show(captain.page, captain.page.getByRole('article').first(), 'start');
    await keep(captain.page, '08-captain-is-asked');
    await captain.page.getByRole('button', { name: 'Accept' }).first().click();
    await captain.page.getByText('The charter is confirmed. You’ll find it under Upcoming.').first().waitFor();
    await renter.page.goto(`/renter-dashboard?booking=${booking.id}`);
    await show(renter.page, renter.page.getByRole('article').filter({ hasText: 'fortieth' }).first(), 'start');
    await keep(renter.page, '09-renter-is-confirmed');
  });

  it('4: they write to each other', async () => {
    await eventuallyHolds(
      () => admin.client.send('GET', `/api/bookings/${booking.id}/dock`),
      ({ status }) => status === 200,
    );
    await renter.page.goto(`/bookings/${booking.id}/conversation`);
    await write(renter.page, 'Hello! Where do we find you, and may we bring a cake?');
    await owner.page.goto(`/bookings/${booking.id}/conversation`);
    await owner.page.getByText('may we bring a cake?').waitFor();
    await write(owner.page, 'Of course! We are at the end of the main pier, behind the blue gate.');
    await renter.page.getByText('behind the blue gate').waitFor();
    await keep(renter.page, '10-renter-and-owner-write');
  });

  it('5: the captain checks them in at the dock, and the renter agrees', async () => {
    await beginsNow();
    const { page } = captain;
    await page.goto(`/at-the-dock?id=${booking.id}`);
    await page.getByRole('button', { name: 'Start the check-in' }).click();
    await page.getByLabel('I have seen the renter’s photo ID').check();
    await takePhoto(page, 'noon');
    await show(page, page.getByRole('button', { name: 'Take photos' }));
    await keep(page, '11-captain-checks-in');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Record the check-in' }).click();
    await page.getByText('Check-in: sent').waitFor();
    await page.getByRole('button', { name: /^The owner and the captain have received/ }).click();
    await page.getByText('Balance: sent').waitFor();
    await renter.page.goto(`/at-the-dock?id=${booking.id}`);
    await renter.page.getByLabel('Your full name').fill('Grace Harper');
    await show(renter.page, renter.page.getByLabel('Your full name'));
    await keep(renter.page, '12-renter-agrees');
    await renter.page.getByRole('button', { name: 'I agree' }).click();
    await renter.page.getByText('Your agreement: sent').waitFor();
    await renter.page.getByRole('button', { name: 'Confirm that I have paid it' }).click();
    await renter.page.getByText(/^Confirmed by Grace Harper \(renter\)/).waitFor();
  });

  it('6: and out again', async () => {
    const { page } = captain;
    await page.reload();
    await page.getByRole('button', { name: 'Start the check-out' }).click();
    await takePhoto(page, 'golden');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Renter’s full name').fill('Grace Harper');
    await page.getByRole('button', { name: 'I am the renter and I agree' }).click();
    await page.getByText(/^Grace Harper agreed at/).waitFor();
    await page.getByRole('button', { name: 'Record the check-out' }).click();
    await page.getByText('Check-out: sent').waitFor();
    const { checkOut } = await admin.client.call<DockView>('GET', `/api/bookings/${booking.id}/dock`);
    expect(checkOut?.agreements.map(({ by }) => by)).toEqual(['captain', 'renter']);
    await show(page, page.getByRole('heading', { name: 'Check-out' }));
    await keep(page, '13-captain-has-checked-out');
  });

  it('7: they review each other', async () => {
    const completed = { status: 'completed', despite: ['charter_not_over'] };
    await admin.client.call('PATCH', `/api/admin/bookings/${booking.id}`, completed);
    const { page } = renter;
    await page.goto('/reviews');
    await page.getByRole('button', { name: 'Write a review' }).first().click();
    await rate(page, 'Boat and owner', 'Spotless, and larger than we had hoped. Our parents danced on the upper deck.');
    await rate(page, /^Captain /, 'Isla found us a calm bay for the cake, and the best view of the skyline.');
    await page.getByLabel('Add photos').setInputFiles([await photo('golden'), await photo('dusk')]);
    await page.getByAltText('Your photo 2 of 2').waitFor();
    await show(page, page.getByAltText('Your photo 2 of 2'));
    await keep(page, '14-renter-reviews');
    await page.getByRole('button', { name: 'Send review' }).click();
    await page.getByText('Thank you for your review').first().waitFor();

    await eventuallyHolds(
      () => ownerClient().then((client) => client.call<CharterToReview[]>('GET', '/api/reviews/to-write')),
      (charters) => charters.some(({ bookingId }) => bookingId === booking.id),
    );
    await owner.page.goto('/reviews');
    await owner.page.getByRole('button', { name: 'Write a review' }).first().click();
    await rate(owner.page, 'The renter', 'Kind guests who thanked the whole crew. Welcome back any day.');
    await keep(owner.page, '15-owner-reviews');
    await owner.page.getByRole('button', { name: 'Send review' }).click();
    await owner.page.getByText('Both reviews can now be read.').first().waitFor();
  });

  it('8: and everybody reads it on the boat’s page', async () => {
    const { page } = renter;
    await page.goto(`/boats/${boat.id}`);
    await page.getByRole('heading', { level: 2, name: 'Reviews' }).scrollIntoViewIfNeeded();
    const text = page.getByText('Our parents danced on the upper deck.');
    await text.waitFor();
    await show(page, text);
    await keep(page, '16-everybody-reads');
    expect((await bookingNow()).status).toBe('completed');
  });

  async function ownerClient(): Promise<ApiClient> {
    const client = new ApiClient(site.instance.gatewayUrl);
    if (OWNER) await client.signIn(OWNER);
    return client;
  }

  /** No call makes time pass: an administrator moves the charter to now. */
  async function beginsNow(): Promise<void> {
    await admin.client.call('PATCH', `/api/admin/bookings/${booking.id}`, charterThatBegins());
  }
});

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await untilTrueOf(page, PICTURES_IN_SIGHT_ARE_THERE);
  await page.evaluate(PAINTED);
  expect([name, await page.evaluate<number>(TOO_WIDE)]).toEqual([name, 0]);
  await page.screenshot({ path: join(PICTURES, `${name}.jpg`), type: 'jpeg', quality: 72 });
}

/** An element of a page, of which this program has no types. */
interface Scrolls {
  scrollIntoView(where: { block: 'center' | 'start' }): void;
}

/** In the middle of the window, above which lies the header, and below what sticks to the edge; or at its upper edge. */
async function show(page: Page, what: Locator, where: 'center' | 'start' = 'center'): Promise<void> {
  await what.waitFor();
  await what.evaluate((element, block) => (element as unknown as Scrolls).scrollIntoView({ block }), where);
  await page.evaluate('document.activeElement?.blur()');
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByText('Sending…').waitFor({ state: 'detached' });
}

async function photo(hour: 'noon' | 'golden' | 'dusk') {
  const buffer = await readPicture(BOAT, { view: 'deck', hour });
  return { name: `${hour}.jpg`, mimeType: 'image/jpeg', buffer };
}

async function takePhoto(page: Page, hour: 'noon' | 'golden'): Promise<void> {
  await page.getByLabel('Take photos').setInputFiles(await photo(hour));
  await page.getByRole('img', { name: 'Photo 1' }).waitFor();
}

/** Five stars of each aspect, and a text. */
async function rate(page: Page, part: string | RegExp, text: string): Promise<void> {
  const region = page.getByRole('dialog', { name: 'Review your charter' }).getByRole('region', { name: part });
  await region.getByRole('textbox').fill(text);
  for (const star of await region.getByRole('radio', { name: '5 stars' }).all()) await star.check({ force: true });
}
