import type { BookingView } from '@harbourline/contracts';
import { reserve } from '@harbourline/client';
import type { Page } from 'playwright-core';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { inboxOf } from '@harbourline/test-kit/inbox';
import { browsing } from './support/browsing';
import { query } from './support/query';
import { listBoat, register, wishFor, type Person } from './support/people';
import { sharedTestStack } from './support/test-stack';
import { signIn, visit, type Visitor } from './support/visitor';

/** More than a page of a list has. */
const MANY = 40;

/** Reservations that wait for the owner's answer, each of them shorter than the one that was really made. */
const WAITING = `
  WITH made AS (
    SELECT n, gen_random_uuid() AS reservation, date_trunc('day', now()) + (60 + n) * interval '1 day' AS start
    FROM generate_series(1, ${MANY}) n
  ), claimed AS (
    INSERT INTO claims (reservation_id, kind, boat_id, captain_id, during)
    SELECT reservation, 'booking', $1, NULL, tstzrange(start, start + interval '4 hours') FROM made
  )
  INSERT INTO bookings (reservation_id, boat_id, renter_id, owner_id, start_date, end_date, guest_count, boat_rental_cents,
    captain_fee_cents, total_cents, deposit_cents, balance_from_renter_cents, due_to_captain_cents, status, respond_by,
    policy_version, boat_snapshot, version, created_at, updated_at)
  SELECT reservation, $1, $2, $3, start, start + interval '4 hours', 4, 140000, 0, 140000, 35000, 105000, 0, 'pending',
    now() + interval '6 hours' + n * interval '1 minute', 1,
    '{"boatName": "One of Many", "model": "Sea Ray", "length": 45, "city": "Toronto", "capacity": 12, "images": []}', 1, now(), now()
  FROM made`;

