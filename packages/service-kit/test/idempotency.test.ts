import { call, type Answer } from '@harbourline/test-kit/call';
import { startService } from '../src/start-service';
import { newGate } from './sample/gate';
import { noteKeeper } from './sample/note-keeper';
import { startNoteKeeper, type NoteKeeper } from './sample/start-note-keeper';

let keeper: NoteKeeper;
let untilReleased: () => Promise<void> = async () => undefined;
let keys = 0;

beforeAll(async () => {
  keeper = await startNoteKeeper({ untilReleased: () => untilReleased() });
});
afterAll(() => keeper.stop());

const newKey = () => `key-of-a-test-${(keys += 1)}`;

function create(
  text: string,
  key: string | undefined,
  { user = 3, url = keeper.url } = {},
): Promise<Answer<{ id: number }>> {
  return call<{ id: number }>(`${url}/api/notes`, {
    method: 'POST',
    token: keeper.identity.tokenFor({ id: user, role: 'owner' }),
    body: { text },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
}

const kept = async (text: string) => (await keeper.notes()).filter((note) => note === text).length;

it('gives a repeat the first answer, and does nothing again', async () => {
  const key = newKey();
  const first = await create('once', key);
  await create('another in between', newKey());
  const repeat = await create('once', key);

  expect(first).toMatchObject({ status: 201, body: { text: 'once' } });
  expect(repeat).toMatchObject({ status: 201, body: first.body });
  expect([first, repeat].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
  expect(await kept('once')).toBe(1);
});

it('gives the first answer from any replica', async () => {
  const key = newKey();
  const first = await create('at one replica', key);
  const other = await startService(noteKeeper({ ...keeper.config, PORT: 0 }));
  const repeat = await create('at one replica', key, { url: other.url });
  await other.stop();

  expect(repeat).toMatchObject({ status: 201, body: first.body });
  expect(await kept('at one replica')).toBe(1);
});

it('works once when the same call arrives many times at once', async () => {
  const key = newKey();
  const gate = newGate();
  untilReleased = () => gate.opened;
  const answers = Array.from({ length: 5 }, () => create('slow, many at once', key));
  // Whichever is first waits inside its transaction; let the others arrive meanwhile.
  await new Promise((resolve) => setTimeout(resolve, 200));
  gate.open();

  const [first, ...others] = await Promise.all(answers);
  for (const other of others) expect(other).toMatchObject({ status: 201, body: first?.body });
  expect(await kept('slow, many at once')).toBe(1);
});

it('refuses another body under the same key, and does nothing', async () => {
  const key = newKey();
  await create('what was meant', key);
  const answer = await create('something else', key);

  expect(answer).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
  expect(await kept('something else')).toBe(0);
});

it('refuses another body under the same key while the first is being worked on', async () => {
  const key = newKey();
  const gate = newGate();
  const arrived = newGate();
  untilReleased = () => (arrived.open(), gate.opened);
  const first = create('slow, in work', key);
  await arrived.opened;
  const second = create('slow, something else', key);
  await new Promise((resolve) => setTimeout(resolve, 100));
  gate.open();

  expect((await first).status).toBe(201);
  expect(await second).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
});

it('does not remember a failure: a repeat tries again', async () => {
  const key = newKey();
  untilReleased = () => Promise.reject(new Error('the database went away'));
  expect((await create('slow, failing first', key)).status).toBe(500);
  untilReleased = async () => undefined;

  expect(await create('slow, failing first', key)).toMatchObject({ status: 201 });
  expect(await kept('slow, failing first')).toBe(1);
});

it('does not remember a refusal, nor keep anything of it', async () => {
  const key = newKey();
  expect(await create('refused', key)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  expect(await create('refused', key)).toMatchObject({ status: 409, body: { code: 'slot_taken' } });
  expect(await kept('refused')).toBe(0);
  expect((await create('changed, after the refusal', key)).status).toBe(201);
});

it('lets the second of two go ahead when the first fails', async () => {
  const key = newKey();
  const arrived = newGate();
  const gate = newGate();
  let turn = 0;
  untilReleased = async () => {
    turn += 1;
    if (turn > 1) return;
    arrived.open();
    await gate.opened;
    throw new Error('the first fails');
  };
  const first = create('slow, one of two', key);
  await arrived.opened;
  const second = create('slow, one of two', key);
  await new Promise((resolve) => setTimeout(resolve, 100));
  gate.open();

  expect((await first).status).toBe(500);
  expect((await second).status).toBe(201);
  expect(await kept('slow, one of two')).toBe(1);
});

it('knows one caller’s keys from another’s', async () => {
  const key = newKey();
  const [one, two] = [await create('of both', key, { user: 3 }), await create('of both', key, { user: 4 })];

  expect(one.status).toBe(201);
  expect(two.status).toBe(201);
  expect(two.body.id).not.toBe(one.body.id);
  expect(await kept('of both')).toBe(2);
});

it('works every time without a key', async () => {
  await create('every time', undefined);
  await create('every time', undefined);
  expect(await kept('every time')).toBe(2);
});

it.each(['short', 'x'.repeat(201)])('refuses the key %j', async (key) => {
  expect(await create('with a bad key', key)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  expect(await kept('with a bad key')).toBe(0);
});

it('pays no heed to a key where the contract knows none', async () => {
  const token = keeper.identity.tokenFor({ id: 3, role: 'owner' });
  const options = { token, method: 'PATCH', headers: { 'idempotency-key': newKey() } };
  const one = await call(`${keeper.url}/api/notes/1`, { ...options, body: { to: 'shelf' } });
  const two = await call(`${keeper.url}/api/notes/1`, { ...options, body: { to: 'table' } });
  expect([one.body, two.body]).toEqual([{ did: 'move shelf' }, { did: 'move table' }]);
});
