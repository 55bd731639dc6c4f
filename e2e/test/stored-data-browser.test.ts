import type { BoatView } from '@harbourline/contracts';
import { addHours, localDateOf } from '@harbourline/policy';
import type { BrowserContext, Page } from 'playwright-core';
import { administrator } from './support/administrator';
import { browsing } from './support/browsing';
import { enterCharterThatBegins } from './support/enter-charter-that-begins';
import { listBoat, register, type Person } from './support/people';
import { sharedTestStack } from './support/test-stack';
import { closeToast, visit, type Visitor } from './support/visitor';

const VIDEO_HOST = 'https://www.youtube-nocookie.com';
const DAY = localDateOf(addHours(new Date(), 25 * 24), 'America/Toronto');
/** Set by the card provider's own pages, in whose place the sandbox stands here. */
const OF_THE_CARD_PROVIDER = ['__stripe_mid', '__stripe_sid', 'm'];
const OWNER_PAGES = ['/owner-dashboard', '/owner-dashboard?tab=calendar', '/boat-management'];
const ADMIN_PAGES = ['bookings', 'payments', 'messages', 'email', 'sms', 'boats', 'audit']
  .map((tab) => `/admin-dashboard?tab=${tab}`)
  .concat('/admin/people');
/** The receiver behind each address, in the words of the Privacy Policy. */
const RECEIVERS: Record<string, string> = {
  'https://js.stripe.com': 'Stripe',
  'https://api.stripe.com': 'Stripe',
  'https://hooks.stripe.com': 'Stripe',
  [VIDEO_HOST]: 'YouTube',
  'https://player.vimeo.com': 'Vimeo',
};

type Place = 'cookie' | 'browser' | 'tab' | 'elsewhere';
type Stored = Record<string, Place>;
/** A row of the Cookie Policy. */
interface Named {
  name: string;
  stays: string;
}

/** The storages of scripts, of which the last has to be empty; a database by its name. */
const STORAGES = `(async () => ({
  browser: [...Object.keys(localStorage), ...(await databases())],
  tab: Object.keys(sessionStorage),
  elsewhere: [
    ...(await caches.keys()).map((name) => 'cache ' + name),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => 'service worker ' + scope),
  ],
}))();
// Those in which there is anything.
async function databases() {
  const answered = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
  const filled = [];
  for (const { name } of await indexedDB.databases()) {
    const db = await answered(indexedDB.open(name));
    const counts = await Promise.all(
      [...db.objectStoreNames].map((each) => answered(db.transaction(each).objectStore(each).count())),
    );
    if (counts.some((count) => count > 0)) filled.push(name);
    db.close();
  }
  return filled;
}`;

