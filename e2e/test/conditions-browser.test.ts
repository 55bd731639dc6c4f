import type { BoatView } from '@harbourline/contracts';
import { addHours, localDateOf } from '@harbourline/policy';
import { freshPhone } from '@harbourline/client';
import { eventually } from '@harbourline/test-kit/eventually';
import type { Locator, Page } from 'playwright-core';
import { keepPicture } from './support/browser';
import { CARDS } from './support/cards';
import { payWith } from './support/reserving';
import { browsing } from './support/browsing';
import { chooseInFooter } from './support/footer';
import { listBoat, register, type Person } from './support/people';
import { sharedTestStack } from './support/test-stack';
import { untilTrueOf } from './support/until-true-of';
import { closeToast, signIn, visit, type Visitor } from './support/visitor';

const WIDTHS = [375, 1280];
const dayAhead = (days: number) => localDateOf(addHours(new Date(), days * 24), 'America/Toronto');
const DAY = dayAhead(30);
const ANOTHER_DAY = dayAhead(31);
const MINUTE_MS = 60_000;

/** As a browser does that keeps no data of sites: what is stored refuses even to be named. */
const CLOSED_STORAGE = `
  const refuse = () => { throw new DOMException('Access is denied for this document.', 'SecurityError'); };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, { get: refuse });
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
`;

/** A clock that is wrong by so much. */
const clockAhead = (ms: number) => `{
  const Right = Date;
  window.Date = class extends Right {
    constructor(...parts) { parts.length > 0 ? super(...parts) : super(Right.now() + ${ms}); }
    static now() { return Right.now() + ${ms}; }
  };
}`;

/** As a browser does that translates: each text stands in an element of the translation's own, and its node is gone. */
const TRANSLATED = `{
  const translate = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const parent = text.parentElement;
      if (!parent || text.data.trim() === '' || parent.closest('font, script, style, textarea, option')) continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstChild.textContent = text.data;
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target.nodeType === Node.TEXT_NODE && target.parentNode) translate(target.parentNode);
      for (const node of addedNodes) if (node.parentNode) translate(node.nodeType === Node.TEXT_NODE ? node.parentNode : node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}`;

/** The moments of a page that read otherwise than they are, by the clock of Toronto. */
const STALE_TIMES = `[...document.querySelectorAll('main time[datetime*="T"]')]
  .filter((it) => it.checkVisibility() && /\\d:\\d\\d/.test(it.textContent))
  .filter(({ dateTime, textContent }) => !textContent.includes(new Date(dateTime)
    .toLocaleTimeString('en-CA', { timeZone: 'America/Toronto', hour: 'numeric', minute: '2-digit' })))
  .map(({ dateTime, textContent }) => dateTime + ' ' + textContent)`;

/** How much of the window's height what keeps to its edges takes, and the header where it is in sight. */
const COVERED = `[...document.querySelectorAll('body *')]
  .filter((it) => it.matches('header:has(~ #content)') || ['sticky', 'fixed'].includes(getComputedStyle(it).position))
  .filter((it) => it.checkVisibility({ visibilityProperty: true }) && it.clientWidth > innerWidth / 2)
  .map((it) => it.getBoundingClientRect())
  .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0) / innerHeight`;

