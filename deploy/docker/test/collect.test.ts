import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SERVICES } from '@harbourline/contracts';

const ROOT = join(__dirname, '..', '..', '..');
/** What an image of ours may hold above Debian and Node. */
const MOST_BYTES = 45_000_000;

const WORKSPACES = [...SERVICES.map((service) => `services/${service}`), 'gateway', 'deploy/sandbox'];

let images: string;
const imageOf = (workspace: string) => join(images, workspace.replace('/', '-'));
beforeAll(() => {
  images = mkdtempSync(join(tmpdir(), 'harbourline-images-'));
  for (const workspace of WORKSPACES) execFileSync(process.execPath, ['scripts/build.mjs', workspace], { cwd: ROOT });
  // In one go: most of what they load is the same, and is looked through once.
  const pairs = WORKSPACES.flatMap((workspace) => [workspace, imageOf(workspace)]);
  execFileSync(process.execPath, ['deploy/docker/collect.mjs', ...pairs], { cwd: ROOT });
});
afterAll(() => rmSync(images, { recursive: true, force: true }));

describe.each(WORKSPACES)('what the image of %s holds', (workspace) => {
  let image: string;
  beforeAll(() => {
    image = imageOf(workspace);
  });

  it('is all that its bundles name', () => {
    const folder = join(image, workspace, 'dist');
    const bundles = filesBelow(folder)
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(file, 'utf8'));
    const named = new Set(
      bundles.flatMap((text) => [...text.matchAll(/\b(?:require|import)\("([^."][^"]*)"\)/g)].map(([as]) => as)),
    );
    expect(named.size).toBeGreaterThan(3);

    const load = `Promise.all([${[...named].join()}]).then(() => process.exit(0))`;
    const { status, stderr } = spawnSync(process.execPath, ['-e', load], { cwd: folder, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: expect.any(String) });
  });

  it('comes with the licence of each package that has one', () => {
    const packages = join(image, 'node_modules');
    const without = readdirSync(packages)
      .filter((name) => !/^[.@]/.test(name))
      .filter((name) => licencesIn(join(ROOT, 'node_modules', name)) && !licencesIn(join(packages, name)));
    expect(without).toEqual([]);
  });

  it('is small, and nothing for who develops', () => {
    const files = filesBelow(image);
    expect(files.reduce((bytes, file) => bytes + statSync(file).size, 0)).toBeLessThan(MOST_BYTES);
    expect(
      files.filter((file) => /\.d\.[cm]?ts$|node_modules\/(typescript|prisma)\//.test(file.slice(image.length))),
    ).toEqual([]);
  });
});

it('holds what documents in every script are set with', () => {
  const files = filesBelow(imageOf('services/booking'));
  const pieces = files.filter((file) => file.endsWith('.woff2'));
  const families = files.filter((file) => file.endsWith('unicode.json'));
  expect(families.length).toBeGreaterThan(25);
  const without = families.filter((index) => !pieces.some((piece) => piece.startsWith(join(dirname(index), 'files'))));
  expect(without).toEqual([]);
  expect(files.filter((file) => file.endsWith('harfbuzz.wasm'))).toHaveLength(1);
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

function licencesIn(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).some((name) => /^licen[cs]e/i.test(name));
}
