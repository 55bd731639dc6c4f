import { readFile } from 'node:fs/promises';
import type { BookingView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { browsing } from './support/browsing';
import { listBoat, register, wishFor, type Person } from './support/people';
import { faultsOf } from './support/pages/faults-of';
import { sharedTestStack } from './support/test-stack';
import { closeToast, signIn, visit, type Visitor } from './support/visitor';

/** A price at which no other test has boats. */
const RATE = 7_000;
const GUESTS = 5;
const DAYS = 12;
const LOOKS = [375, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

describe('where an owner says no', () => {
  const site = browsing(() => sharedTestStack());
  let owner: Person;
  let renter: Person;
  let booking: BookingView;
  let hers: Visitor;
  let his: Visitor;

  beforeAll(async () => {
    [owner, renter] = [await register(site.instance, 'owner'), await register(site.instance, 'renter')];
    const other = await register(site.instance, 'owner');
    const boat = await listBoat(owner, { rate: RATE });
    const rates = [RATE - 10, RATE + 20, RATE + 30, RATE + 40, RATE * 2];
    const boats = [];
    for (const [index, rate] of rates.entries())
      boats.push(await listBoat(other, { rate, model: `Boat ${index}`, boatName: `Secret ${index}` }));
    // The second one is taken at that time.
    const [, taken] = boats;
    if (!taken) throw new Error('there are no boats');
    await other.client.call('POST', '/api/calendar-blocks', {
      ...{ boatId: taken.id, startDate: wishFor(taken, DAYS).startDate, endDate: wishFor(taken, DAYS).endDate },
    });
    booking = await reserve(renter.client, wishFor(boat, DAYS, { guestCount: GUESTS }));
    [hers, his] = [
      await visit(site, 1280, 'no-owner'),
      await visit(site, 375, 'no-renter', { reducedMotion: 'reduce' }),
    ];
    await signIn(hers, owner, '/owner-dashboard');
    await signIn(his, renter, '/renter-dashboard');
  });

  it('she declines on her dashboard', async () => {
    await hers.page.goto(`/owner-dashboard?booking=${booking.id}`);
    await hers.page.getByRole('button', { name: 'Decline', exact: true }).first().click();
    const dialog = hers.page.getByRole('dialog', { name: 'Decline this reservation?' });
    await dialog.getByLabel('Reason (optional)').fill('The engine is being serviced.');
    await dialog.getByRole('button', { name: 'Decline reservation' }).click();
    await hers.page.getByText('Booking Declined').first().waitFor();
  });

  it('he opens it from the mail, and is offered the three that are nearest by price and free', async () => {
    const [link = ''] = await eventuallyHolds(
      async () =>
        (await inboxOf(site.instance, renter.email)).flatMap(
          ({ text }) => /See boats for [^:]*: (\S+)/.exec(text)?.[1] ?? [],
        ),
      ({ length }) => length > 0,
    );
    const { pathname, search } = new URL(link);
    expect(pathname + search).toBe(`/renter-dashboard?booking=${booking.id}`);
    await his.page.goto(pathname + search);
    const offers = his.page.getByRole('region', { name: 'Free at the same time' });
    await offers.getByRole('link').first().waitFor();
    const links = await offers.getByRole('link').all();
    expect(await Promise.all(links.map((each) => each.getAttribute('aria-label')))).toEqual([
      'Reserve the 45ft Boat 0',
      'Reserve the 45ft Boat 2',
      'Reserve the 45ft Boat 3',
    ]);
    expect(await his.page.content()).not.toContain('Secret');
    await closeToast(his.page);
    await offers.scrollIntoViewIfNeeded();
    await his.look('offers');
    await his.page.setViewportSize({ width: 1280, height: 900 });
    await his.look('offers-wide');
    expect(await faultsOf(his.page, 'main', LOOKS)).toEqual([]);
  });

  it('one click leads to the reservation, filled in with the time and the group', async () => {
    const { page } = his;
    await page.getByRole('link', { name: 'Reserve the 45ft Boat 2' }).click();
    await page.waitForURL(/\/boats\/\d+\/reserve/);
    await page.getByRole('button', { name: /Proceed to Payment - \$/ }).waitFor();
    expect(await page.getByLabel('Guests', { exact: true }).inputValue()).toBe(String(GUESTS));
    const total = ((RATE + 30) * 4).toLocaleString('en-CA');
    await page
      .getByText(new RegExp(`\\$${total}(?!\\d)`))
      .first()
      .waitFor();
    const { pathname } = new URL(page.url());
    const draft = await page.evaluate<string>(`sessionStorage.getItem('reservation:${pathname.split('/')[2]}')`);
    expect(JSON.parse(draft)).toMatchObject({ startTime: '14:00', duration: 4, guests: GUESTS });
    await his.look('prefilled', 'window');
  });

  const downloaded = async (page: Page, name: string | RegExp) => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).first().click(),
    ]);
    return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
  };

  it('a booking that is confirmed goes into calendar and address book, of both, as one entry', async () => {
    const boat = await listBoat(owner, { rate: RATE });
    const { id } = await reserve(renter.client, wishFor(boat, DAYS + 3, { guestCount: GUESTS }));
    await his.page.goto(`/renter-dashboard?booking=${id}`);
    const requested = await downloaded(his.page, 'Add to calendar');
    await owner.client.call('PATCH', `/api/bookings/${id}`, {
      ...{ status: 'confirmed', ownerAdjusted: false, adjustedStartTime: null, adjustedCaptainId: null },
    });
    const entries = [requested];
    for (const [{ page }, dashboard] of [
      [his, 'renter-dashboard'],
      [hers, 'owner-dashboard'],
    ] as const) {
      await page.goto(`/${dashboard}?booking=${id}`);
      await page
        .getByRole('button', { name: /^Save contact: / })
        .first()
        .waitFor();
      entries.push(await downloaded(page, 'Add to calendar'));
    }
    const events = entries.map(({ text }) => {
      const [component] = ICAL.Component.fromString(text).getAllSubcomponents('vevent');
      if (!component) throw new Error('there is no entry');
      return new ICAL.Event(component);
    });
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    const [before, ...after] = events.map(({ sequence }) => sequence);
    for (const each of after) expect(each).toBeGreaterThan(before ?? Infinity);
    const card = await downloaded(his.page, `Save contact: ${owner.fullName}`);
    expect(card.name).toBe(`owner-${id}.vcf`);
    expect(card.text).toContain(owner.phone);
    await his.look('confirmed');
    await his.page.setViewportSize({ width: 375, height: 780 });
    await his.look('confirmed-phone');
    expect(await faultsOf(his.page, 'main', LOOKS)).toEqual([]);
    for (const { complaints } of [his, hers]) expect(complaints).toEqual([]);
  });
});
