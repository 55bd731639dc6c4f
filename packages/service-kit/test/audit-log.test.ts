import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@harbourline/contracts';
import { call } from '@harbourline/test-kit/call';
import { audited, type Act } from '../src/audit/act';
import { auditTables } from '../src/audit/audit-tables';
import { startNoteKeeper, type NoteKeeper } from './sample/start-note-keeper';

let keeper: NoteKeeper;
beforeAll(async () => {
  keeper = await startNoteKeeper();
});
afterAll(() => keeper.stop());

const ADMIN = 11;
const token = (id = ADMIN, role: 'admin' | 'owner' = 'admin') => keeper.identity.tokenFor({ id, role });
const LOG = '/api/admin/audit-log/catalog';

async function read(query = ''): Promise<{ entries: AuditEntry[]; next: string | undefined }> {
  const { body, next } = await call<AuditEntry[]>(`${keeper.url}${LOG}${query}`, { token: token() });
  return { entries: body, next: next && new URL(next, keeper.url).search };
}
const keep = (text: string, by = token(), headers: Record<string, string> = {}) =>
  call<{ id: number }>(`${keeper.url}/api/notes`, { method: 'POST', token: by, body: { text }, headers });

/** Runs these statements, each as a transaction, as an administrator's call would. */
async function act(statements: string[], about: Partial<Act> = {}): Promise<string> {
  const { db } = keeper.service;
  const one: Act = {
    ...{ id: randomUUID(), at: '2026-06-01T12:00:00.000Z', administrator: ADMIN },
    ...{ address: '192.0.2.7', call: 'PUT /api/things', path: '/api/things', ...about },
  };
  const write = async () => {
    for (const statement of statements) await db.transact((tx) => Promise.resolve(tx.$executeRawUnsafe(statement)));
  };
  await audited(one, db.client, write, () => undefined);
  return one.id;
}
const changesOf = async (id: string) => (await read()).entries.find((entry) => entry.id === id)?.changes;

it('says who has done what, when, from where, and what has become of what', async () => {
  const before = new Date();
  const { body } = await keep('a first note', token(), { 'x-forwarded-for': '203.0.113.9' });
  const [entry] = (await read()).entries;
  expect(entry).toEqual({
    id: expect.any(String),
    at: expect.any(String),
    administrator: ADMIN,
    address: '203.0.113.9',
    call: 'POST /api/notes',
    summary: null, // this call is not in the contracts
    path: '/api/notes',
    changes: [{ kind: 'notes', thing: String(body.id), before: null, after: { id: body.id, text: 'a first note' } }],
  });
  expect(new Date(entry?.at ?? 0).getTime()).toBeGreaterThanOrEqual(before.getTime());
});

it('shows only the columns that are different now, and whole rows that came or went', async () => {
  const id = await act([
    "INSERT INTO notes (id, text) VALUES (900, 'one')",
    "UPDATE notes SET text = 'two' WHERE id = 900",
    "UPDATE notes SET text = 'two' WHERE id = 900",
    'DELETE FROM notes WHERE id = 900',
  ]);
  const note = { kind: 'notes', thing: '900' };
  expect(await changesOf(id)).toEqual([
    { ...note, before: null, after: { id: 900, text: 'one' } },
    { ...note, before: { text: 'one' }, after: { text: 'two' } },
    { ...note, before: { id: 900, text: 'two' }, after: null },
  ]);
});

it('has nothing of others, of what was refused after it was written, and of a repeated call', async () => {
  const known = (await read()).entries.length;
  await keep('of an owner', token(3, 'owner'));
  expect((await keep('refused in the end')).status).toBe(409);
  expect((await keep('')).status).toBe(400);
  const key = { 'idempotency-key': 'once-and-again' };
  await keep('once', token(), key);
  expect((await keep('once', token(), key)).headers.get('idempotency-replayed')).toBe('true');
  expect((await read()).entries).toHaveLength(known + 1);
  expect((await read()).entries[0]?.changes).toMatchObject([{ after: { text: 'once' } }]);
});

