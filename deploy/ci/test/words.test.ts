import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const NOT_SAID = ['node_modules', 'dist', 'generated', 'telemetry', 'config.ts'];

interface Sentence {
  file: string;
  text: string;
}

/** What the product's sources say between quotes, comments and what only operators read left out. */
const sentences: Sentence[] = [
  'web/src',
  'gateway/src',
  ...['contracts', 'policy', 'service-kit'].map((name) => `packages/${name}/src`),
  ...['identity', 'catalog', 'booking', 'payments', 'notifications'].map((name) => `services/${name}/src`),
].flatMap((folder) => sourcesIn(join(ROOT, folder)).flatMap(sentencesOf));

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SAID.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return /\.tsx?$/.test(entry.name) ? [path] : [];
    });
}

function sentencesOf(path: string): Sentence[] {
  const source = readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');
  const quoted = source.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return quoted.map((text) => ({ file: relative(ROOT, path), text }));
}

const saying = (pattern: RegExp) => sentences.flatMap(({ file, text }) => (pattern.test(text) ? [{ file, text }] : []));
const unlike =
  (exceptions: readonly string[]) =>
  ({ text }: Sentence) =>
    !exceptions.some((exception) => text.includes(exception));

it('finds sentences to judge', () => {
  expect(sentences.length).toBeGreaterThan(3_000);
  expect(saying(/within \{\{ownerResponseTime\}\}/).length).toBeGreaterThan(5);
});

/** Styles and types, whose names are those of the code. */
const NOT_READ = ['services/notifications/src/rendering/html-parts.ts'];

/** None of these is a setting. */
const FIXED_NUMBERS = [
  'Cookies of that kind typically last from 30 days to 2 years', // of others, and as specified
  "'30 minutes'", // of the card provider
  'a transfer takes 2 to 3 business days', // of banks
  'usually 3 or 4 hours', // of boats
  'Charters start every 30 minutes between 10:00 a.m. and 10:30 p.m., local time.', // of the code, in every deployment
  'at most 62 days', // of a call
  'in 24 hours', // of budgets, whose span is fixed
  "'1 hour'", // a unit
  'width="100%"',
  'width="36%"',
];

it('writes no hours, days, minutes or percent into a sentence: they come from the terms', () => {
  const literal = /\b\d+([.,–-]\d+)? ?(%|percent\b|(business )?(hours?|days?|minutes?|seconds?)\b)/i;
  const width = /^['"]\d+%['"]$/;
  expect(saying(literal).filter((each) => !width.test(each.text) && unlike(FIXED_NUMBERS)(each))).toEqual([]);
});

it('spells as Americans do what people read; what is stored and sent keeps its spelling', () => {
  const british = /(?<![\w'"`{.])(cancell(ed|ing)|licences?|licenced|colours?|kilometres?|favourites?)(?![\w'"`:}])/i;
  const read = saying(/\s/).map(({ file, text }) => ({ file, text: text.slice(1, -1) }));
  expect(read.filter(({ file, text }) => british.test(text) && !NOT_READ.includes(file))).toEqual([]);
});
