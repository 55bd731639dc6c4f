import type { Page } from 'playwright-core';
import { CARDS } from '../cards';
import { TOO_WIDE } from './faults-of';
import { settled } from './settled';
import type { Places, Visiting } from './pages-of';

/** Acts on a page that bring it into a state to which no button for a dialog leads. */
export interface Act {
  path: string;
  name: string;
  /** A call that fails is said in the browser's console, whatever the page makes of it. */
  fails?: true;
  /** Before the page is opened. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<void>;
}

/** Of each role. */
export function actsOf({ boatId, bookingId, renterId, ownerId, newcomer }: Places): Record<Visiting, Act[]> {
  return {
    guest: [
      { path: '/', name: 'the menu of a phone', act: openMenu },
      { path: '/auth', name: 'signing in with nothing', act: press('Sign In') },
      { path: '/auth', name: 'registering with nothing', act: registerWithNothing },
      { path: '/', name: 'a dialog that could not be loaded at first', fails: true, act: openWhenBackOnline },
      { path: '/contact', name: 'sending nothing', act: press(/^Send/) },
      // With a date, both make their calls themselves: without, they come with what the calls have answered.
      failing(`/boats?date=${inAWeek()}`, /api\/boats\?/),
      failing(`/boats/${boatId}?date=${inAWeek()}`, /api\/boats\/\d+$/),
      { path: '/api/docs', name: 'its first calls', act: keepFirstCalls },
      { path: '/auth', name: 'asked to agree', act: (page) => signInFirst(page, newcomer) },
    ],
    renter: [
      { path: '/checkout', name: 'paying with nothing', act: press(/^Pay \$/) },
      { path: '/checkout', name: 'a declined card', fails: true, act: payWithDeclinedCard },
      { path: '/checkout', name: 'the bank asks', act: payWithAskingBank },
      failing('/renter-dashboard', /api\/bookings/),
    ],
    owner: [
      { path: '/boat-management', name: 'listing nothing', act: press(/^Add Boat|^Create|^List/) },
      { path: `/boat-management?id=${boatId}`, name: 'leaving without saving', act: leaveEditor },
      { path: `/boat-management?id=${boatId}`, name: 'a rate of a day', act: openRate },
      { path: '/pricing', name: 'signing out while something waits', act: (page) => leaveWaiting(page, ownerId) },
      failing('/owner-dashboard?tab=pending', /api\/bookings/),
    ],
    captain: [failing('/captain-dashboard?tab=upcoming', /api\/bookings/)],
    admin: [
      { path: `/admin/people/${renterId}`, name: 'another role', act: chooseRole },
      {
        path: `/admin-dashboard?tab=bookings&booking=${bookingId}`,
        name: 'closing a changed booking',
        act: changeAndClose,
      },
      {
        path: `/admin-dashboard?tab=bookings&booking=${bookingId}`,
        name: 'what breaks a rule',
        fails: true,
        act: breakRule,
      },
      { path: '/admin-dashboard', name: 'closing a changed listing', act: changeListingAndClose },
      { path: `/admin-dashboard?tab=bookings&booking=${bookingId}`, name: 'canceling', act: chooseCanceled },
      { path: '/admin-dashboard?tab=sms', name: 'resetting a text', act: askToReset },
      failing('/admin-dashboard?tab=bookings', /api\/bookings/),
      failing('/admin-dashboard?tab=payments', /api\/admin\/payments/),
      failing('/admin-dashboard?tab=messages', /api\/admin\/deliveries/),
      failing('/admin-dashboard?tab=sms', /api\/sms/),
      failing('/admin-dashboard?tab=audit', /admin\/audit-log/),
    ],
  };
}

/** The page whose calls of this kind are not answered as they should be. */
function failing(path: string, calls: RegExp): Act {
  return {
    ...{ path, name: 'with calls failing', fails: true },
    prepare: (page) =>
      page.route(calls, (route) => route.fulfill({ status: 503, json: { error: 'overloaded', message: 'Not now.' } })),
    async act(page) {
      await page
        .getByRole('button', { name: /again|retry/i })
        .first()
        .waitFor();
      await page.unroute(calls);
    },
  };
}

const inAWeek = () => new Date(Date.now() + 7 * 24 * 60 * 60_000).toISOString().slice(0, 10);

function press(name: string | RegExp) {
  return (page: Page) => page.getByRole('main').getByRole('button', { name, exact: true }).last().click();
}

/** It has hundreds, all made alike: to judge them all would take as long as a dozen pages. */
async function keepFirstCalls(page: Page): Promise<void> {
  if ((await page.evaluate<number>(TOO_WIDE)) > 0) throw new Error('wider than the window');
  await page.evaluate(`
    [...document.querySelectorAll('main section')].slice(12).forEach((it) => it.remove());
    document.querySelectorAll('main section details').forEach((it) => (it.open = true));
  `);
}

/** Signs in somebody who has not agreed to the terms yet: the page asks them to. */
async function signInFirst(page: Page, { phone, password }: Places['newcomer']): Promise<void> {
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await press('Sign In')(page);
  await page.getByRole('dialog').waitFor();
}

async function registerWithNothing(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Create Account' }).click();
  await page.getByRole('tabpanel').locator('button[type=submit]').click();
}

async function openMenu(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 900 });
  await page.getByRole('button', { name: 'Open menu' }).click();
}

