import { freshPhone } from '@harbourline/client';
import { administrator, registered, signedIn, type Registered } from './accounts';
import type { Answer } from './browser';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
let ana: Registered;
beforeAll(async () => {
  identity = await startIdentity();
  ana = await administrator(identity);
});
afterAll(() => identity.stop());

const listed = ({ body }: Answer) => body as unknown as Record<string, unknown>[];

describe('the list of people', () => {
  beforeAll(async () => {
    const at = identity.clock.now().getTime();
    await identity.db.client.user.createMany({
      data: ['Bea', 'Abe', 'Bea', 'Cy', 'Abe'].map((fullName, n) => ({
        role: 'captain',
        fullName: `${fullName} ${'of the long name '.repeat(6)}`.trim(),
        email: `sorted${n}@example.com`,
        phone: `+1514555${String(2000 + n)}`,
        password: 'none',
        createdAt: new Date(at + n * 24 * 3_600_000),
        updatedAt: new Date(at),
      })),
    });
  });

  it.each([
    ['oldest', [0, 1, 2, 3, 4]],
    ['newest', [4, 3, 2, 1, 0]],
    ['name-asc', [1, 4, 0, 2, 3]],
    ['name-desc', [3, 2, 0, 4, 1]],
  ])('is sorted as %s, page by page, each once', async (sort, order) => {
    const seen: unknown[] = [];
    let path: string | undefined = `/api/users?role=captain&sort=${sort}&limit=2`;
    while (path) {
      const page = await ana.browser.get(path);
      expect(page.status).toBe(200);
      seen.push(...listed(page).map(({ email }) => email));
      path = page.next;
    }
    expect(seen).toEqual(order.map((n) => `sorted${n}@example.com`));
  });

  it('refuses the cursor of another order', async () => {
    const { next } = await ana.browser.get('/api/users?role=captain&sort=name-asc&limit=2');
    expect((await ana.browser.get(next?.replace('name-asc', 'oldest') ?? '')).status).toBe(400);
    expect((await ana.browser.get('/api/users?sort=phone')).status).toBe(400);
  });

  it('keeps to the accounts that were made within a period, and finds one by its number', async () => {
    const day = (n: number) => new Date(identity.clock.now().getTime() + n * 24 * 3_600_000).toISOString();
    const within = await ana.browser.get(`/api/users?role=captain&from=${day(1)}&until=${day(3)}&sort=oldest`);
    expect(listed(within).map(({ email }) => email)).toEqual(['sorted1@example.com', 'sorted2@example.com']);
    const id = String(listed(within)[0]?.['id']);
    expect(listed(await ana.browser.get(`/api/users?q=%23${id}`)).map((user) => String(user['id']))).toEqual([id]);
  });

  it('finds a phone in whichever way it is written', async () => {
    for (const way of ['514 555 2003', '(514) 555-2003', '+1 514.555.2003', '1-514-555-2003', '001 514 555 2003']) {
      const found = await ana.browser.get(`/api/users?q=${encodeURIComponent(way)}`);
      expect(listed(found).map(({ email }) => email)).toEqual(['sorted3@example.com']);
    }
  });
});

describe("somebody's sign-ins", () => {
  it('are listed newest first, with when and why each session ended, page by page', async () => {
    const phone = freshPhone();
    const { id, browser } = await registered(identity, { phone });
    identity.clock.advance({ minutes: 5 });
    const second = await signedIn(identity, phone);
    identity.clock.advance({ minutes: 5 });
    const endedAt = identity.clock.now().toISOString();
    await second.post('/api/auth/logout');

    const first = await ana.browser.get(`/api/admin/users/${id}/sign-ins?limit=1`);
    expect(first.headers.get('x-total-count')).toBe('2');
    const all = [...listed(first), ...listed(await ana.browser.get(first.next ?? ''))];
    const minutesAgo = (n: number) => new Date(Date.parse(endedAt) - n * 60_000).toISOString();
    expect(all).toEqual([
      { at: minutesAgo(5), endedAt, endReason: 'signed_out' },
      { at: minutesAgo(10), endedAt: null, endReason: null },
    ]);
    expect((await browser.get(`/api/admin/users/${id}/sign-ins`)).status).toBe(403);
    expect((await ana.browser.get(`/api/admin/users/${id}/sign-ins?cursor=1.x`)).status).toBe(400);
    expect(await ana.browser.get('/api/admin/users/999999/sign-ins')).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
  });
});

it('is exported as CSV, all pages of it and nobody else, and the audit log says by whom', async () => {
  const { id } = await registered(identity, { fullName: 'Odd One', phone: freshPhone(), role: 'owner' });
  await identity.db.client.user.update({ where: { id }, data: { fullName: '=HYPERLINK("x")' } });
  const answer = await ana.browser.post('/api/admin/users/export', { role: 'owner' });
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="people.csv"');
  const [head, line, ...others] = answer.text.trimEnd().split('\n');
  expect(head).toMatch(/^(\ufeff)?Number,Role,Name,Email,.*,Joined \(America\/Toronto\),/);
  expect(line).toMatch(new RegExp(`^${id},owner,"'=HYPERLINK\\(""x""\\)",`));
  expect(line).toMatch(/,1 416 \d{3} \d{4},/);
  expect(others).toEqual([]);
  const log = await ana.browser.get('/api/admin/audit-log/identity?limit=1');
  expect(listed(log)).toMatchObject([{ administrator: ana.id, call: 'POST /api/admin/users/export', changes: [] }]);
});
