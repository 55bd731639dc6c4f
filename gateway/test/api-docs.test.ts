import { API, namedCalls } from '@harbourline/contracts/api';
import { html } from '../src/api-docs/html';
import { schemaInWords } from '../src/api-docs/schema-in-words';
import { startStack, type Stack } from './start-stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

async function readPage(): Promise<string> {
  return (await stack.ask('/api/docs')).text();
}

it('shows every public call, with a link that leads to it', async () => {
  const page = await readPage();
  const wanted = [...namedCalls().map(({ name }) => name), 'live'];
  const shown = [...page.matchAll(/<section id="(\w+)"/g)].map(([, name]) => name);
  expect(shown.sort()).toEqual(wanted.sort());
  expect(shown).toHaveLength(Object.values(API).flat().length + 1);
  const targets = new Set([...page.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
  const links = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !targets.has(id))).toEqual([]);
  expect(new Set(links)).toEqual(new Set(wanted));
});

it('says what a reservation takes, who may make it, what it answers and why it may be refused', async () => {
  const page = await readPage();
  const [, rest = ''] = page.split('<section id="createHold">');
  const [section = ''] = rest.split('</section>');
  const words = section.replace(/<[^>]+>/g, '').replace(/\s+/g, ' ');
  expect(section).toContain('<code>/api/bookings/holds</code>');
  for (const said of [
    'For: renter.',
    'Idempotency-Key text',
    'guestCount required whole number, at least 1, at most 50',
    '&quot;guestCount&quot;: 1',
    '201 application/json object',
    'quote.depositAmount number, at least 0',
    '409 slot_taken: This time has just been taken.',
  ])
    expect(words).toContain(said);
});

it('needs no script and nothing from elsewhere', async () => {
  const page = await readPage();
  expect(page).not.toMatch(
    /<script|<link (?!rel="icon" href="\/favicon)|<img|<iframe|@import|url\(|\son\w+=|\sstyle=|https?:\/\/(?!example\.com)/i,
  );
});

it('is sent small, and only to whoever has not got it', async () => {
  const first = await stack.ask('/api/docs', { headers: { 'accept-encoding': 'br' } });
  expect([first.status, first.headers.get('content-type'), first.headers.get('content-encoding')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'br',
  ]);
  expect(first.headers.get('content-security-policy')).toContain("default-src 'self'");
  const etag = first.headers.get('etag') ?? '';
  const again = await stack.ask('/api/docs', { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await stack.ask('/api/docs', { method: 'HEAD' });
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
});

it.each(['/api/docs', '/api/openapi.json'])('can only be read at %s', async (path) => {
  const response = await stack.ask(path, { method: 'POST' });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  expect(await response.json()).toMatchObject({ code: 'method_not_allowed' });
  expect((await stack.ask(`${path}/more`)).status).toBe(404);
});

it('shows what a description says as text, never as markup', () => {
  expect(html`<p>${'<script>alert("1 & 2")</script>'}</p>`.markup).toBe(
    '<p>&lt;script&gt;alert(&quot;1 &amp; 2&quot;)&lt;/script&gt;</p>',
  );
});

it.each([
  [
    { anyOf: [{ type: 'integer', maximum: 2 ** 31 - 1 }, { type: 'null' }], default: null },
    'whole number, or null; null unless given',
  ],
  [{ type: ['string', 'null'] }, 'text, or null'],
  [{ type: 'string', minLength: 2, maxLength: 9 }, 'text, at least 2 characters, at most 9 characters'],
  [{ type: 'array', items: { type: 'string', enum: ['a', 'b'] }, maxItems: 3 }, 'list (at most 3) of "a" | "b"'],
  [
    { type: 'object', additionalProperties: { type: 'number' }, propertyNames: { format: 'date' } },
    'object with any names by date, each: number',
  ],
  [{ type: 'string', pattern: '^x$' }, 'text matching `^x$`'],
  [{}, 'anything'],
] as const)('says of %j: %s', (schema, words) => {
  expect(schemaInWords(structuredClone(schema) as Parameters<typeof schemaInWords>[0])).toBe(words);
});
