import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const WORKSPACE = join('services', 'booking');
/** As an image lays out a service: its bundle, and the packages that it loads. */
const place = mkdtempSync(join(tmpdir(), 'harbourline-program-'));
const cache = join(place, 'node_modules', '.cache');

beforeAll(() => {
  cpSync(join(ROOT, WORKSPACE, 'dist'), join(place, WORKSPACE, 'dist'), { recursive: true });
  mkdirSync(join(place, 'node_modules'));
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => !each.startsWith('.')))
    symlinkSync(join(ROOT, 'node_modules', name), join(place, 'node_modules', name));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Without its settings, a service loads everything and then ends with one sentence about them. */
function start(...flags: string[]) {
  const main = join(place, WORKSPACE, 'dist', 'main.js');
  const { status, stderr } = spawnSync(process.execPath, [...flags, main], { encoding: 'utf8', env: {} });
  return { status, stderr };
}

const REFUSED = { status: 1, stderr: expect.stringMatching(/^The configuration is not usable:/) as string };

it('leaves what Node has compiled of it to later starts', () => {
  expect(start()).toEqual(REFUSED);
  const [version = ''] = readdirSync(join(cache, 'harbourline', 'compiled'));
  const compiled = readdirSync(join(cache, 'harbourline', 'compiled', version)).length;
  expect(compiled).toBeGreaterThan(100);
  expect(start()).toEqual(REFUSED);
  expect(readdirSync(join(cache, 'harbourline', 'compiled', version))).toHaveLength(compiled);
});

it('starts and says nothing of it where nothing can be left', () => {
  rmSync(cache, { recursive: true });
  // A file where the folder would be: not even a superuser can write below it.
  cpSync(join(ROOT, 'package.json'), cache);
  expect(start()).toEqual(REFUSED);
  expect(existsSync(join(cache, 'harbourline'))).toBe(false);
});

it('names the sources, not the bundle, in the stack of an error', () => {
  const printStack = join(place, 'print-stack.cjs');
  writeFileSync(printStack, `process.on('exit', () => process.stderr.write(new Error().stack));`);
  const { stderr } = start('--require', printStack);
  expect(stderr).toContain(join('packages', 'service-kit', 'src', 'run-service.ts'));
  expect(stderr).not.toContain('program.js');
});
