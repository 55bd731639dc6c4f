import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(__dirname, '..', 'dist');
const ASSETS = join(DIST, 'assets');
const STATIC_IMPORT = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

interface Budget {
  /** The file of the page itself, where it does not come with the app. */
  page?: string;
  /** Compressed as it travels, in KB. */
  script: number;
  style: number;
  /** Scripts and stylesheets together. */
  files: number;
}

/** The most that a guest's first visit may load, to be lowered as pages become lighter. React is a file of its own. */
const BUDGETS: Record<string, Budget> = {
  '/': { script: 123.5, style: 17, files: 5 },
  '/boats': { script: 123.5, style: 17, files: 5 },
  '/boats/7': { page: 'boat-page', script: 134.8, style: 19, files: 7 },
  '/boats/7/reserve': { page: 'reserve-page', script: 236.4, style: 27, files: 35 },
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

function scriptsOfPage(page?: string): string[] {
  const [, entry = ''] = /src="\/assets\/([\w.-]+\.js)"/.exec(readFileSync(join(DIST, 'index.html'), 'utf8')) ?? [];
  const scripts = scriptsOf(entry);
  if (page === undefined) return [...scripts];
  const file = readdirSync(ASSETS).find((name) => name.startsWith(`${page}-`) && name.endsWith('.js'));
  if (!file) throw new Error(`${page} has not been built: npm run build`);
  return [...scriptsOf(file, scripts)];
}

/** Stylesheets of the start page, and those that a page's own scripts name. */
function stylesOfPage(page?: string): string[] {
  const start = readFileSync(join(DIST, 'index.html'), 'utf8').matchAll(/href="\/assets\/([\w.-]+\.css)"/g);
  const own = page === undefined ? [] : scriptsOfPage(page).flatMap((script) => ownStyleOf(script));
  return [...new Set([...[...start].map(([, file = '']) => file), ...own])];
}

/** A stylesheet is built beside a script of the same name. */
function ownStyleOf(script: string): string[] {
  const name = script.replace(/-[\w-]{8}\.js$/, '');
  return readdirSync(ASSETS).filter((file) => file.replace(/-[\w-]{8}\.css$/, '') === name);
}

const travelling = (files: string[]) =>
  files.reduce((sum, file) => {
    const packed = join(ASSETS, `${file}.br`);
    return sum + statSync(existsSync(packed) ? packed : join(ASSETS, file)).size / 1024;
  }, 0);

it.each(Object.entries(BUDGETS))('%s loads no more than it may', (_path, { page, script, style, files }) => {
  const [scripts, styles] = [scriptsOfPage(page), stylesOfPage(page)];
  expect(travelling(scripts)).toBeLessThanOrEqual(script);
  expect(travelling(styles)).toBeLessThanOrEqual(style);
  expect(scripts.length + styles.length).toBeLessThanOrEqual(files);
});

it.each([undefined, 'boat-page'])('guests load no schemas, no forms, no popups and no calendar: %s', (page) => {
  const code = scriptsOfPage(page)
    .map((file) => readFileSync(join(ASSETS, file), 'utf8'))
    .join('\n');
  expect(code).not.toMatch(/ZodError|useFormContext|DayPicker|DialogContent|luxon/i);
});

it('paints without waiting for a script in a file of its own', () => {
  const start = readFileSync(join(DIST, 'index.html'), 'utf8');
  const tags = [...start.matchAll(/<script[^>]*>/g)].map(([tag]) => tag);
  expect(tags.filter((tag) => tag.includes('src=') && !tag.includes('type="module"'))).toEqual([]);
  expect(tags).toContain('<script>');
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