it('has an entry of what succeeded and found everything as it should be', async () => {
  expect(await changesOf(await act(["UPDATE notes SET text = 'none' WHERE id = -1"]))).toEqual([]);
});

it('names secrets, and cuts what is long', async () => {
  const { client } = keeper.service.db;
  const secrets = ['password', 'client_secret', 'refreshToken', 'code_hash', 'sealed_key'];
  const columns = ['a integer', 'b integer', 'long text', ...secrets.map((name) => `"${name}" text`)].join();
  await client.$executeRawUnsafe(`CREATE TABLE secrets (${columns}, PRIMARY KEY (b, a))`);
  await auditTables(keeper.config.DATABASE_URL);
  const values = ['1', '2', `repeat('long', 9999)`, ...secrets.map(() => `'hunter2'`)].join();
  const [change] = (await changesOf(await act([`INSERT INTO secrets VALUES (${values})`]))) ?? [];
  const hidden = Object.fromEntries(secrets.map((name) => [name, '[secret]']));
  expect(change).toMatchObject({ thing: '2/1', after: { a: 1, ...hidden } });
  expect(String(change?.after?.['long'])).toHaveLength(2002);
});

it('leaves out a table whose comment says so', async () => {
  const { client } = keeper.service.db;
  await client.$executeRawUnsafe('CREATE TABLE counts (id integer PRIMARY KEY)');
  await client.$executeRawUnsafe(`COMMENT ON TABLE counts IS 'not audited'`);
  await Promise.all([1, 2, 3].map(() => auditTables(keeper.config.DATABASE_URL)));
  expect(await changesOf(await act(['INSERT INTO counts VALUES (1)']))).toEqual([]);
});

it('is read page by page, newest first, narrowed by administrator, thing and time', async () => {
  for (const day of [1, 2, 3])
    await act([`INSERT INTO notes (id, text) VALUES (${700 + day}, 'x')`], {
      administrator: 77,
      at: `2026-05-0${day}T12:00:00.000Z`,
    });
  const things = async (query: string) =>
    (await read(query)).entries.map(({ changes }) => changes.map(({ thing }) => thing).join());
  expect(await things('?administrator=77')).toEqual(['703', '702', '701']);
  expect(await things('?kind=notes&thing=702')).toEqual(['702']);
  expect(await things('?kind=things&thing=702')).toEqual([]);
  expect(await things('?administrator=77&from=2026-05-02T00:00:00Z')).toEqual(['703', '702']);
  expect(await things('?administrator=77&until=2026-05-02T12:00:00Z')).toEqual(['701']);

  const days: string[] = [];
  for (let query: string | undefined = '?administrator=77&limit=2'; query;) {
    const { entries, next }: Awaited<ReturnType<typeof read>> = await read(query);
    days.push(...entries.map(({ at }) => at.slice(8, 10)));
    query = next;
  }
  expect(days).toEqual(['03', '02', '01']);
});

it('is read newest first, page by page, however many entries there are', async () => {
  const { client } = keeper.service.db;
  await client.$executeRawUnsafe('ALTER SEQUENCE kit.audit_log_position_seq RESTART WITH 9995');
  const ids = Array.from({ length: 12 }, (_, index) => 800 + index);
  for (const id of ids) await act([`INSERT INTO notes (id, text) VALUES (${id}, 'x')`], { administrator: 78 });

  const things: (string | null)[] = [];
  for (let query: string | undefined = '?administrator=78&limit=5'; query;) {
    const { entries, next }: Awaited<ReturnType<typeof read>> = await read(query);
    things.push(...entries.flatMap(({ changes }) => changes.map(({ thing }) => thing)));
    query = next;
  }
  expect(things).toEqual(ids.map(String).reverse());
});

it('is read by administrators alone', async () => {
  const as = async (by?: string) => (await call(`${keeper.url}${LOG}`, { token: by })).status;
  expect([await as(), await as(token(3, 'owner'))]).toEqual([401, 403]);
});

it.each(['?cursor=x', '?administrator=zero', '?from=yesterday', '?limit=9999'])('refuses %s', async (query) => {
  expect((await call(`${keeper.url}${LOG}${query}`, { token: token() })).status).toBe(400);
});
