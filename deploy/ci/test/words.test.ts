import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const NOT_SAID = ['node_modules', 'dist', 'generated', 'telemetry', 'config.ts'];

interface Sentence {
  file: string;
  text: string;
}

/** The product's sources, without comments and what only operators read. */
const files = [
  'web/src',
  'gateway/src',
  ...['contracts', 'policy', 'service-kit'].map((name) => `packages/${name}/src`),
  ...['identity', 'catalog', 'booking', 'payments', 'notifications'].map((name) => `services/${name}/src`),
].flatMap((folder) => sourcesIn(join(ROOT, folder)).map(readSource));

/** Their texts between quotes. */
const sentences: Sentence[] = files.flatMap(sentencesOf);

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !NOT_SAID.includes(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return sourcesIn(path);
      return /(?<!\.test)\.tsx?$/.test(entry.name) ? [path] : [];
    });
}

interface Source {
  file: string;
  source: string;
}

function readSource(path: string): Source {
  const source = readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1');
  return { file: relative(ROOT, path), source };
}

function sentencesOf({ file, source }: Source): Sentence[] {
  const quoted = source.match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g) ?? [];
  return quoted.map((text) => ({ file, text }));
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
  '`1 hour`', // a unit
  '`1 minute`',
  'aiting for more than 24 hours', // of the code, in every deployment
  'waited for more than 24 hours',
  'width="100%"',
  'width="36%"',
];

it('writes no hours, days, minutes or percent into a sentence: they come from the terms', () => {
  const literal = /\b\d+([.,–-]\d+)? ?(%|percent\b|(business )?(hours?|days?|minutes?|seconds?)\b)/i;
  const width = /^['"]\d+%['"]$/;
  expect(saying(literal).filter((each) => !width.test(each.text) && unlike(FIXED_NUMBERS)(each))).toEqual([]);
});

/** None of these is a setting either. */
const FIXED_WORDS = [
  'the last four hours of light', // of the day
  'about four hours before sunset',
  'ten glorious minutes', // of a guest
  'For ten minutes the towers', // of dusk
];

it('writes none of them in words either', () => {
  const number =
    '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|sixty|seventy|ninety)';
  const counted = `${number}(?:[ -]\\w+)? (?:business )?(?:hours?|days?|minutes?|seconds?|weeks?|months?|percent)`;
  const parts = 'half an hour|half a day|half (?:of )?the deposit|(?:a|one|three) quarters? of';
  const literal = new RegExp(`\\b(?:${counted}|${parts})\\b`, 'i');
  expect(saying(literal).filter(unlike(FIXED_WORDS))).toEqual([]);
});

it('spells as Americans do what people read; what is stored and sent keeps its spelling', () => {
  const british =
    /(?<![\w'"`{.])(cancell(ed|ing)|licences?|licenced|colours?|kilometres?|favourites?|recognis(e|ed|es)|organis(e|ed|er|es)|travelled|whilst|e-mails?)(?![\w'"`:}])/i;
  const read = saying(/\s/).map(({ file, text }) => ({ file, text: text.slice(1, -1) }));
  // With a capital letter it is a name.
  const spelled = (text: string) => british.test(text) || /(?<![\w-])harbours?(?![\w'-])/.test(text);
  expect(read.filter(({ file, text }) => spelled(text) && !NOT_READ.includes(file))).toEqual([]);
});

/** Files beside the module that write an amount, a phone number or a time, and why none of them is a second format. */
const OTHER_FORMATS: Readonly<Record<string, string>> = {
  'packages/policy/src/money.ts': 'amounts',
  'packages/policy/src/phone.ts': 'phone numbers',
  'packages/policy/src/reviews.ts': 'stars',
  'packages/policy/src/zoned-format.ts': 'what every format of times is made with',
  'packages/policy/src/time.ts': 'what a clock shows, to reckon with',
  'packages/service-kit/src/calendar/calendar-file.ts': 'what a clock shows, for calendars',
  'packages/service-kit/src/http/csv.ts': 'for machines',
  'services/payments/src/domain/comparisons/difference.ts': 'two records side by side, to the cent',
  'web/src/shared/lib/dates.ts': 'times of pages',
};

it('writes amounts, phone numbers and times in one place each', () => {
  const formats =
    /toFixed\(|NumberFormat|DateTimeFormat|style: 'currency'|TIME_SIMPLE|toLocale(Date|Time)String|\+1 \$1|tel:\$\{/;
  const found = files.filter(({ source }) => formats.test(source)).map(({ file }) => file);
  const known = [...Object.keys(OTHER_FORMATS), 'web/src/shared/ui/phone-link.tsx'];
  expect(found.filter((file) => !known.includes(file))).toEqual([]);
});

/** The zone stands beside each of these times, or is said for all of them ("All times are Toronto time."). */
const TIMES_WITH_THEIR_ZONE = [
  'web/src/shared/lib/dates.ts',
  'web/src/shared/ui/trip-time.tsx',
  'web/src/shared/charter-time/duration-field.tsx',
  'web/src/shared/charter-time/start-time-field.tsx',
  'web/src/shared/charter-time/use-fitting-time.ts',
  'web/src/features/boats/filter-options.ts',
  'web/src/features/bookings/blocks/span-in-words.ts',
  'web/src/features/bookings/history/changes-in-words.ts',
  'web/src/features/bookings/owner/adjust-fields.tsx',
];

it('shows no time on a page without its zone', () => {
  const bare = files.filter(({ file, source }) => file.startsWith('web/src') && /\bformatTime\(/.test(source));
  expect(bare.map(({ file }) => file).filter((file) => !TIMES_WITH_THEIR_ZONE.includes(file))).toEqual([]);
});
