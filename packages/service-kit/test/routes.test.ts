import { Agent, request } from 'node:http';
import { UNDECLARED_REFUSAL } from '../src/http/serve-route';
import { askAgain } from '@harbourline/client/ask-again';
import { call } from '@harbourline/test-kit/call';
import { SECRET_DETAIL } from './sample/note-keeper';
import { startNoteKeeper, type NoteKeeper } from './sample/start-note-keeper';

let keeper: NoteKeeper;
let token: string;

beforeAll(async () => {
  keeper = await startNoteKeeper();
  token = keeper.identity.tokenFor({ id: 3, role: 'owner' });
});
afterAll(() => keeper.stop());

const create = (body: unknown) => call(`${keeper.url}/api/notes`, { method: 'POST', token, body });
const createRaw = (body: string | Buffer, contentType: string) =>
  call(`${keeper.url}/api/notes`, { method: 'POST', token, body, headers: { 'content-type': contentType } });

describe('input', () => {
  it('is parsed: numbers of the path, words of the query', async () => {
    const answer = await call(`${keeper.url}/api/notes/12?size=large`);
    expect(answer).toMatchObject({ status: 200, body: { id: 12, text: 'large' } });
  });

  it.each(['abc', '0', '-1', '1.5', '99999999999999999999'])('names the field of a path with id %s', async (id) => {
    const answer = await call(`${keeper.url}/api/notes/${id}`);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input', fields: { id: expect.any(String) } } });
  });

  it.each(['size=huge', 'size=small&size=large'])('names the field of the query ?%s', async (query) => {
    const answer = await call(`${keeper.url}/api/notes/1?${query}`);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { size: expect.any(String) } },
    });
  });

  it('names every wrong field of the body, with the contract’s message, nested ones by their path', async () => {
    const answer = await create({ text: 'a', colour: { name: 7 } });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'invalid_input',
        message: 'Please write at least 2 characters',
        fields: { text: 'Please write at least 2 characters', 'colour.name': expect.any(String) },
      },
    });
  });

  it.each([[undefined], [[]], [{}], [{ text: null }]])('is refused when the body is %j', async (send) => {
    expect(await create(send)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  });

  it('is refused with a character that no database can hold, wherever it is and however deep', async () => {
    const refused = { status: 400, body: { code: 'malformed_body' } };
    for (const send of [{ text: 'a\0b' }, { text: 'ab', colour: { name: '\0' } }, { text: 'ab', 'x\0': [1] }]) {
      expect(await create(send)).toMatchObject(refused);
    }
    expect(
      await createRaw(`{"text":${'['.repeat(50_000)}"\\u0000"${']'.repeat(50_000)}}`, 'application/json'),
    ).toMatchObject(refused);
  });

  it('is refused when the path cannot be decoded', async () => {
    const answer = await call(`${keeper.url}/api/notes/%E0%A4%A`);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input' });
  });
});

