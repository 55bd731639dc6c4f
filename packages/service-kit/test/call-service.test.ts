import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defineRoute, ERRORS, ERRORS_OF_ANY_CALL, idText, streamOf } from '@harbourline/contracts';
import { z } from 'zod';
import { AppError } from '../src/app-error';
import { callService, readFromService, type ServiceCaller } from '../src/http/call-service';
import { PATIENT, TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
import { checkNote } from './sample/calls';
import { startNoteKeeper, type NoteKeeper } from './sample/start-note-keeper';

let keeper: NoteKeeper;

beforeAll(async () => {
  keeper = await startNoteKeeper();
});
afterAll(() => keeper.stop());

function caller(url = keeper.url, self: ServiceCaller['self'] = 'booking'): ServiceCaller {
  const nowhere = 'http://127.0.0.1:9';
  const urls = { identity: nowhere, catalog: url, booking: nowhere, payments: nowhere, notifications: nowhere };
  return { self, secret: TEST_INTERNAL_SECRET, urls, patience: PATIENT };
}

const check = (text: string, from = caller(), id = '1') =>
  callService(from, 'catalog', checkNote, { params: { id }, body: { text } });

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

it('brings parameters and body there, and the answer back', async () => {
  expect(await check('Größe')).toEqual({ id: '1', text: 'Größe', caller: 'booking' });
});

it.each(['a/b', '../1', 'a b?c=d', '%2F', 'ü'])('brings the parameter %j as it is', async (id) => {
  expect(await check('x', caller(), id)).toMatchObject({ id });
});

it('answers nothing where the other service has nothing to say', async () => {
  expect(await check('nothing to say')).toBeUndefined();
});

it('fails with the other service’s own code and sentence', async () => {
  const error = await failureOf(check('missing'));
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ code: 'hold_not_found', status: 404, message: 'No such note.' });
});

it('is unavailable when the other service does not know the caller', async () => {
  const error = await failureOf(check('x', caller(keeper.url, 'payments')));
  expect(error).toMatchObject({
    code: 'unavailable',
    status: 503,
    cause: { message: expect.stringContaining('403 forbidden') },
  });
});

it('is unavailable when the other service does not trust its token', async () => {
  const stranger = { ...caller(), secret: 'another secret, which the other service has never been told' };
  const error = await failureOf(check('x', stranger));
  expect(error).toMatchObject({
    ...{ code: 'unavailable', status: 503, message: ERRORS.unavailable.message },
    cause: { message: expect.stringContaining('401 unauthenticated') },
  });
});

it.each(Object.keys(ERRORS_OF_ANY_CALL))('is unavailable when the other service answers %s', async (code) => {
  const server = createServer((_, response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end(JSON.stringify({ code, message: 'No.' })),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const error = await failureOf(check('x', caller(`http://127.0.0.1:${port}`)));
  expect(error).toMatchObject({ code: 'unavailable', status: 503, message: ERRORS.unavailable.message });
  server.closeAllConnections();
  server.close();
});

it('is unavailable when nobody listens', async () => {
  expect(await failureOf(check('x', caller('http://127.0.0.1:9')))).toMatchObject({ code: 'unavailable', status: 503 });
});

it('is unavailable when the other service is silent for longer than the caller has patience', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const impatient = { ...caller(`http://127.0.0.1:${port}`), patience: 0.01 };
  expect(await failureOf(check('x', impatient))).toMatchObject({ code: 'unavailable', status: 503 });
  server.closeAllConnections();
  server.close();
});

it.each([
  [200, 'text/html', '<p>maintenance</p>'],
  [404, 'application/json', '{"message":"no such page"}'],
  [404, 'application/json', '{"message":"of another world","code":"constructor"}'],
  [502, 'text/html', 'Bad Gateway'],
])('does not take for an answer what is none: %d %s %s', async (status, type, body) => {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const error = await failureOf(check('x', caller(`http://127.0.0.1:${port}`)));
  server.closeAllConnections();
  server.close();

  expect(error).toMatchObject({ code: 'unavailable' });
});

describe('a file of another service', () => {
  const readFile = defineRoute({
    method: 'GET',
    path: '/internal/things/:id/files/*path',
    summary: 'A file',
    audience: { services: ['booking'] },
    params: z.object({ id: idText, path: z.string() }),
    responses: { 200: streamOf('image/jpeg') },
    errors: ['image_not_found'],
  });

  it('is read byte by byte, from a path of several parts, and not beyond its limit', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url?.endsWith('.jpg')) return response.end(Buffer.alloc(1_000, 7));
      response.writeHead(404, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ code: 'image_not_found', message: 'Image not found.' }));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const from = caller(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const read = (path: string, mostBytes = 1_000) =>
      readFromService(from, 'catalog', readFile, { params: { id: 7, path }, mostBytes });
    expect((await read('a/b ü.jpg')).equals(Buffer.alloc(1_000, 7))).toBe(true);
    expect(asked).toEqual(['/internal/things/7/files/a/b%20%C3%BC.jpg']);
    expect(await failureOf(read('a/b.jpg', 999))).toMatchObject({ code: 'body_too_large' });
    expect(await failureOf(read('a/b.png'))).toMatchObject({ code: 'image_not_found' });
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    expect(await failureOf(read('a/b.jpg'))).toMatchObject({ code: 'unavailable' });
  });
});
