import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(__dirname, '..', 'dist');
const ASSETS = join(DIST, 'assets');
const STATIC_IMPORT = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** What a guest's first visit may load, compressed as it travels, in KB; to be lowered as pages become lighter. */
const MOST_SCRIPT: Record<string, number> = {
  'home-page': 215,
  'boats-page': 215,
  'boat-page': 295,
  'reserve-page': 285,
};

/** A script with all that it cannot run without. */
function scriptsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, imported = ''] of readFileSync(join(ASSETS, file), 'utf8').matchAll(STATIC_IMPORT)) {
    scriptsOf(imported, seen);
  }
  return seen;
}

function scriptsOfPage(page: string): Set<string> {
  const [, entry = ''] = /src="\/assets\/([\w.-]+\.js)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? [];
  const file = readdirSync(ASSETS).find((name) => name.startsWith(`${page}-`) && name.endsWith('.js'));
  if (!file) throw new Error(`${page} has not been built: npm run build`);
  return scriptsOf(file, scriptsOf(entry));
}

it.each(Object.entries(MOST_SCRIPT))('%s loads at most %i KB of script', (page, most) => {
  const bytes = [...scriptsOfPage(page)].reduce((sum, file) => {
    const packed = join(ASSETS, `${file}.br`);
    return sum + statSync(existsSync(packed) ? packed : join(ASSETS, file)).size;
  }, 0);
  expect(Math.round(bytes / 1024)).toBeLessThanOrEqual(most);
});

it.each(['home-page', 'boats-page'])('%s loads no schemas, no forms and no calendar', (page) => {
  const code = [...scriptsOfPage(page)].map((file) => readFileSync(join(ASSETS, file), 'utf8')).join('\n');
  expect(code).not.toMatch(/ZodError|useFormContext|DayPicker/);
});

it('has every text file of half a kilobyte in both compressed forms', () => {
  const large = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css|svg)$/.test(file))
    .filter((file) => statSync(join(DIST, file)).size >= 512);
  expect(large.length).toBeGreaterThan(50);
  for (const file of large)
    expect([file, ...['br', 'gz'].map((form) => existsSync(join(DIST, `${file}.${form}`)))]).toEqual([
      file,
      true,
      true,
    ]);
});
