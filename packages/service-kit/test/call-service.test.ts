import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError } from '../src/app-error';
import { callService, type ServiceCaller } from '../src/http/call-service';
import { TEST_INTERNAL_SECRET } from '@harbourline/test-kit/test-environment';
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
  return { self, secret: TEST_INTERNAL_SECRET, urls };
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

it('fails when the other service does not know the caller', async () => {
  expect(await failureOf(check('x', caller(keeper.url, 'payments')))).toMatchObject({ code: 'forbidden' });
});

it('is unavailable when nobody listens', async () => {
  expect(await failureOf(check('x', caller('http://127.0.0.1:9')))).toMatchObject({ code: 'unavailable', status: 503 });
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
