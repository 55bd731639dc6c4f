const DAYS = 'Sunday|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sun|Mon|Tue|Wed|Thu|Fri|Sat';
/** In the calendar of a month. */
const SHORT_DAYS = 'Su|Mo|Tu|We|Th|Fr|Sa';
const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec';

/** What formats of the platform and of libraries write, by the locale of the language: days, months, halves of days, zones, minutes, lists. */
const FORMATTED = new RegExp(
  `\\b(?:${DAYS}|${SHORT_DAYS}|${MONTHS}|and)\\b|\\b[ap]\\.m\\.|\\b(?:EDT|EST|CAD|min)\\b`,
  'g',
);
const ADDRESSES = /https?:\/\/\S+|\b(?:localhost|127\.0\.0\.1)\S*|\S+@\S+|(?<![\p{L}\d])\/[\w-]+[\w/?=&.-]*/gu;
/** Of payments, transactions and files. */
const IDS = /\bpi_\w+|\bpayment:\d+|\b\w+\/[\da-f]{8}-[\da-f-]{27}\S*/g;
/** What stands for a value in a template; an editor calls it by its name. */
const PLACEHOLDER = /\{\{(\w+)\}\}/g;
const PLAIN = /(?<![\p{L}\p{M}\d])[a-z]*[aeiouy][a-z]*(?![\p{L}\p{M}\d])/iu;
const AROUND = 40;

/**
 * Where in a text there are words of plain letters, which the pseudo-language would have given accents: the first ones of
 * each line. `known` is in plain letters for a reason: names, and somebody's own words. Addresses are, too.
 */
export function plainEnglish(text: string, known: readonly string[]): string[] {
  const placeholders = [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))];
  const placeholder = new RegExp(`\\b(?:${placeholders.join('|') || '(?!)'})\\b`, 'g');
  const names = [...known].sort((one, other) => other.length - one.length);
  return [...new Set(text.normalize('NFC').split('\n'))].flatMap((line) => {
    const rest = names
      .reduce(
        (left, name) => left.replaceAll(name, ' '),
        line.replace(ADDRESSES, ' ').replace(IDS, ' ').replace(placeholder, ' '),
      )
      .replace(FORMATTED, ' ');
    const at = rest.search(PLAIN);
    return at < 0 ? [] : [rest.slice(Math.max(0, at - AROUND), at + AROUND).trim()];
  });
}
