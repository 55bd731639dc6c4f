import { join } from 'node:path';
import { ApiClient, DEMO_ACCOUNTS, freshPhone, type Instance } from '@harbourline/local';
import { DEMO_FLEET } from '@harbourline/local/demo/fleet';
import { drawPicture } from '@harbourline/local/pictures/draw-picture';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, SCREENSHOTS } from './support/browser';
import { eventually } from './support/eventually';
import { inboxOf } from './support/looks';
import { listBoat } from './support/people';
import { sharedTestStack, type TestStack } from './support/test-stack';

const CARDS = { good: '4242424242424242', declined: '4000000000000002', authenticated: '4000002500003155' };
const owner = DEMO_ACCOUNTS.find(({ role }) => role === 'owner');

interface Visitor {
  page: Page;
  email: string;
  /** What the browser complained about. */
  complaints: string[];
  look(name: string): Promise<void>;
}

describe('a person with a browser', () => {
  let stack: TestStack;
  let instance: Instance;
  let browser: Browser;

  beforeAll(async () => {
    stack = await sharedTestStack();
    instance = await stack.instance();
    await listDrawnBoats();
    browser = await openBrowser();
  }, 180_000);
  afterAll(async () => {
    await browser?.close();
    await stack?.stop();
  });

  /** Two boats of the demo's owner, with pictures that are worth a look. */
  async function listDrawnBoats(): Promise<void> {
    if (!owner) throw new Error('no owner account');
    const client = new ApiClient(instance.gatewayUrl);
    await client.signIn(owner);
    for (const boat of DEMO_FLEET.filter(({ boatName }) => ['Second Wind', 'Northern Light'].includes(boatName))) {
      const { owner: _at, vessel, hour, ...listing } = boat;
      const views = ['profile', 'bow', 'deck'] as const;
      const pictures = await Promise.all(
        views.map((view) => drawPicture({ city: boat.city, vessel, hour, view, seed: boat.boatName })),
      );
      await listBoat({ client }, listing, pictures);
    }
  }

  async function visit(width: number, name: string): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: instance.gatewayUrl,
      viewport: { width, height: width < 500 ? 780 : 900 },
      locale: 'en-CA',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(100_000);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40[129]/.test(message.text()))
        complaints.push(`${message.text()} ${message.location().url}`);
    });
    return {
      page,
      complaints,
      email: `${name}-${width}-${freshPhone().slice(-7)}@example.com`,
      async look(step) {
        await page.waitForLoadState('networkidle');
        const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
        expect(wide).toBeLessThanOrEqual(0);
        await page.screenshot({ path: join(SCREENSHOTS, `${name}-${step}-${width}.png`), fullPage: true });
      },
    };
  }

  async function searchToronto({ page, look }: Visitor): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: 'Understood' }).click();
    await look('1-home');
    await page.getByRole('combobox', { name: 'Location' }).selectOption('Toronto');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/\/boats\?location=Toronto/);
    await page.getByRole('heading', { name: /46ft Beneteau Oceanis/ }).waitFor();
    await look('2-boats');
    await page
      .getByRole('link', { name: /46ft Beneteau Oceanis/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: '46ft Beneteau Oceanis' }).waitFor();
    await look('3-boat');
  }

  async function registerOnTheBoatPage({ page, email }: Visitor): Promise<void> {
    await page.getByRole('tab', { name: 'Create Account' }).click();
    await page.getByLabel('Full Name').fill('Grace Harper');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill(freshPhone());
    await page.getByLabel('Password', { exact: true }).fill('sail-away-77');
    const confirmation = page.getByLabel('Confirm Password');
    if (await confirmation.count()) await confirmation.fill('sail-away-77');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.getByRole('link', { name: 'Reserve Now' }).click();
    await page.waitForURL(/\/reserve$/);
    await closeToast(page);
  }

  /** Chooses the first day of the month after next that can be had, at the given time, and goes on to pay. */
  async function reserve({ page, look }: Visitor, time: string): Promise<void> {
    await page.getByRole('button', { name: 'Next month' }).click();
    await page.getByRole('gridcell').getByRole('button', { disabled: false }).nth(20).click();
    await page.getByRole('radio', { name: time, exact: true }).check();
    await page.getByLabel('Purpose of rental').fill('Birthday');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: /Proceed to Payment - \$\d+/ }).waitFor();
    await look('4-reserve');
    await page.getByRole('button', { name: /Proceed to Payment/ }).click();
    await page.waitForURL(/\/checkout/);
    await page.getByLabel('Card number').waitFor();
    await look('5-checkout');
  }

  async function payWith({ page }: Visitor, card: string): Promise<void> {
    await page.getByLabel('Card number').fill(card);
    await page.getByLabel('Expiry').fill('12 / 34');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
  }

  async function seePending({ page, look }: Visitor): Promise<void> {
    await page.waitForURL(/renter-dashboard/);
    await page
      .getByRole('article')
      .getByText(/The owner answers by/)
      .first()
      .waitFor();
    await closeToast(page);
    await look('6-pending');
  }

  async function acceptAsOwner(width: number): Promise<void> {
    if (!owner) throw new Error('no owner account');
    const { page, look, complaints } = await visit(width, 'owner');
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Understood' }).click();
    await page.getByLabel('Phone').fill(owner.phone);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(/owner-dashboard/);
    await closeToast(page);
    const card = page.getByRole('article').filter({ hasText: 'Second Wind' }).filter({ hasText: 'Birthday' }).first();
    await card.waitFor();
    await look('1-pending');
    await card.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('Booking Confirmed', { exact: true }).first().waitFor();
    await closeToast(page);
    await page.getByRole('tab', { name: /Confirmed Bookings/ }).click();
    await look('2-confirmed');
    expect(complaints).toEqual([]);
    await page.context().close();
  }

  it.each([
    [375, '2:00 p.m.'],
    [1280, '7:00 p.m.'],
  ])(
    'at %i px: searches, registers, reserves, pays, and is confirmed',
    async (width, time) => {
      const visitor = await visit(width, 'renter');
      await searchToronto(visitor);
      await registerOnTheBoatPage(visitor);
      await reserve(visitor, time);
      await payWith(visitor, CARDS.good);
      await seePending(visitor);
      await acceptAsOwner(width);

      const { page, look, email, complaints } = visitor;
      await page.reload();
      await page.getByRole('tab', { name: /Confirmed Bookings \(1\)/ }).click();
      await page.getByText('office@lakeshore.example.com').waitFor();
      await look('7-confirmed');
      await eventually(
        () => inboxOf(instance, email),
        (mails) =>
          mails.some(
            ({ subject, text }) => /^Confirmed/.test(subject) && text.includes('office@lakeshore.example.com'),
          ),
      );
      await eventually(
        () => inboxOf(instance, 'office@lakeshore.example.com'),
        (mails) => mails.some(({ subject, text }) => /^Confirmed/.test(subject) && text.includes(email)),
      );
      const subjects = (await inboxOf(instance, email)).map(({ subject }) => subject);
      expect(subjects.filter((subject) => /with the owner/.test(subject))).toHaveLength(1);
      expect(complaints).toEqual([]);
      await page.context().close();
    },
    180_000,
  );

  it('whose card is declined keeps the slot and pays with a second one that asks for 3-D Secure', async () => {
    const visitor = await visit(375, 'cards');
    const { page, look } = visitor;
    await searchToronto(visitor);
    await registerOnTheBoatPage(visitor);
    await reserve(visitor, '10:00 a.m.');
    await payWith(visitor, CARDS.declined);
    await page.getByText('Your card was declined.').first().waitFor();
    await page.getByText(/still held/).waitFor();
    await closeToast(page);
    await look('declined');
    await payWith(visitor, CARDS.authenticated);
    const bank = page.frameLocator('iframe');
    await bank.getByRole('button', { name: /Complete/ }).waitFor();
    await look('authentication');
    await bank.getByRole('button', { name: /Complete/ }).click();
    await seePending(visitor);
    expect(visitor.complaints).toEqual([]);
    await page.context().close();
  });

  it('who signs in with a wrong password is told so and keeps what was typed', async () => {
    const { page } = await visit(375, 'sign-in');
    await page.goto('/auth');
    await page.getByLabel('Phone').fill('416 555 0101');
    await page.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByText('Invalid phone number or password. Please try again.').first().waitFor();
    expect(await page.getByLabel('Phone').inputValue()).toBe('416 555 0101');
    await page.context().close();
  });
});

/** A toast stays as long as the pointer rests on it. */
async function closeToast(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: /close|dismiss/i });
  if (await close.first().isVisible()) await close.first().click();
}
