import { readFile } from 'node:fs/promises';
import type { BoatView } from '@harbourline/contracts';
import { addHours, FROM_RATE_DAYS, localDateOf } from '@harbourline/policy';
import type { Page } from 'playwright-core';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import { acceptedCaptain } from './support/accepted-captain';
import { browsing } from './support/browsing';
import { inTwoParts } from './support/in-two-parts';
import { chooseInFooter } from './support/footer';
import { listBoat, register, type Person } from './support/people';
import { sharedTestStack } from './support/test-stack';
import { untilTrueOf } from './support/until-true-of';
import { closeToast, visit, type Visitor } from './support/visitor';

const BOATS = 7;
const PUBLIC_PAGES = ['/', '/boats', '/lifestyle', '/pricing', '/about', '/contact', '/renters-faq', '/terms', '/auth'];
const MOST_SHIFT = 0.02;
/** So long every answer takes, so that one sees what stands there meanwhile. */
const SLOW_MS = 400;
const RATES = { usual: 300, ofDay: 480 };

const inDays = (days: number) => localDateOf(addHours(new Date(), days * 24), 'America/Toronto');
const DAY = inDays(20);

describe('finding one’s way', () => {
  const site = browsing(() => sharedTestStack());
  let boats: BoatView[];
  let captain: Person;

  beforeAll(async () => {
    const owner = await register(site.instance, 'owner');
    captain = await acceptedCaptain(site.instance, 'Jeanne Baret');
    boats = [];
    for (let index = 0; index < BOATS; index += 1) {
      const customRates = index === 0 ? { [DAY]: RATES.ofDay } : {};
      const model = `Wayfarer ${index + 1}`;
      boats.push(await listBoat(owner, { model, rate: RATES.usual - index * 10, minimumHours: 4, customRates }));
    }
    const [first] = boats;
    const rates = [{ boatId: first?.id, captainId: captain.id, rate: 80 }];
    await captain.client.call('POST', '/api/captain-rates', { rates });
    await eventuallyHolds(
      () => owner.client.send('PATCH', `/api/boats/${first?.id}/preferred-captain`, { captainId: captain.id }),
      ({ status }) => status === 200,
    );
  });

  /** Somebody whose console is listened to, whatever it says, and who has read the cookie notice. */
  async function watched(width: number, name: string): Promise<Visitor & { said: string[] }> {
    const visitor = await visit(site, width, name);
    const said: string[] = [];
    visitor.page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(`${message.text()} ${message.location().url}`);
    });
    await visitor.page.addInitScript(`
      localStorage.setItem('cookie-notice', 'seen');
      window.shifts = [];
      new PerformanceObserver((list) => window.shifts.push(
        ...list.getEntries().filter((each) => !each.hadRecentInput).map((each) => ({
          value: each.value,
          of: each.sources.map(({ node }) => node?.className || node?.nodeName),
        }))),
      ).observe({ type: 'layout-shift', buffered: true });
    `);
    return { ...visitor, said };
  }

  const placeOf = (page: Page) => page.evaluate<number>('Math.round(scrollY)');
  const expectPlace = (page: Page, place: number) =>
    eventuallyHolds(
      () => placeOf(page),
      (at) => Math.abs(at - place) <= 2,
    );

  /** The elements that have moved since the page was opened, or since this was called last. */
  async function expectStill(page: Page, where: string): Promise<void> {
    const shifts = await page.evaluate<{ value: number; of: string[] }[]>('window.shifts.splice(0)');
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect({ where, isStill: sum <= MOST_SHIFT, ...(sum > MOST_SHIFT && { shifts }) }).toEqual({
      where,
      isStill: true,
    });
  }

  /** What lies below the first screen is laid out at the first sign of a reader: seen, and painted. */
  async function untilLaidOut(page: Page): Promise<void> {
    await untilTrueOf(page, `!document.documentElement.hasAttribute('data-first')`);
    await page.evaluate('new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))');
  }

  const linkTo = (page: Page, index: number) =>
    page.getByRole('link', { name: `45ft ${boats[index]?.model}`, exact: true }).first();
  const titleOf = (page: Page, index: number) =>
    page.getByRole('heading', { level: 1, name: `45ft ${boats[index]?.model}` });

  async function signInHere({ page }: Visitor, { phone, password }: Person): Promise<void> {
    await page.getByLabel('Phone').fill(phone);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  it.each([375, 1280])(
    'at %i px: list, boat, Back, another boat, reserve, sign in, pay, confirmation, mail, booking',
    async (width) => {
      const visitor = await watched(width, 'way');
      const { page, look, said, complaints } = visitor;
      const renter = await register(site.instance, 'renter', 'Rory Renter');
      const index = width === 375 ? 5 : 6;

      // The list, with the first boat on the first screen.
      await page.goto('/boats?location=Toronto&capacity=6%2B&q=wayfarer');
      const firstBoat = await linkTo(page, 0).boundingBox();
      expect(firstBoat?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
      await look('1-list', 'window');
      const box = await linkTo(page, index).boundingBox();
      await page.evaluate(`scrollTo(0, ${Math.round(box?.y ?? 0) - 300})`);
      const left = await eventuallyHolds(() => placeOf(page), Boolean);
      await linkTo(page, index).click();
      await titleOf(page, index).waitFor();
      await expectPlace(page, 0);

      // Back leads to the place one left, forward to the top.
      await page.goBack();
      await linkTo(page, index).waitFor();
      await expectPlace(page, left);
      await linkTo(page, index).click();
      await titleOf(page, index).waitFor();
      await expectPlace(page, 0);
      await page.getByRole('link', { name: 'All boats' }).click();
      await page.waitForURL(/location=Toronto&capacity=6%2B&q=wayfarer/);
      await expectPlace(page, left);

      // A destination in the footer shows its boats from the top, also where they are on screen already.
      for (const _again of [1, 2]) {
        await chooseInFooter(page, 'Toronto');
        await page.waitForURL((url) => url.search === '?location=Toronto');
        await expectPlace(page, 0);
      }

      // With a date, that date's price and what it comes to.
      await page.goto(`/boats?location=Toronto&q=wayfarer&date=${DAY}`);
      const card = page.getByRole('article').filter({ hasText: `${boats[0]?.model}` });
      await card.getByText(`$${RATES.ofDay}/hour`).waitFor();
      await card.getByText(`$${(RATES.ofDay * 4).toLocaleString('en')} for 4 hours`).waitFor();
      await look('2-priced', 'window');
      await linkTo(page, 0).click();
      await titleOf(page, 0).waitFor();
      await expectPlace(page, 0);
      await page.getByText(/^Free: /).waitFor();
      const ofDay = page.getByRole('button', { name: new RegExp(`\\$${RATES.ofDay}/hour`) });
      // The calendar is loaded when it comes near the screen.
      await page.locator('#calendar').scrollIntoViewIfNeeded();
      await ofDay.waitFor();
      await look('3-boat');

      // Reserving: the bar at the lower edge, the owner's choice of captain, and the agreement that is kept.
      await page.goto(`/boats/${boats[0]?.id}/reserve?date=${DAY}&startTime=${width === 375 ? '10:00' : '16:00'}`);
      await page.getByText(/preselected as the owner’s choice/).waitFor();
      await expectPlace(page, 0);
      expect(await page.getByRole('button', { name: 'Continue' }).isVisible()).toBe(width === 375);
      await look('4-reserve', 'window');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /Proceed to Payment - \$/ }).click();
      await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
      await page.waitForURL(/\/auth/);
      await expectPlace(page, 0);
      await signInHere(visitor, renter);
      await page.waitForURL(/\/reserve$/);
      await expectPlace(page, 0);
      expect(await page.getByRole('checkbox').isChecked()).toBe(true);
      await closeToast(page);
      await page.getByRole('button', { name: /Proceed to Payment - \$/ }).click();
      await page.waitForURL(/\/checkout/);
      await expectPlace(page, 0);
      await page.getByLabel('Card number').waitFor();

      // Wherever one goes meanwhile, the way back to paying is in sight.
      await page.goto('/pricing');
      const bar = page.getByRole('complementary', { name: 'Unfinished reservation' });
      await bar.getByText(/is still held for you/).waitFor();
      await look('5-held', 'window');
      await bar.getByRole('link', { name: 'Resume checkout' }).click();
      await page.waitForURL(/\/checkout/);
      await expectPlace(page, 0);
      await page.getByLabel('Card number').fill('4242424242424242');
      await page.getByLabel('Expiry').fill('12 / 34');
      await page.getByLabel('CVC').fill('123');
      await page.getByRole('button', { name: /^Pay \$/ }).click();

      // The confirmation.
      await page.waitForURL(/\/reservation-sent\/\d+$/);
      await page.getByRole('heading', { name: /The owner has until .* E[SD]T to answer/ }).waitFor();
      await expectPlace(page, 0);
      await closeToast(page);
      await look('6-sent');
      const id = /(\d+)$/.exec(page.url())?.[1] ?? '';
      expect(await savedBy(page, 'Add to calendar')).toMatch(
        new RegExp(`DTSTART;TZID=America/Toronto:[^]*\\bbooking=${id}\\b`),
      );
      expect((await savedBy(page, 'Receipt (PDF)')).slice(0, 5)).toBe('%PDF-');
      // A computer offers no way of its own, so the link is copied.
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Link copied').first().waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toMatch(
        /^We are going out on a .* in Toronto on .*\. http:\/\/localhost:\d+\/boats\/\d+$/,
      );
      await closeToast(page);
      expect(await bar.count()).toBe(0);
      await eventuallyHolds(
        () => inboxOf(site.instance, renter.email),
        (mails) => mails.some(({ text }) => text.includes('Test of Time, Toronto')),
      );
      await page.getByRole('link', { name: 'See my booking' }).click();
      await page.waitForURL(new RegExp(`/renter-dashboard\\?.*booking=${id}`));
      const booking = page.getByRole('article').filter({ hasText: /Wayfarer 1|Test of Time/ });
      await booking.first().waitFor();
      await eventuallyHolds(
        () => booking.first().boundingBox(),
        (box) => box !== null && box.y >= 0 && box.y < 780 / 2,
      );

      // A time that somebody else has is said to be taken.
      const guest = await watched(width, 'taken');
      await guest.page.goto(
        `/boats/${boats[0]?.id}?date=${DAY}&startTime=${width === 375 ? '10:00' : '16:00'}&hours=4`,
      );
      await guest.page.getByText(/^Taken: /).waitFor();
      await guest.look('1-taken', 'window');
      await guest.page.context().close();

      expect({ said, complaints }).toEqual({ said: [], complaints: [] });
      await page.context().close();
    },
  );

  async function savedBy(page: Page, name: string): Promise<string> {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return readFile(await download.path(), 'latin1');
  }

  it.each([
    [375, '</h1>'],
    [375, 'type="submit"'],
    [1280, '</h1>'],
  ])('at %i px: nothing moves on the home page when the rest comes a moment after %s', async (width, stop) => {
    const slow = await inTwoParts(site.instance.gatewayUrl, stop);
    const { page } = await watched(width, 'in-two-parts');
    try {
      await page.goto(slow.origin);
      await page.waitForLoadState('networkidle');
      await expectStill(page, '/');
    } finally {
      slow.close();
    }
    await page.context().close();
  });

  it.each([375, 1280])(
    'at %i px: nothing moves on public pages while they are loading, and no console says anything',
    async (width) => {
      const { page, said, complaints } = await watched(width, 'still');
      await page.route('**/api/**', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        await route.continue();
      });
      for (const path of [...PUBLIC_PAGES, `/boats/${boats[0]?.id}?date=${DAY}`]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await page.mouse.move(width / 2, 300);
        await page.mouse.move(width / 2, 310);
        await untilLaidOut(page);
        await page.mouse.wheel(0, 1200);
        await page.waitForTimeout(SLOW_MS);
        await expectStill(page, path);
      }
      expect({ said, complaints }).toEqual({ said: [], complaints: [] });
      await page.context().close();
    },
  );

  it('on a phone, a filter that is changed leads to the results, and durations are those that boats take', async () => {
    const { page } = await watched(375, 'filters');
    await page.goto('/boats?q=wayfarer');
    await linkTo(page, 0).waitFor();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await page.evaluate('scrollTo(0, 2000)');
    await page.getByRole('combobox', { name: 'Capacity' }).selectOption('20+');
    await page.getByText('No boats found').waitFor();
    await page.getByRole('combobox', { name: 'Capacity' }).selectOption('10+');
    await linkTo(page, 0).waitFor();
    const count = await page.getByText(`${BOATS} boats`, { exact: true }).boundingBox();
    expect(count?.y).toBeGreaterThan(0);
    expect(count?.y).toBeLessThan(780 / 2);
    const { shortest } = (await (await fetch(`${site.instance.gatewayUrl}/api/boats/charter-hours`)).json()) as {
      shortest: number;
    };
    await page.getByRole('button', { name: /^Date/ }).click();
    await eventuallyHolds(
      () => page.getByLabel('Duration').locator('option').nth(1).textContent(),
      (first) => new RegExp(`^${shortest} hours?$`).test(first ?? ''),
    );
    await page.context().close();
  });

  it('without a date, a boat costs from the lowest rate of the days to come', async () => {
    const owner = await register(site.instance, 'owner');
    const customRates = { [inDays(FROM_RATE_DAYS - 5)]: 111, [inDays(0)]: 60, [inDays(FROM_RATE_DAYS + 5)]: 70 };
    const boat = await listBoat(owner, { model: 'Cheoy Lee', city: 'Toronto', rate: 250, customRates });
    const { page, look } = await watched(1280, 'from');
    await page.goto('/boats?q=cheoy');
    await look('1-list', 'window');
    await page.getByRole('article').filter({ hasText: 'Cheoy Lee' }).getByText('from $111/hour').waitFor();
    await page.goto(`/boats/${boat.id}`);
    await look('2-boat', 'window');
    await page.getByText('$111', { exact: true }).waitFor();
    await page.context().close();
  });
});