describe('what a browser stores, and whom it asks', () => {
  const site = browsing(() => sharedTestStack());
  let boat: BoatView;
  let renter: Person;
  let owner: Person;
  let visitor: Visitor;
  let page: Page;
  let context: BrowserContext;
  /** The hosts that were asked, whatever for. */
  const asked = new Set<string>();
  /** All that was ever stored, and where. */
  const everStored: Stored = {};

  beforeAll(async () => {
    owner = await register(site.instance, 'owner');
    renter = await register(site.instance, 'renter', 'Rory Renter');
    boat = await listBoat(owner, { videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
    visitor = await visit(site, 1280, 'stored');
    page = visitor.page;
    context = page.context();
    // Nothing leaves this machine.
    await context.route(`${VIDEO_HOST}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'A film' }));
    context.on('request', (request) => {
      if (/^(http|ws)/.test(request.url())) asked.add(new URL(request.url()).origin);
    });
  });

  /** Everything that is stored now, by its names in the policy. */
  async function stored(): Promise<Stored> {
    await page.waitForLoadState('networkidle');
    const { browser, tab, elsewhere } =
      await page.evaluate<Record<'browser' | 'tab' | 'elsewhere', string[]>>(STORAGES);
    const cookies = (await context.cookies()).map(({ name }) => name.replace(/^__Host-|_\d+$/g, ''));
    const named = (place: Place, names: string[]) =>
      names.map((name) => [name.replace(/^reservation:\d+$/, 'reservation:…'), place] as const);
    const now: Stored = Object.fromEntries([
      ...[...named('cookie', cookies), ...named('browser', browser)],
      ...[...named('tab', tab), ...named('elsewhere', elsewhere)],
    ]);
    Object.assign(everStored, now);
    return now;
  }

  /** The rows of a table on the page that is open. */
  const rowsOf = async (table: string): Promise<Named[]> => {
    const found = page.getByRole('table', { name: table, exact: true });
    await found.waitFor();
    const cells = await Promise.all(
      (await found.getByRole('row').all()).slice(1).map((row) => row.locator('th, td').allInnerTexts()),
    );
    return cells.map(([name = '', , stays = '']) => ({ name, stays }));
  };

  async function signInHere({ phone, password }: Person): Promise<void> {
    await page.getByLabel('Phone').fill(phone);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  async function signInAs(person: Person, pages: string[]): Promise<void> {
    await page.goto('/auth');
    await signInHere(person);
    await page.waitForURL(/dashboard/);
    for (const path of pages) {
      await page.goto(path);
      await stored();
    }
  }

  async function signOut(): Promise<void> {
    await page.getByRole('button', { name: 'Logout' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
  }

  it('stores nothing for a guest but what the guest has chosen', async () => {
    for (const path of ['/', '/boats', '/lifestyle', '/contact', '/auth', `/boats/${boat.id}`]) {
      await page.goto(path);
      expect(await stored()).toEqual({});
    }
    await page.getByRole('heading', { name: 'Video' }).scrollIntoViewIfNeeded();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await page.frameLocator('iframe').getByText('A film').waitFor();
    await context.unroute(`${VIDEO_HOST}/**`); // as a browser keeps no cache meanwhile
    await page.getByRole('button', { name: 'Understood' }).click();
    await page.getByRole('button', { name: /dark|light/i }).click();
    expect(await stored()).toEqual({ 'cookie-notice': 'browser', theme: 'browser' });
    await page.goto(`/boats/${boat.id}/reserve?date=${DAY}&startTime=10:00`);
    await page.getByLabel('Purpose of rental').fill('Birthday');
    await page.getByRole('checkbox').check();
    expect(await stored()).toMatchObject({ 'reservation:…': 'tab' });
  });

  it('keeps a reservation until it is paid', async () => {
    await page.getByRole('button', { name: /Proceed to Payment - \$/ }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.waitForURL(/\/auth/);
    await signInHere(renter);
    await page.waitForURL(/\/reserve$/);
    await closeToast(page);
    await page.getByRole('button', { name: /Proceed to Payment - \$/ }).click();
    await page.waitForURL(/\/checkout/);
    expect(await stored()).toMatchObject({ pendingBooking: 'browser' });
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByLabel('Expiry').fill('12 / 34');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.waitForURL(/\/reservation-sent\/\d+$/);
    expect(Object.keys(await stored())).not.toContain('pendingBooking');
    await page.goto('/renter-dashboard');
    await stored();
  });

  it('keeps what is recorded at the dock until it is sent', async () => {
    const { id } = await enterCharterThatBegins(await administrator(site.instance), {
      ...{ boatId: boat.id, renterId: renter.id },
    });
    await page.goto(`/at-the-dock?id=${id}`);
    const paid = page.getByRole('button', { name: /^I have paid/ });
    await paid.waitFor();
    await context.setOffline(true);
    await paid.click();
    await page.getByText('Balance: Waiting to be sent').waitFor();
    const waiting = { 'at-the-dock': 'browser', 'dock-waits': 'browser' };
    expect(await stored()).toMatchObject(waiting);
    await context.setOffline(false);
    await page.getByText('Balance: sent').waitFor();
    expect(Object.keys(await stored())).not.toEqual(expect.arrayContaining(Object.keys(waiting)));
  });

  it('keeps of whoever is signed in who they are, and no contact data', async () => {
    const user = await page.evaluate<string>('localStorage.getItem("user")');
    expect(JSON.parse(user)).toEqual({ id: renter.id, role: 'renter', fullName: renter.fullName });
  });

  it('keeps cookies for as long as the policy says, from every script and from other sites', async () => {
    const cookies = await context.cookies();
    await page.goto('/cookies');
    const named = await rowsOf('Cookies');
    const lasting = named.map(({ name, stays }) => {
      const cookie = cookies.find((each) => each.name.startsWith(name));
      const minutes = ((cookie?.expires ?? 0) - Date.now() / 1000) / 60;
      const lasts = minutes < 10 ? 'A few minutes' : `${Math.round(minutes / 60 / 24)} days`;
      return { name, asSaid: stays.startsWith(lasts), of: [cookie?.httpOnly, cookie?.sameSite, cookie?.path] };
    });
    expect(lasting).toEqual(
      ['hl_access', 'hl_refresh', 'hl_device'].map((name) => ({ name, asSaid: true, of: [true, 'Lax', '/'] })),
    );
  });

  it('keeps after signing out only what the policy says stays, and in a new tab only what outlives one', async () => {
    await visitor.look('cookie-policy');
    const rows = [...(await rowsOf('Cookies')), ...(await rowsOf('Storage in your browser'))];
    const beforeLeaving = await stored();
    expect(beforeLeaving).toMatchObject({ user: 'browser', hl_access: 'cookie' });
    for (const { name, stays } of rows) {
      if (beforeLeaving[name] === undefined) continue;
      expect([name, beforeLeaving[name] === 'tab']).toEqual([name, stays.includes('close the tab')]);
    }
    await signOut();
    expect(Object.keys(await stored()).sort()).toEqual(
      rows
        .filter(({ stays }) => !/sign out|is sent/.test(stays))
        .map(({ name }) => name)
        .sort(),
    );
  });

  it('stores no more for owners and administrators', async () => {
    await signInAs(owner, OWNER_PAGES);
    await signOut();
    await signInAs(await administrator(site.instance), ADMIN_PAGES);
    await signOut();
    await stored();
  });

  it('has stored what the Cookie Policy names, each thing and nothing else', async () => {
    await page.goto('/cookies');
    const ours = [...(await rowsOf('Cookies')), ...(await rowsOf('Storage in your browser'))];
    expect(Object.keys(everStored).sort()).toEqual(ours.map(({ name }) => name).sort());
    expect((await rowsOf('Cookies of others')).map(({ name }) => name)).toEqual(OF_THE_CARD_PROVIDER);
  });

  it('asks nobody, and may ask nobody, whom the Privacy Policy does not name', async () => {
    const own = new URL(site.instance.gatewayUrl).origin;
    const isSandbox = (origin: string) => new URL(origin).port === new URL(site.instance.stripeUrl).port;
    const answer = await page.goto('/privacy');
    const allowed = answer?.headers()['content-security-policy']?.match(/https?:\/\/[^\s;]+/g) ?? [];
    expect(allowed).toEqual(expect.arrayContaining(Object.keys(RECEIVERS)));
    expect([...asked].filter((origin) => !isSandbox(origin)).sort()).toEqual([own, VIDEO_HOST].sort());
    const others = [...allowed, ...asked].filter((origin) => origin !== own);
    const policy = await page.getByRole('article').innerText();
    const receiverOf = (origin: string) => (isSandbox(origin) ? 'Stripe' : (RECEIVERS[origin] ?? origin));
    expect(others.filter((origin) => !policy.includes(receiverOf(origin)))).toEqual([]);
    expect(visitor.complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });
});
