import { rawRequest } from './raw-request';
import { startStack, type Stack } from './start-stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const HIDDEN = 'GET /api/boats/666 HTTP/1.1\nHost: x\n\n';

it.each([
  ['two lengths', 'Content-Length: 0\nContent-Length: 44'],
  ['a list of lengths', 'Content-Length: 0, 44'],
  ['a length and chunks', 'Content-Length: 44\nTransfer-Encoding: chunked'],
  ['chunks that hide behind another word', 'Transfer-Encoding: xchunked'],
  ['chunks, said twice', 'Transfer-Encoding: chunked\nTransfer-Encoding: identity'],
  ['a blank before the colon', 'Content-Length : 44'],
  ['a length with a sign', 'Content-Length: +44'],
  ['a folded header', 'X-A: b\n Content-Length: 44'],
])('takes no second request out of the body of one with %s', async (_, framing) => {
  const sent = `POST /api/auth/logout HTTP/1.1\nHost: x\nConnection: close\n${framing}\n\n0\n\n${HIDDEN}`;
  const { text } = await rawRequest(stack.gateway.url, sent);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text.split('HTTP/1.1 ')).toHaveLength(2);
  expect(stack.catalog.seen).toEqual([]);
});

it('frames what it passes on anew', async () => {
  await rawRequest(
    stack.gateway.url,
    'POST /api/auth/logout HTTP/1.1\nHost: x\nContent-Type: application/json\nTransfer-Encoding: chunked\nConnection: close\n\n2\n{}\n0\n\n',
  );
  const { headers, body } = stack.identity.seen.at(-1) ?? {};
  expect(headers).toMatchObject({ 'content-length': '2' });
  expect(headers).not.toHaveProperty('transfer-encoding');
  expect(body?.toString()).toBe('{}');
});