/** The page stays when a dialog cannot be loaded, and pressing again loads it. */
async function openWhenBackOnline(page: Page): Promise<void> {
  const chunk = /when-dialog-.*\.js/;
  const opener = page.getByRole('button', { name: /^Date/ });
  await page.route(chunk, (route) => route.fulfill({ status: 503 }));
  await opener.click();
  await page.getByText('This could not be loaded').first().waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.unroute(chunk);
  await opener.click();
  await page.getByRole('dialog').waitFor();
}

async function pay(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByLabel('Expiry').fill('12 / 34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}

async function payWithDeclinedCard(page: Page): Promise<void> {
  await pay(page, CARDS.declined);
  await page.getByText('Your card was declined.').first().waitFor();
}

async function payWithAskingBank(page: Page): Promise<void> {
  await pay(page, CARDS.authenticated);
  await page
    .frameLocator('iframe')
    .getByRole('button', { name: /Complete/ })
    .waitFor();
}

async function leaveEditor(page: Page): Promise<void> {
  await page.getByLabel('Boat name').fill('Another Name');
  await page.getByRole('main').getByRole('link').first().click();
  await page.getByRole('dialog').waitFor();
}

/** As if something that was tapped at the dock had not been sent. */
async function leaveWaiting(page: Page, userId: number): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  // In one go: a page that found it at its start would look for what waits, and forget it.
  await page.evaluate(
    `localStorage.setItem('dock-waits', '${userId}'); document.querySelector('[aria-label=Logout]').click()`,
  );
  await page.getByRole('dialog').waitFor();
}

async function openRate(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Pricing/ }).click();
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).last().click();
  await page.getByRole('dialog').waitFor();
}

async function chooseRole(page: Page): Promise<void> {
  await page.getByLabel(/^Role of/).selectOption('captain');
  await page.getByRole('dialog').waitFor();
}

async function changeAndClose(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Guests').fill('3');
  await settled(page);
  await page.keyboard.press('Escape');
  await page.getByText('Close without saving?').waitFor();
}

/** Only a text that is not as it came can be reset. */
async function askToReset(page: Page): Promise<void> {
  const calls = /api\/sms\/templates$/;
  await page.route(calls, async (route) => {
    const response = await route.fetch();
    const templates = (await response.json()) as object[];
    await route.fulfill({ response, json: templates.map((template) => ({ ...template, enabled: false })) });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Reset to Defaults' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.unroute(calls);
}

async function chooseCanceled(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Status').selectOption('cancelled');
}

/** Charters begin on a half hour. */
async function breakRule(page: Page): Promise<void> {
  await page.getByRole('dialog').getByLabel('Start time').fill('14:10');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByText('Do it anyway?').waitFor();
}

async function changeListingAndClose(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('button').first().click();
  await page.getByRole('dialog').getByLabel('Boat name').fill('Another Name');
  await settled(page);
  await page.keyboard.press('Escape');
  await page.getByText('Close without saving?').waitFor();
}

/** Goes as far as to the payment, which waits from then on. */
export async function holdTime(page: Page, boatId: number): Promise<void> {
  await page.goto(`/boats/${boatId}/reserve`);
  await page.getByRole('button', { name: 'Next month' }).click();
  await page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(20).click();
  await page.getByRole('radio', { disabled: false }).first().check();
  await page.getByLabel('Purpose of rental').fill('Birthday');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Proceed to Payment - / }).click();
  await page.waitForURL(/\/checkout/);
}