describe('the dashboards in a browser', () => {
  const site = browsing(() => sharedTestStack());
  let owner: Person;
  let renter: Person;
  let captain: Person;
  let booking: BookingView;
  let visiting: Visitor;
  let page: Page;

  beforeAll(async () => {
    [owner, renter, captain] = [
      await register(site.instance, 'owner'),
      await register(site.instance, 'renter'),
      await register(site.instance, 'captain'),
    ];
    const boat = await listBoat(owner);
    booking = await reserve(renter.client, wishFor(boat));
    await query(site.instance, 'booking', WAITING, [boat.id, renter.id, owner.id]);
    await owner.client.call('POST', '/api/calendar-blocks', {
      ...{ boatId: boat.id, startDate: wishFor(boat, 30).startDate, endDate: wishFor(boat, 30).endDate },
      note: 'Painting the hull',
    });
    visiting = await visit(site, 1280, 'dashboards');
    page = visiting.page;
  });

  const pathOf = (url: string) => {
    const { pathname, search } = new URL(url);
    return pathname + search;
  };
  const numbered = (id: number) => new RegExp(`#${id}(?!\\d)`);
  /** The name of the element that has the focus. */
  const focused = () =>
    page.evaluate(
      `(() => { const it = document.activeElement; return document.getElementById(it.getAttribute('aria-labelledby') ?? '')?.innerText ?? ''; })()`,
    );
  const isInView = () =>
    page.evaluate(
      `(() => { const { top } = document.activeElement.getBoundingClientRect(); return top >= 0 && top < innerHeight / 2; })()`,
    );

  it('a mail leads to its very booking, by way of signing in, also where it is on a later page', async () => {
    const [link = ''] = await eventuallyHolds(
      async () =>
        (await inboxOf(site.instance, owner.email)).flatMap(
          ({ text }) => /Confirm or decline: (\S+)/.exec(text)?.[1] ?? [],
        ),
      ({ length }) => length > 0,
    );
    expect(pathOf(link)).toBe(`/owner-dashboard?booking=${booking.id}`);
    await page.goto(pathOf(link));
    await page.getByText('Please sign in to open your owner dashboard.').waitFor();
    expect(await page.getByText(/access denied/i).count()).toBe(0);
    await page.getByRole('button', { name: 'Understood' }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /sign in/i })
      .click();
    await page.getByLabel('Phone').fill(owner.phone);
    await page.getByLabel('Password', { exact: true }).fill(owner.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL(
      (url) => url.pathname === '/owner-dashboard' && url.searchParams.get('booking') === String(booking.id),
    );
    await page.getByRole('tab', { name: `Pending Reservations (${MANY + 1})`, selected: true }).waitFor();
    await eventuallyHolds(focused, (name) => name === `Booking #${booking.id}`);
    await eventuallyHolds(isInView, Boolean);
    await visiting.look('opened-booking', 'window');
  });

  it('the list without the opened booking is a click away, and the rest of it another', async () => {
    await page.getByRole('button', { name: 'Show the list only' }).click();
    await eventuallyHolds(
      () => page.getByRole('article').count(),
      (count) => count === 25,
    );
    expect(new URL(page.url()).searchParams.get('booking')).toBeNull();
    await page.getByRole('button', { name: 'Load more' }).click();
    await eventuallyHolds(
      () => page.getByRole('article').count(),
      (count) => count === MANY + 1,
    );
    // The first reservation has the least time left, the last the most.
    expect(await page.getByRole('article').last().innerText()).toMatch(numbered(booking.id));
  });

  it('the tab is in the address and survives a reload', async () => {
    await page.getByRole('tab', { name: /Canceled Bookings/ }).click();
    await page.waitForURL(/tab=canceled/);
    await page.reload();
    await page.getByRole('tab', { name: /Canceled Bookings/, selected: true }).waitFor();
    await page.getByText('No canceled bookings').waitFor();
  });

  it('an answer that comes after the renter has canceled says so, and the list is as it is now', async () => {
    // A window that hears of changes would have shown it before.
    await page.route('**/api/live*', () => undefined);
    await page.goto('/owner-dashboard?tab=pending');
    const [{ id } = { id: 0 }] = await query<{ id: number }>(
      site.instance,
      'booking',
      'SELECT id FROM bookings WHERE owner_id = $1 ORDER BY respond_by LIMIT 1',
      [owner.id],
    );
    const card = page.getByRole('article').filter({ hasText: numbered(id) });
    await card.waitFor();
    await renter.client.call('PATCH', `/api/bookings/${id}`, { status: 'cancelled' });
    await card.getByRole('button', { name: 'Accept' }).click();
    await page.getByText('The renter has canceled this reservation.').first().waitFor();
    await card.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: `Pending Reservations (${MANY})` }).waitFor();
    await page.unroute('**/api/live*');
  });

  it('today is marked in the calendar, and blocked time is given back only after a question', async () => {
    await page.goto('/owner-dashboard?tab=calendar');
    expect(await page.locator('[aria-current=date]').innerText()).toBe(
      await page.evaluate('String(new Date().getDate())'),
    );
    const remove = page.getByRole('button', { name: /Unblock/ });
    await remove.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it blocked' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByText('Painting the hull').count()).toBe(1);
    await remove.click();
    await visiting.look('free-blocked-time', 'window');
    await page.getByRole('dialog').getByRole('button', { name: 'Free this time' }).click();
    await page.getByText('No time is blocked.').waitFor();
  });

  it('the first paint of a tab takes no more than two calls for bookings: its counts and its list', async () => {
    const asked = async (one: Visitor, path: string) => {
      const calls: string[] = [];
      const note = (request: { url(): string }) => {
        if (pathOf(request.url()).startsWith('/api/bookings')) calls.push(pathOf(request.url()));
      };
      one.page.on('request', note);
      await one.page.goto(path);
      await one.page.getByRole('tab', { selected: true }).waitFor();
      await one.page.waitForLoadState('networkidle');
      one.page.off('request', note);
      return calls;
    };
    const others = [await visit(site, 375, 'renter'), await visit(site, 375, 'captain')];
    const [asRenter, asCaptain] = others as [Visitor, Visitor];
    await signIn(asRenter, renter, '/renter-dashboard');
    await signIn(asCaptain, captain, '/captain-dashboard');
    for (const [one, dashboard, tabs] of [
      [visiting, '/owner-dashboard', ['pending', 'confirmed', 'canceled', 'calendar']],
      [asRenter, '/renter-dashboard', ['pending', 'confirmed', 'declined', 'canceled']],
      [asCaptain, '/captain-dashboard', ['pending', 'upcoming', 'completed']],
    ] as const) {
      for (const tab of tabs) {
        const calls = await asked(one, `${dashboard}?tab=${tab}`);
        expect([dashboard, tab, calls.length, calls.filter((call) => call === '/api/bookings/counts').length]).toEqual([
          dashboard,
          tab,
          2,
          1,
        ]);
      }
    }
    for (const { complaints } of [visiting, ...others]) {
      expect(complaints).toEqual([]);
    }
    for (const one of others) await one.page.context().close();
  });
});
