import { freshPhone } from '@harbourline/client';
import { administrator, registered, type Registered } from './accounts';
import type { Answer } from './browser';
import { startIdentity, type TestedIdentity } from './start-identity';

let identity: TestedIdentity;
let ana: Registered;
beforeAll(async () => {
  identity = await startIdentity();
  ana = await administrator(identity);
  const at = identity.clock.now().getTime();
  const row = (n: number, changes: object = {}) => ({
    role: 'renter' as const,
    fullName: `Person ${n}`,
    email: `person${n}@example.com`,
    phone: `+1647555${String(1000 + n)}`,
    password: 'none',
    // Some at the same moment: their order is by id then.
    createdAt: new Date(at + Math.floor(n / 3) * 1_000),
    updatedAt: new Date(at),
    ...changes,
  });
  await identity.db.client.user.createMany({
    data: [
      ...Array.from({ length: 12 }, (_, n) => row(n)),
      row(20, { fullName: '100% Sea_Charters \\o/', role: 'owner' }),
      row(21, { fullName: 'Élodie Côté', email: 'E.Cote@Marina.example.com', role: 'captain' }),
      row(22, {
        active: false,
        termsAcceptedAt: new Date(at),
        termsVersion: '2025-01-01',
        ageAttestedAt: new Date(at),
      }),
    ],
  });
});
afterAll(() => identity.stop());

const list = (query = '') => ana.browser.get(`/api/users${query}`);
const listed = ({ body }: Answer) => body as unknown as Record<string, unknown>[];
const names = (answer: Answer) => listed(answer).map(({ fullName }) => fullName);

it('shows all users as administrators see them, newest first', async () => {
  const answer = await list();

  expect(answer.status).toBe(200);
  expect(listed(answer)[0]).toEqual({
    id: expect.any(Number),
    role: 'renter',
    fullName: 'Person 22',
    email: 'person22@example.com',
    phone: '+16475551022',
    isVerified: false,
    phoneConfirmed: false,
    smsEnabled: false,
    confirmsCharters: false,
    pleasureCraftLicense: null,
    harborLicense: null,
    createdAt: expect.any(String),
    mustAgree: false,
    active: false,
    termsAcceptedAt: identity.clock.now().toISOString(),
    termsVersion: '2025-01-01',
    ageAttestedAt: identity.clock.now().toISOString(),
  });
  const places = listed(answer).map(({ createdAt, id }) => [createdAt, id] as [string, number]);
  expect(places).toEqual([...places].sort((a, b) => b[0].localeCompare(a[0]) || b[1] - a[1]));
  expect(places).toHaveLength(16);
  expect(answer.headers.get('x-total-count')).toBe('16');
  expect(answer.headers.get('link')).toBeNull();
});

it('leads from page to page, each user once, and counts those of all pages', async () => {
  const seen: unknown[] = [];
  let path: string | undefined = '/api/users?role=renter&limit=4';
  while (path) {
    const answer = await ana.browser.get(path);
    expect(answer.headers.get('x-total-count')).toBe('13');
    expect(listed(answer).length).toBeLessThanOrEqual(4);
    seen.push(...listed(answer).map(({ id }) => id));
    path = answer.next;
    if (path) expect(path).toContain('role=renter');
  }
  expect(seen).toEqual(listed(await list('?role=renter')).map(({ id }) => id));
});

it.each([
  // Each word by itself: the charterer's address begins with person20.
  ['Person 1', ['100% Sea_Charters \\o/', 'Person 11', 'Person 10', 'Person 1']],
  ['pErSoN 11', ['Person 11']],
  ['PERSON3@example', ['Person 3']],
  ['élodie', ['Élodie Côté']],
  ['cote@marina', ['Élodie Côté']],
  ['+1647555100', Array.from({ length: 10 }, (_, n) => `Person ${9 - n}`)],
  ['(647) 555-1004', ['Person 4']],
  ['555 1004', ['Person 4']],
  ['100%', ['100% Sea_Charters \\o/']],
  ['a_C', ['100% Sea_Charters \\o/']],
  ['\\o', ['100% Sea_Charters \\o/']],
  ['a%s', []],
  ['P_rson', []],
  ["' OR true --", []],
])('finds %j in names, email addresses and phones', async (q, found) => {
  const answer = await list(`?q=${encodeURIComponent(q)}`);
  expect(answer.status).toBe(200);
  expect(names(answer)).toEqual(found);
  expect(answer.headers.get('x-total-count')).toBe(String(found.length));
});

it('narrows by role and text together, and takes an empty text for none', async () => {
  expect(names(await list('?role=captain&q=person'))).toEqual([]);
  expect(names(await list('?role=owner'))).toEqual(['100% Sea_Charters \\o/']);
  expect(listed(await list('?q=%20'))).toHaveLength(16);
});

it.each([
  'role=king',
  'limit=0',
  'limit=201',
  'limit=x',
  'cursor=nonsense',
  `cursor=${btoa('1.99999999999')}`,
  `q=${'a'.repeat(101)}`,
])('refuses %s', async (query) => {
  const { status, body } = await list(`?${query}`);
  expect({ status, body }).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(Object.keys(body['fields'] as object)).toEqual([query.split('=')[0]]);
});

it('refuses a text that no database can hold', async () => {
  expect(await list('?q=%00')).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
});

it('is for administrators only', async () => {
  for (const role of ['renter', 'owner', 'captain']) {
    const { browser } = await registered(identity, { role, phone: freshPhone() });
    expect(await browser.get('/api/users')).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  }
  expect((await identity.browser().get('/api/users')).status).toBe(401);
});

it('shows those alone who are asked for by their numbers', async () => {
  const [first, second] = listed(await list('?role=renter'));
  const asked = await list(`?ids=${String(second?.['id'])},${String(first?.['id'])},999999999`);
  expect(listed(asked)).toEqual([first, second]);
  expect((await list('?ids=')).status).toBe(400);
  expect((await list('?ids=1,x')).status).toBe(400);
});
