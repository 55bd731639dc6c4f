import { once } from 'node:events';
import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_TERMS } from '@harbourline/policy';
import { ConfigError } from '@harbourline/service-kit';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';
import { readStartPage } from '../src/web/start-page';
import { hashesOfScripts } from './hashes-of-scripts';
import { rawRequest } from './raw-request';
import { startStack, type Stack } from './start-stack';

const pageWith = (terms: string) =>
  `<!doctype html><meta name="terms" content="${terms}" /><title>Harbourline</title><script>show("dark")</script>`;
const PAGE = pageWith(JSON.stringify({ ...DEFAULT_TERMS, noticeHours: 12 }).replaceAll('"', '&quot;'));

let folder: string;
let stack: Stack;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'web-'));
  await mkdir(join(folder, 'dist', 'assets'), { recursive: true });
  await writeFile(join(folder, 'dist', 'index.html'), pageWith(''));
  await writeFile(join(folder, 'dist', 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'dist', 'assets', 'index-a1b2c3.js'), 'run()');
  await writeFile(join(folder, 'dist', 'film.webm'), '0123456789');
  await writeFile(join(folder, 'dist', 'film.vtt'), 'WEBVTT');
  await writeFile(join(folder, 'dist', 'long.webm'), Buffer.alloc(8_000_000));
  for (const name of ['gone-a1.js', 'locked-a1.js', 'packed-a1.js', 'packed-a1.js.gz'])
    await writeFile(join(folder, 'dist', 'assets', name), 'plain');
  await writeFile(join(folder, 'dist', 'assets', 'packed-a1.js.br'), 'packed');
  await mkdir(join(folder, 'dist', '.git'));
  await writeFile(join(folder, 'dist', '.git', 'config'), 'secret');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  stack = await startStack({ WEB_DIST: join(folder, 'dist'), NOTICE_HOURS: '12' });
});
afterAll(async () => {
  await stack.stop();
  await rm(folder, { recursive: true, force: true });
});

const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

it.each(['/', '/boats', '/boats/7/reserve', '/reset-password?token=x.y', '/lost/at/sea'])(
  'opens the app at %s and has the browser ask for it again',
  async (path) => {
    const response = await stack.ask(path, { headers: asPage });

    expect([response.status, await response.text()]).toEqual([200, PAGE]);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
  },
);

it('lets browsers run the scripts that stand in the built page, and no others in a page', async () => {
  const response = await stack.ask('/boats', { headers: asPage });
  const { inPage, allowed } = hashesOfScripts(await response.text(), response.headers);
  expect(inPage).toHaveLength(1);
  expect(allowed).toEqual(inPage);
});