describe('a body', () => {
  it.each(['{"text":', 'nonsense', '{"text":"a",}', '"a', '"text"', 'null'])('of %s is malformed', async (raw) => {
    expect(await createRaw(raw, 'application/json')).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
  });

  it('of 256 KB is taken', async () => {
    const text = 'x'.repeat(256 * 1024 - '{"text":""}'.length);
    expect((await create({ text })).status).toBe(201);
  });

  it.each([256 * 1024 + 1, 10 * 1024 * 1024])('of %d bytes is too large', async (size) => {
    const text = 'x'.repeat(size - '{"text":""}'.length);
    expect(await create({ text })).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  it('too large is refused as well when nobody says beforehand how large it is', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(64 * 1024));
    const body = () => {
      let sent = 0;
      return new ReadableStream<Uint8Array>({
        pull: (controller) => (sent++ < 40 ? controller.enqueue(chunk) : controller.close()),
      });
    };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const options = { method: 'POST', duplex: 'half' as const, headers };
    const answer = await askAgain(() => fetch(`${keeper.url}/api/notes`, { ...options, body: body() }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'body_too_large' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    'of type %s is not supported',
    async (contentType) => {
      const answer = await createRaw('{"text":"hello"}', contentType);
      expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
    },
  );

  it('of JSON in UTF-8 arrives as it was sent', async () => {
    const answer = await createRaw('{"text":"Größe ⛵"}', 'application/json; charset=utf-8');
    expect(answer).toMatchObject({ status: 201, body: { text: 'Größe ⛵' } });
  });

  it('of kind raw arrives byte for byte, whatever its type', async () => {
    const raw = Buffer.from([0, 255, 13, 10, 123]);
    const answer = await call(`${keeper.url}/api/raw`, {
      method: 'POST',
      body: raw,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer).toMatchObject({ status: 200, body: { bytes: 5, hex: '00ff0d0a7b' } });
  });

  it('of kind raw has a limit of its own', async () => {
    const send = (bytes: number) => call(`${keeper.url}/api/raw`, { method: 'POST', body: Buffer.alloc(bytes) });
    expect(await send(1024 * 1024)).toMatchObject({ status: 200, body: { bytes: 1024 * 1024 } });
    expect(await send(4 * 1024 * 1024)).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });
});

describe('a body that is refused', () => {
  it.each([
    ['/api/raw', 'application/octet-stream', 413],
    ['/api/notes', 'application/json', 413],
    ['/api/notes', 'text/plain', 415],
  ])('of %s as %s leaves its connection to the next request', async (path, type, status) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, to: string, body?: Buffer) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': type };
        const sending = request(`${keeper.url}${to}`, { method, agent, headers }, (answer) => {
          answer.resume().once('end', () => resolve(answer.statusCode));
        });
        sending.once('error', reject).end(body);
      });
    expect(await send('POST', path, Buffer.alloc(8 * 1024 * 1024))).toBe(status);
    expect(await send('GET', '/api/notes/1')).toBe(200);
    agent.destroy();
  });
});

describe('an answer', () => {
  it('drops what the contract does not name', async () => {
    const { body } = await call(`${keeper.url}/api/notes/1`);
    expect(Object.keys(body ?? {}).sort()).toEqual(['caller', 'id', 'text']);
  });

  it('without content has no body', async () => {
    const answer = await call(`${keeper.url}/api/notes/1`, { method: 'DELETE', token });
    expect(answer).toMatchObject({ status: 204, body: undefined });
  });

  it('carries an id of the request, also as a header', async () => {
    const answer = await call(`${keeper.url}/api/failures/expected`);
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
  });

  it('keeps the id that the request came with', async () => {
    const answer = await call(`${keeper.url}/api/failures/expected`, { headers: { 'x-request-id': 'from-gateway-1' } });
    expect(answer.headers.get('x-request-id')).toBe('from-gateway-1');
    expect(answer.body.requestId).toBe('from-gateway-1');
  });

  it.each(['short', 'x'.repeat(65), 'with blank or "quote"'])('does not keep the id %j', async (given) => {
    const answer = await call(`${keeper.url}/api/notes/1`, { headers: { 'x-request-id': given } });
    expect(answer.headers.get('x-request-id')).not.toBe(given);
  });
});

describe('a failure', () => {
  it('that is expected has its code, status, sentence and further members', async () => {
    const answer = await call(`${keeper.url}/api/failures/expected`);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: 'This time has just been taken. Please choose another one.',
      code: 'slot_taken',
      holdId: 'h1',
      requestId: expect.any(String),
    });
  });

  it('that passes says when to come again, in whole seconds', async () => {
    const answer = await call(`${keeper.url}/api/failures/later`);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  it.each(['bug', 'undeclared-status', 'wrong-shape'])('of kind %s says nothing of itself', async (how) => {
    const answer = await call(`${keeper.url}/api/failures/${how}`);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      message: 'Something went wrong on our side. Please try again.',
      code: 'internal',
      requestId: expect.any(String),
    });
    expect(JSON.stringify(answer.body)).not.toContain(SECRET_DETAIL);
    const line = keeper.log.failures().at(-1);
    expect(line).toMatchObject({ msg: 'a request failed', requestId: answer.body.requestId });
    expect(line?.['err']).toMatchObject({ message: expect.any(String), stack: expect.stringContaining('    at ') });
  });
});

