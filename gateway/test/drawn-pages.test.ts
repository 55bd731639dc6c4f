import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashesOfScripts } from './hashes-of-scripts';
import { ACCESS_COOKIE, startStack, type Stack } from './start-stack';

const START_PAGE = `<!doctype html><meta name="terms" content="" /><title>Harbourline</title>
<script>show("dark");
</script><div id="root"></div>`;
const ROOT = '<div id="root"></div>';
const DRAWN = '<div id="root">drawn</div>';

/** In the place of what is built with the web app: every page is a boat's, at its own address. */
const HEADS = `exports.pageHeads = () => ({
  find: (path) => ({ boat: '/api' + path, draw: { address: path, calls: ['/api' + path] } }),
  headOf: ({ missing }) => '<title>' + (missing ? 'missing' : 'found') + '</title>',
  addresses: [],
});`;

const drawing = (how: string) => `
const { parentPort, workerData } = require('node:worker_threads');
let drawings = 0;
parentPort.on('message', (asked) => { drawings += 1; ${how} });`;

const DRAWS = drawing(`
  const told = JSON.stringify({ asked, drawings, env: Object.keys(process.env), settings: Object.keys(workerData) });
  const page = workerData.startPage.replace('${ROOT}', '${DRAWN}').replace('<title>Harbourline</title>', asked.head);
  parentPort.postMessage({ id: asked.id, page: page + '<pre>' + told + '</pre>' });`);

let folder: string;
let stack: Stack | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'drawn-'));
  await mkdir(join(folder, '.server'));
  await writeFile(join(folder, 'index.html'), START_PAGE);
  await writeFile(join(folder, 'robots.txt'), '');
  await writeFile(join(folder, '.server', 'page-heads.cjs'), HEADS);
});
afterEach(async () => {
  await stack?.stop();
  stack = undefined;
  await rm(folder, { recursive: true, force: true });
});

async function startWith(script: string): Promise<Stack> {
  await writeFile(join(folder, '.server', 'draw-pages.cjs'), script);
  stack = await startStack({ WEB_DIST: folder });
  says(stack, 100);
  return stack;
}

function says({ catalog }: Stack, price: number): void {
  catalog.answer((request, response) => {
    if (request.url?.endsWith('/404')) return void response.writeHead(404).end('{}');
    response.setHeader('content-type', 'application/json; charset=utf-8').end(JSON.stringify({ price }));
  });
}

async function open({ ask }: Stack, path: string, headers: Record<string, string> = {}) {
  const response = await ask(path, { headers: { accept: 'text/html', ...headers } });
  const html = await response.text();
  const told: unknown = JSON.parse(/<pre>(.*)<\/pre>/.exec(html)?.[1] ?? 'null');
  const scripts = hashesOfScripts(html, response.headers);
  return { status: response.status, html, isDrawn: html.includes(DRAWN), told, scripts };
}

/** The first page may come without its content, as the worker has to begin first. */
async function drawnAt(at: Stack, path: string) {
  for (let time = 0; time < 100; time += 1) {
    const page = await open(at, path);
    if (page.isDrawn) return page;
  }
  throw new Error(`${path} is not drawn`);
}

it('draws a page from what catalog says, once for everybody, and anew when that has changed', async () => {
  const at = await startWith(DRAWS);
  const first = await drawnAt(at, '/boats/7');
  expect(first.html).toContain('<title>found</title>');
  expect(first.told).toMatchObject({ drawings: 1, asked: { answers: { '/api/boats/7': { body: '{"price":100}' } } } });
  expect(await open(at, '/boats/7')).toEqual(first);

  says(at, 200);
  const later = await drawnAt(at, '/boats/7');
  expect(later.told).toMatchObject({ drawings: 2, asked: { answers: { '/api/boats/7': { body: '{"price":200}' } } } });
});

it('draws a page from what everybody was told at last while catalog’s database is away', async () => {
  const at = await startWith(DRAWS);
  await drawnAt(at, '/boats/7');
  at.catalog.answer((_, response) => {
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8' }).end('{"code":"unavailable"}');
  });
  expect(await open(at, '/boats/7')).toMatchObject({ status: 200, isDrawn: true });
  expect(await open(at, '/boats/8')).toMatchObject({ status: 200, isDrawn: false });
});

it('lets browsers run the scripts of the built page in drawn pages too, and none that came in otherwise', async () => {
  const at = await startWith(DRAWS.replace("'<pre>'", "'<script>attack()</script><pre>'"));
  const { scripts } = await drawnAt(at, '/boats/7');
  expect(scripts.inPage).toHaveLength(2);
  expect(scripts.allowed).toEqual(scripts.inPage.slice(0, 1));
});

it('draws nothing for an address at which there is nothing', async () => {
  const at = await startWith(DRAWS);
  expect(await open(at, '/boats/404')).toMatchObject({ status: 404, isDrawn: false });
});

it('knows nothing of who asks, and none of our settings, where pages are drawn', async () => {
  const at = await startWith(DRAWS);
  const token = at.tokens.tokenFor({ id: 71, role: 'renter' });
  const asked = { cookie: `${ACCESS_COOKIE}=${token}`, authorization: `Bearer ${token}` };
  await drawnAt(at, '/boats/8');
  const page = await open(at, '/boats/7', asked);
  const { headers } = at.catalog.seen.at(-1) ?? {};
  expect([headers?.cookie, headers?.authorization]).toEqual([undefined, undefined]);
  expect(page.html).not.toContain(token);
  expect((await drawnAt(at, '/boats/7')).told).toMatchObject({
    asked: { head: '<title>found</title>', address: '/boats/7' },
    env: [],
    settings: ['folder', 'startPage', 'terms', 'origin'],
  });
});

it.each([
  ['dies', drawing('process.exit(1);')],
  ['does not begin', 'throw new Error("broken");'],
  ['never says anything', drawing('')],
  ['never comes to an end', drawing('for (;;);')],
  ['cannot draw it', drawing("parentPort.postMessage({ id: asked.id, problem: 'broken' });")],
])('serves the app as it is where what draws pages %s', async (_, script) => {
  const at = await startWith(script);
  for (const path of ['/boats/7', '/boats/8', '/boats/7'])
    expect(await open(at, path)).toMatchObject({ status: 200, isDrawn: false, html: expect.stringContaining(ROOT) });
});

it('serves the app as it is to all for whom there is too much to draw', async () => {
  const at = await startWith(drawing(''));
  const pages = await Promise.all(Array.from({ length: 40 }, (_, index) => open(at, `/boats/${index + 1}`)));
  expect(pages.filter(({ status, isDrawn }) => status === 200 && !isDrawn)).toHaveLength(40);
});

it('draws again after what draws pages was killed', async () => {
  const at = await startWith(`${DRAWS}
    parentPort.on('message', ({ address }) => { if (address === '/boats/13') process.exit(1); });`);
  await drawnAt(at, '/boats/7');
  await open(at, '/boats/13');
  expect(await open(at, '/boats/7')).toMatchObject({ isDrawn: true });
  await drawnAfterRest(at, '/boats/9');
});

async function drawnAfterRest(at: Stack, path: string): Promise<void> {
  for (let time = 0; time < 200; time += 1) {
    if ((await open(at, path)).isDrawn) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${path} is not drawn again`);
}

it('serves the app as it is where catalog does not answer', async () => {
  const at = await startWith(DRAWS);
  at.catalog.answer((_, response) => response.writeHead(503).end());
  expect(await open(at, '/boats/7')).toMatchObject({ status: 200, isDrawn: false });
});