it('lets a browser keep the start page as long as it has not changed', async () => {
  const etag = (await stack.ask('/boats', { headers: asPage })).headers.get('etag') ?? '';
  const again = await stack.ask('/boats/7', { headers: { ...asPage, 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

it.each(['br', 'gzip', 'identity'])(
  'tells the start page which terms are set, also where it travels as %s',
  async (encoding) => {
    const response = await stack.ask('/index.html', { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
    expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
    expect(await response.text()).toBe(PAGE);
  },
);

it('serves built files for ever, and others after asking', async () => {
  const built = await stack.ask('/assets/index-a1b2c3.js');
  expect([built.status, await built.text()]).toEqual([200, 'run()']);
  expect(built.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(built.headers.get('content-type')).toMatch(/^text\/javascript(; ?charset=utf-8)?$/i);

  expect((await stack.ask('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

it('serves the part of a film that a player asks for, and its captions as what they are', async () => {
  const part = await stack.ask('/film.webm', { headers: { range: 'bytes=2-4' } });
  expect([part.status, await part.text()]).toEqual([206, '234']);
  expect(part.headers.get('content-range')).toBe('bytes 2-4/10');
  expect(part.headers.get('content-type')).toBe('video/webm');
  expect((await stack.ask('/film.vtt')).headers.get('content-type')).toMatch(/^text\/vtt/);
});

it.each([
  ['bytes=-3', 206, '789'],
  ['bytes=8-20', 206, '89'],
  ['bytes=9-2', 416, ''],
  ['lines=1-2', 200, '0123456789'],
  ['bytes=10-', 416, ''],
])('answers a request for %s of a film with %d', async (range, status, text) => {
  const answer = await stack.ask('/film.webm', { headers: { range } });
  expect([answer.status, await answer.text()]).toEqual([status, text]);
  if (status === 416) expect(answer.headers.get('content-range')).toBe('bytes */10');
});

it('lets a browser keep a file as long as it has not changed', async () => {
  const etag = (await stack.ask('/favicon.svg')).headers.get('etag') ?? '';
  const askedWith = (tag: string) => {
    const head = `GET /favicon.svg HTTP/1.1\nHost: x\nIf-None-Match: ${tag}\nConnection: close\n\n`;
    return rawRequest(stack.gateway.url, head);
  };
  expect((await askedWith(etag)).status).toBe(304);
  expect((await askedWith('"another"')).text).toMatch(/<svg\/>$/);
});

it('sends a file packed to those who take it so, and as what it is', async () => {
  const answer = await rawRequest(
    stack.gateway.url,
    'GET /assets/packed-a1.js HTTP/1.1\nHost: x\nAccept-Encoding: gzip, br\nConnection: close\n\n',
  );
  expect(answer.status).toBe(200);
  expect(answer.text).toMatch(/content-encoding: br/i);
  expect(answer.text).toMatch(/content-type: text\/javascript/i);
  expect(answer.text).toMatch(/vary: .*accept-encoding/i);
  expect(answer.text).toMatch(/packed$/);
});

it('closes the files of readers who leave', async () => {
  const heads: string[] = [];
  const leave = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(new URL(stack.gateway.url).port), 'localhost');
      socket.write('GET /long.webm HTTP/1.1\r\nHost: x\r\n\r\n');
      socket.once('data', (begun) => (heads.push(begun.toString('latin1', 0, 12)), socket.destroy()));
      socket.once('close', () => resolve());
    });
  await Promise.all(Array.from({ length: 20 }, leave));
  expect(heads).toEqual(Array.from({ length: 20 }, () => 'HTTP/1.1 200'));
  await eventuallyHolds(
    () => openFilesOf('long.webm'),
    (open) => open.length === 0,
  );
});

it('goes on where a file has gone, or cannot be opened', async () => {
  const [gone, locked] = [join(folder, 'dist', 'assets', 'gone-a1.js'), join(folder, 'dist', 'assets', 'locked-a1.js')];
  await Promise.all([rm(gone), rm(locked)]);
  // As too many open files would: it is there, and opening it fails.
  const unopenable = createServer().listen(locked);
  await once(unopenable, 'listening');
  expect((await stack.ask('/assets/gone-a1.js')).status).toBe(404);
  expect((await stack.ask('/assets/locked-a1.js')).status).toBe(500);
  unopenable.close();
  const next = await stack.ask('/assets/index-a1b2c3.js');
  expect([next.status, await next.text()]).toEqual([200, 'run()']);
});

it('answers 404 to a file that is not there, instead of the app', async () => {
  const response = await stack.ask('/assets/index-older.js', { headers: { accept: '*/*' } });
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
});

it.each(['/api/nothing', '/api', '/internal/nothing'])(
  'answers %s with an error body even to a browser',
  async (path) => {
    const response = await stack.ask(path, { headers: asPage });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
  },
);

it('opens the app for reading only', async () => {
  expect((await stack.ask('/boats', { method: 'POST', headers: asPage })).status).toBe(404);
});

it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/assets/../../secret.txt'])(
  'serves nothing outside its folder: %s',
  async (path) => {
    const { text } = await rawRequest(stack.gateway.url, `GET ${path} HTTP/1.1\nHost: x\nConnection: close\n\n`);
    expect(text).not.toContain('secret\n');
    expect(text).toMatch(/^HTTP\/1\.1 404/);
  },
);

it.each(['/assets/', '/assets', '/.git/config', '/.git/'])(
  'neither lists a folder nor shows what is hidden: %s',
  async (path) => {
    const response = await stack.ask(path, { headers: { accept: '*/*' } });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
  },
);

it.each(['/', '/api/boats', '/api/auth/me'])('echoes nothing to TRACE %s', async (path) => {
  const { status, text } = await rawRequest(
    stack.gateway.url,
    `TRACE ${path} HTTP/1.1\nHost: x\nCookie: a-cookie\nConnection: close\n\n`,
  );
  expect([404, 405]).toContain(status);
  expect(text).not.toContain('a-cookie');
});

it('does not start without a built app where one is configured', () => {
  expect(() => readStartPage(folder, DEFAULT_TERMS)).toThrow(ConfigError);
});

/** What this process, in which the gateway is, has open of that name, where the system tells it. */
function openFilesOf(name: string): string[] {
  if (!existsSync('/proc/self/fd')) return [];
  return readdirSync('/proc/self/fd').flatMap((descriptor) => {
    try {
      const file = readlinkSync(join('/proc/self/fd', descriptor));
      return file.endsWith(name) ? [file] : [];
    } catch {
      return []; // closed meanwhile
    }
  });
}