it('answers JSON that says that it is JSON in UTF-8, whether it is an answer or an error', async () => {
  const answers = [await call(`${keeper.url}/api/notes/1`), await create({ text: 'ab' }), await create({})];
  answers.push(await call(`${keeper.url}/api/nothing`), await call(`${keeper.url}/api/failures/bug`));
  expect(answers.map(({ status }) => status)).toEqual([200, 201, 400, 404, 500]);
  for (const { headers } of answers) expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

it('keeps what is meant as SQL or as a program as the text that it is', async () => {
  const texts = [`'); DROP TABLE notes; --`, `' OR '1'='1`, '$1', '$(reboot)', '`reboot`'];
  for (const text of texts) expect((await create({ text })).status).toBe(201);
  expect((await keeper.notes()).slice(-texts.length)).toEqual(texts);
});

it.each([
  ['{"text":"ab","__proto__":{"polluted":true}}', 400],
  ['{"text":"ab","constructor":{"prototype":{"polluted":true}}}', 201],
  ['{"text":"ab","colour":{"name":"x","__proto__":{"polluted":true}}}', 400],
])('changes no prototype for %s', async (raw, status) => {
  expect((await createRaw(raw, 'application/json')).status).toBe(status);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

it('writes each entry of the log as one line of JSON, whatever is in it', async () => {
  const madeUp = '\r\n{"level":"error","msg":"made up"}\n';
  await call(`${keeper.url}/api/notes/${encodeURIComponent(madeUp)}`);
  keeper.log.logger.info({ path: madeUp }, `said: ${madeUp}`);
  const lines = keeper.log.text().trimEnd().split('\n');
  const messages = lines.map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(messages.at(-1)).toBe(`said: ${madeUp}`);
  expect(messages).not.toContain('made up');
});

describe('a call that is not declared', () => {
  it.each(['/', '/api', '/api/note', '/api/notes/1/x', '/internal/notes'])('is not found: GET %s', async (path) => {
    expect(await call(`${keeper.url}${path}`)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each(['PUT', 'POST', 'PROPFIND'])('is refused by method %s, with those that are allowed', async (method) => {
    const answer = await call(`${keeper.url}/api/notes/1`, { method, token });
    expect(answer).toMatchObject({
      status: 405,
      body: { code: 'method_not_allowed', requestId: answer.headers.get('x-request-id') },
    });
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PATCH']);
  });
});

describe('a call of several actions', () => {
  const patch = (body: unknown, role: 'owner' | 'renter' | 'captain') =>
    call(`${keeper.url}/api/notes/1`, { method: 'PATCH', token: keeper.identity.tokenFor({ id: 5, role }), body });

  it('does the one that the body’s shape and the caller’s role mean', async () => {
    expect((await patch({ status: 'accepted' }, 'owner')).body).toEqual({ did: 'accept accepted' });
    expect((await patch({ to: 'shelf' }, 'owner')).body).toEqual({ did: 'move shelf' });
    expect((await patch({ status: 'cancelled' }, 'renter')).body).toEqual({ did: 'cancel cancelled' });
  });

  it.each([
    [{ status: 'accepted' }, 'renter'],
    [{ status: 'cancelled' }, 'owner'],
    [{ status: 'accepted' }, 'captain'],
  ] as const)('refuses %j to a %s', async (send, role) => {
    expect(await patch(send, role)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('logs a refusal that the contract names with another of them only', async () => {
    const told = () => keeper.log.text().split(UNDECLARED_REFUSAL).length - 1;
    expect((await patch({ to: 'a full shelf' }, 'owner')).body).toMatchObject({ code: 'slot_taken' });
    expect(told()).toBe(0);
    const token = keeper.identity.tokenFor({ id: 5, role: 'renter' });
    const body = { status: 'cancelled' };
    expect((await call(`${keeper.url}/api/notes/2`, { method: 'PATCH', token, body })).body).toMatchObject({
      code: 'slot_taken',
    });
    expect(told()).toBe(1);
  });

  it('says what is wrong with a body that means none of them', async () => {
    expect(await patch({ status: 'completed' }, 'renter')).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', fields: { status: expect.any(String) } },
    });
  });
});
