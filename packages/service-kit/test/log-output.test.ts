import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';

const PROGRAM = join(__dirname, '..', '.build', `log-output-${process.pid}.js`);
const LINES = 300;

/** Logs lines, and complains as Node.js does. Told of a path, it has its output there from then on. Ends with 7. */
const SOURCE = `
  import { closeSync, openSync } from 'node:fs';
  import { createLogger } from './src/logger';
  const logger = createLogger('sample');
  const log = (first) => {
    for (let line = first; line < first + ${LINES}; line += 1) logger.info({ line }, 'x'.repeat(200));
  };
  log(0);
  console.error('an error');
  process.emitWarning('a warning');
  setTimeout(() => {
    if (process.argv[2]) {
      closeSync(1);
      openSync(process.argv[2], 'a');
    }
    log(${LINES});
    setTimeout(() => {
      logger.info({ line: ${2 * LINES} }, 'the last');
      process.exit(7);
    }, 300);
  }, 300);
`;

let folder: string;
beforeAll(async () => {
  await mkdir(join(__dirname, '..', '.build'), { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'log-output-'));
  await build({
    stdin: { contents: SOURCE, resolveDir: join(__dirname, '..'), loader: 'ts' },
    ...{ outfile: PROGRAM, bundle: true, platform: 'node', format: 'cjs', logLevel: 'warning' },
    external: ['pino', '@opentelemetry/*'],
  });
});
afterAll(() => Promise.all([rm(PROGRAM, { force: true }), rm(folder, { recursive: true })]));

const start = (stdio: StdioOptions, ...parameters: string[]) =>
  spawn(process.execPath, [PROGRAM, ...parameters], { stdio });

async function endWith(stdout: string, stderr: string, ...parameters: string[]): Promise<unknown> {
  const files = [stdout, stderr].map((path) => openSync(path, 'a'));
  const child = start(['ignore', ...files], ...parameters);
  files.forEach(closeSync);
  return (await once(child, 'exit'))[0];
}

const linesIn = async (path: string) =>
  (await readFile(path, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { line?: number; lines?: number });
const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

it.each([
  ['/dev/full', '/dev/full'],
  ['/dev/full', '/dev/null'],
  ['/dev/null', '/dev/full'],
])('a process goes on to its own end with its log in %s and its errors in %s', async (stdout, stderr) => {
  expect(await endWith(stdout, stderr)).toBe(7);
});

it('a process goes on to its own end when whoever reads its log has gone', async () => {
  const child = start(['ignore', 'pipe', 'pipe']);
  child.stdout?.destroy();
  child.stderr?.destroy();
  expect((await once(child, 'exit'))[0]).toBe(7);
});

it('a log has every line, in order, with what was left when its process ended', async () => {
  const path = join(folder, 'whole.log');
  expect(await endWith(path, '/dev/null')).toBe(7);
  expect((await linesIn(path)).map(({ line }) => line)).toEqual(numbers(0, 2 * LINES + 1));
});

it('a log says how many lines are missing once it can be written again', async () => {
  const path = join(folder, 'again.log');
  expect(await endWith('/dev/full', '/dev/null', path)).toBe(7);
  const [loss, ...lines] = await linesIn(path);
  expect(loss).toMatchObject({ level: 'error', lines: LINES, msg: 'lines of this log could not be written' });
  expect(lines.map(({ line }) => line)).toEqual(numbers(LINES, 2 * LINES + 1));
});