describe('a browser as people have it', () => {
  const site = browsing(() => sharedTestStack());
  let owner: Person;
  let boat: BoatView;

  beforeAll(async () => {
    owner = await register(site.instance, 'owner', 'Olivia Owner');
    boat = await listBoat(owner, { model: 'Weathervane' });
  });

  /** Somebody's browser, which misbehaves in this way from the start. */
  async function visitWith(width: number, name: string, script: string): Promise<Visitor> {
    const visitor = await visit(site, width, name);
    await visitor.page.addInitScript(script);
    return visitor;
  }

  describe.each(WIDTHS)('%i px wide', (width) => {
    it('shows every public page, and works, where site storage is closed', async () => {
      const { page, complaints, look } = await visitWith(width, 'closed-storage', CLOSED_STORAGE);
      for (const path of ['/', '/boats', `/boats/${boat.id}`, `/boats/${boat.id}/reserve`, '/auth', '/pricing']) {
        await page.goto(path);
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect([path, await page.getByRole('main').getByRole('heading', { level: 1 }).isVisible()]).toEqual([
          path,
          true,
        ]);
      }
      await page.goto(`/boats/${boat.id}`);
      await page.getByRole('button', { name: 'Next photo' }).click();
      await page.getByText('2 / 3').waitFor();
      await page.getByRole('button', { name: 'Understood' }).click();
      await look('boat');
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it.each([
      ['20 minutes fast', 20 * MINUTE_MS],
      ['two days slow', -2 * 24 * 60 * MINUTE_MS],
    ])('counts a hold by the server’s clock where its own is %s', async (_name, ms) => {
      const renter = await register(site.instance, 'renter');
      const visitor = await visitWith(width, `clock-${ms > 0 ? 'fast' : 'slow'}`, clockAhead(ms));
      const { page } = visitor;
      await signIn(visitor, renter, '/renter-dashboard');
      await page.goto(`/boats/${boat.id}/reserve?date=${DAY}&startTime=10:00`);
      await page.getByRole('button', { name: /Proceed to Payment - \$/ }).waitFor();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /Proceed to Payment - \$/ }).click();
      await page.waitForURL(/\/checkout/);
      await page.getByLabel('Card number').waitFor();
      await expectQuarterOfAnHour(page);
      await visitor.look('checkout');

      await page.goto(`/boats/${boat.id}`);
      await page.getByRole('complementary', { name: 'Unfinished reservation' }).getByRole('timer').waitFor();
      await expectQuarterOfAnHour(page);
      await page.getByRole('button', { name: 'Release it' }).click();
      await page.getByRole('timer').waitFor({ state: 'detached' });
      await page.context().close();
    });

    it('says that a hold is over only when the server does', async () => {
      const renter = await register(site.instance, 'renter');
      const visitor = await visit(site, width, 'over');
      const { page } = visitor;
      await signIn(visitor, renter, '/renter-dashboard');
      await page.goto(`/boats/${boat.id}/reserve?date=${DAY}&startTime=18:00`);
      await page.getByRole('button', { name: /Proceed to Payment - \$/ }).waitFor();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /Proceed to Payment - \$/ }).click();
      await page.getByLabel('Card number').waitFor();
      // The clock is set forward while the page is open.
      await page.evaluate(clockAhead(30 * MINUTE_MS));
      await page.waitForResponse((answer) => answer.url().includes('/api/bookings/holds/'));
      await expectQuarterOfAnHour(page);
      expect(await page.getByLabel('Card number').isVisible()).toBe(true);
      // And now the server says so.
      const { holdId } = await page.evaluate<{ holdId: string }>(`JSON.parse(localStorage.getItem('pendingBooking'))`);
      await renter.client.call('DELETE', `/api/bookings/holds/${holdId}`);
      // Any answer sets the time right again, before it seems to be over.
      await eventually('the form is gone', async () => {
        if (await page.getByText('Your boat is no longer held').isVisible()) return true;
        await page.evaluate(clockAhead(30 * MINUTE_MS));
        await page.waitForTimeout(2000);
        return false;
      });
      await page.context().close();
    });

    it('follows what is chosen, and fails nowhere, while the browser translates the page', async () => {
      const renter = await register(site.instance, 'renter');
      const visitor = await visitWith(width, 'translated', TRANSLATED);
      const { page, complaints } = visitor;
      await signIn(visitor, renter, '/renter-dashboard');
      await page.goto(`/boats/${boat.id}/reserve?date=${dayAhead(width < 500 ? 33 : 34)}&startTime=13:00`);
      await page.getByRole('button', { name: /Proceed to Payment - \$/ }).waitFor();
      for (const hours of ['6', '8', '5']) {
        await page.getByLabel('Duration').selectOption(hours);
        const ends = `${Number(hours) + 1}:00 p.m.`;
        await page.getByRole('time').filter({ hasText: ends }).first().waitFor();
        expect(await page.evaluate(STALE_TIMES)).toEqual([]);
      }
      await keepPicture(page, `translated-${width}`, 'window');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: /Proceed to Payment - \$/ }).click();
      await page.getByLabel('Card number').waitFor();
      await payWith(page, CARDS.declined);
      await page.getByText('Your card was declined.').first().waitFor();
      await payWith(page, CARDS.good);
      await page.waitForURL(/\/reservation-sent\/\d+$/);
      await page.goto('/renter-dashboard');
      await page.getByRole('tab', { name: /Pending.*\(1\)/ }).waitFor();
      await chooseInFooter(page, 'Toronto');
      await page.getByRole('main').getByRole('article').first().waitFor();
      expect(await page.getByText('Something went wrong').count()).toBe(0);
      expect(complaints).toEqual([]);
      await page.context().close();
    });

    it('leads whoever registers on a boat’s page to its reservation, with date and time', async () => {
      const { page, email, look } = await visit(site, width, 'registers', { hasTouch: width < 500 });
      await page.goto(`/boats/${boat.id}?date=${ANOTHER_DAY}&startTime=18:00&hours=4`);
      if (width < 500) await page.getByRole('link', { name: 'create an account' }).tap();
      else await page.getByRole('tab', { name: 'Create Account' }).click();
      const submit = page.getByRole('button', { name: 'Create Account' });
      await page.getByLabel('Full Name').fill('Grace Harper');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Phone').fill(freshPhone());
      await page.getByLabel('Password', { exact: true }).fill('sail-away-77');
      await page.getByRole('checkbox').check();
      await submit.scrollIntoViewIfNeeded();
      // Nothing floats over it.
      expect(await topmostAt(page, submit)).toBe('Create Account');
      await look('form', 'window');
      await submit.click();
      await page.waitForURL(/\/reserve$/);
      await page.getByLabel('Purpose of rental').waitFor();
      expect(await page.getByRole('radio', { name: '6:00 p.m.', exact: true }).isChecked()).toBe(true);
      expect(await page.evaluate('[document.activeElement.id, scrollY]')).toEqual(['content', 0]);
      await look('reservation', 'window');
      await page.context().close();
    });

    it('keeps what is typed when a session ends, and the same person signs in above it and goes on', async () => {
      const own = await listBoat(owner, { boatName: 'Patience', model: 'Interrupted' });
      const visitor = await visit(site, width, 'interrupted');
      const { page } = visitor;
      await signIn(visitor, owner, '/owner-dashboard');
      await page.goto(`/boat-management?id=${own.id}`);
      await page.getByLabel('Description').fill('Typed for half an hour.');
      await page.context().clearCookies();
      await page.getByRole('button', { name: 'Update Listing' }).click();
      const again = page.getByRole('dialog', { name: 'Please sign in again' });
      await again.getByText('sign in as Olivia Owner').waitFor();
      await keepPicture(page, `interrupted-${width}`, 'window');
      await signInAgain(again, owner);
      await again.waitFor({ state: 'detached' });
      expect(await page.getByLabel('Description').inputValue()).toBe('Typed for half an hour.');
      await page.getByRole('button', { name: 'Update Listing' }).click();
      await page.getByText('Boat listing updated successfully!').first().waitFor();
      const { body } = await owner.client.send<BoatView>('GET', `/api/boats/${own.id}`);
      expect(body.description).toBe('Typed for half an hour.');
      await page.context().close();
    });

    it('shows field by field what another tab has saved, and saves what is chosen', async () => {
      const own = await listBoat(owner, { boatName: 'Two Tabs', model: 'Concurrent', rate: 200 });
      const visitor = await visit(site, width, 'two-tabs');
      const { page } = visitor;
      await signIn(visitor, owner, '/owner-dashboard');
      await page.goto(`/boat-management?id=${own.id}`);
      await page.getByLabel('Description').fill('Mine.');
      await page.getByLabel('Model').fill('Mine as well');
      const { images, boatName, city, capacity, length, minimumHours, amenities } = own;
      const kept = { images, boatName, city, capacity, length, minimumHours, amenities };
      const day = dayAhead(200);
      await owner.client.call('PUT', `/api/boats/${own.id}`, {
        ...{ ...kept, model: 'Theirs', description: own.description, rate: 320, customRates: { [day]: 900 } },
      });
      await page.getByRole('button', { name: 'Update Listing' }).click();
      const conflict = page.getByRole('dialog', { name: 'This listing has been changed' });
      await conflict.waitFor();
      expect(await conflict.locator('legend').allInnerTexts()).toEqual([
        ...['Model', 'Hourly rate (CAD)'],
        expect.stringContaining('Hourly rate on'),
      ]);
      expect(await conflict.getByRole('group', { name: 'Model' }).getByRole('radio').first().isChecked()).toBe(true);
      await keepPicture(page, `two-tabs-${width}`, 'window');
      await conflict.getByRole('button', { name: 'Save with these' }).click();
      await page.getByText('Boat listing updated successfully!').first().waitFor();
      const { body } = await owner.client.send<BoatView>('GET', `/api/boats/${own.id}`);
      expect(body).toMatchObject({
        model: 'Mine as well',
        description: 'Mine.',
        rate: 320,
        customRates: { [day]: 900 },
      });
      // A change that touches nothing of the form, such as hiding the boat, asks nothing.
      await owner.client.call('PATCH', `/api/boats/${own.id}/toggle-availability`);
      await page.getByLabel('Description').fill('Mine again.');
      await closeToast(page);
      await page.getByRole('button', { name: 'Update Listing' }).click();
      await page.getByText('Boat listing updated successfully!').first().waitFor();
      const after = await owner.client.send<BoatView>('GET', `/api/boats/${own.id}`);
      expect(after.body).toMatchObject({ description: 'Mine again.', isAvailable: false });
      await page.context().close();
    });

    it('shows what was typed to nobody else who signs in, and not to whoever discards it', async () => {
      const other = await register(site.instance, 'owner', 'Oscar Other');
      const visitor = await visit(site, width, 'other-person');
      const { page } = visitor;
      await signIn(visitor, owner, '/owner-dashboard');
      for (const leave of [
        (again: Locator) => signInAgain(again, other),
        (again: Locator) => again.getByRole('button', { name: 'Discard what I typed' }).click(),
      ]) {
        await page.goto(`/boat-management?id=${boat.id}`);
        await page.getByLabel('Boat name').fill('A secret name');
        await page.context().clearCookies();
        await page.getByRole('button', { name: 'Update Listing' }).click();
        const again = page.getByRole('dialog', { name: 'Please sign in again' });
        await leave(again);
        await again.waitFor({ state: 'detached' });
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await page.evaluate<string[]>(TYPED)).not.toContain('A secret name');
        await page.context().clearCookies();
        await signIn(visitor, owner, '/owner-dashboard');
      }
      await page.context().close();
    });

    it('keeps what is typed in a dialog', async () => {
      const renter = await register(site.instance, 'renter', 'Rory Renter');
      const visitor = await visit(site, width, 'dialog');
      const { page } = visitor;
      await signIn(visitor, renter, '/renter-dashboard');
      await page
        .getByRole('button', { name: /profile/i })
        .first()
        .click();
      const name = page.getByRole('dialog').getByLabel('Full Name');
      await name.fill('Rory the Renter');
      await page.context().clearCookies();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Save|Update/ })
        .click();
      const again = page.getByRole('dialog', { name: 'Please sign in again' });
      await again.waitFor();
      await keepPicture(page, `interrupted-dialog-${width}`, 'window');
      await signInAgain(again, renter);
      await again.waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('Rory the Renter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Save|Update/ })
        .click();
      await page.getByText('Rory the Renter').first().waitFor();
      await page.context().close();
    });

    it('keeps the room that the boats of a list are going to take', async () => {
      const { page } = await visitWith(
        width,
        'list',
        `window.shift = 0;
         new PerformanceObserver((list) => list.getEntries().forEach((each) => {
           if (!each.hadRecentInput) window.shift += each.value;
         })).observe({ type: 'layout-shift', buffered: true });`,
      );
      await page.goto('/about');
      let answerNow = () => undefined as unknown;
      const held = new Promise((resolve) => (answerNow = () => resolve(undefined)));
      await page.route(/\/api\/boats\?/, async (route) => {
        await held;
        await route.continue();
      });
      await chooseInFooter(page, 'Toronto');
      await page.waitForURL(/location=Toronto/);
      await page.getByText('Loading boats…').waitFor();
      const stand = await page.evaluate<number>(HEIGHT_OF_CARD);
      await keepPicture(page, `list-loading-${width}`, 'window');
      await page.waitForTimeout(600); // What follows an input within half a second counts as expected.
      answerNow();
      await page.getByRole('main').getByRole('article').first().waitFor();
      await page.waitForLoadState('networkidle');
      await keepPicture(page, `list-loaded-${width}`, 'window');
      const card = await page.evaluate<number>(HEIGHT_OF_CARD);
      expect({ stand, card, isAlike: Math.abs(stand - card) <= 12 }).toEqual({ stand, card, isAlike: true });
      expect(await page.evaluate<number>('window.shift')).toBeLessThan(0.02);
      await page.context().close();
    });

    it('prints a boat with its photo, and without buttons, fields or headings over nothing', async () => {
      const { page } = await visit(site, width, 'print');
      await page.goto(`/boats/${boat.id}`);
      await page.waitForLoadState('networkidle');
      await page.emulateMedia({ media: 'print' });
      expect(await page.getByRole('img', { name: /photo 1/ }).isVisible()).toBe(true);
      const main = page.getByRole('main');
      // The days of a calendar are chosen by what looks like text.
      for (const kind of ['button:not(:has(img), td *)', 'input', 'textarea', 'select', '[role=tab]']) {
        const seen = await main.locator(kind).filter({ visible: true }).count();
        expect([kind, seen]).toEqual([kind, 0]);
      }
      const alone = await page.evaluate(`[...document.querySelectorAll('main section')]
        .filter((it) => it.checkVisibility() && it.innerText.trim() === it.querySelector('h2')?.innerText.trim())
        .map((it) => it.innerText)`);
      expect(alone).toEqual([]);
      await keepPicture(page, `print-${width}`);
      await page.context().close();
    });
  });

  it('leaves two thirds of a window to the page where a laptop is magnified to 200%', async () => {
    const { page } = await visit(site, 1280, 'magnified');
    await page.setViewportSize({ width: 640, height: 425 });
    for (const path of ['/', '/boats', `/boats/${boat.id}`, `/boats/${boat.id}/reserve`]) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      for (const at of [0, 700]) {
        await page.evaluate(`scrollTo({ top: ${at}, behavior: 'instant' })`);
        await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
        const covered = await page.evaluate<number>(COVERED);
        expect({ path, at, covered, hasRoom: covered <= 1 / 3 }).toEqual({ path, at, covered, hasRoom: true });
      }
    }
    await page.goto(`/boats/${boat.id}`);
    await keepPicture(page, 'magnified', 'window');
    await page.context().close();
  });

  async function signInAgain(again: Locator, { phone, password }: Person): Promise<void> {
    await again.getByLabel('Phone').fill(phone);
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  async function expectQuarterOfAnHour(page: Page): Promise<void> {
    await untilTrueOf(page, `/^1[0-5]:\\d\\d$/.test(document.querySelector('[role=timer]')?.textContent ?? '')`);
  }
});

/** What stands in the fields of a page. */
const TYPED = `[...document.querySelectorAll('input, textarea')].map(({ value }) => value)`;

/** What is hit by whoever taps the middle of something. */
async function topmostAt(page: Page, what: Locator): Promise<string | undefined> {
  const { x, y, width, height } = (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return page.evaluate<string>(`document.elementFromPoint(${x + width / 2}, ${y + height / 2})?.textContent`);
}

/** Of the first in a list, or of what stands in its place. */
const HEIGHT_OF_CARD = `document.querySelector('main article, main [aria-hidden]:has([data-inline-skeleton])')
  .getBoundingClientRect().height`;
