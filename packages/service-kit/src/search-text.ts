import { bareNumber, withAsciiDigits } from '@harbourline/contracts';

/** Escapes a text for LIKE, so that its wildcards stand for themselves. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** Signs of which the folded form keeps nothing. */
const FOLDED_AWAY = /^[\p{M}\p{Cf}'‘’‛ʼʻʹ′`]*$/u;

/**
 * The words of what somebody looks for, each of which has to occur, in whatever order: blanks and hyphens part them. None
 * of a text that has nothing to look for.
 */
export function wordsOf(text: string): string[] {
  const words = text.normalize('NFKC').split(/[\s\p{Pd}\u2212]+/u);
  return [...new Set(words)].filter((word) => !FOLDED_AWAY.test(word));
}

/**
 * The LIKE pattern of texts that hold a word. One or two letters or digits make a trigram only with the blank before them:
 * they are looked for where a word begins. What is searched has to be folded and to begin with a blank; the pattern is
 * folded by the same function of the database: `… LIKE folded(pattern)`.
 */
export function holding(word: string): string {
  return `${isShort(word) ? '% ' : '%'}${escapeLike(word)}%`;
}

/** Scripts in which no blank says where a word begins, and two signs are one. */
const WITHOUT_BLANKS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether a word is looked for only where a word begins. */
function isShort(word: string): boolean {
  return /^[\p{L}\p{N}]{1,2}$/u.test(word) && !WITHOUT_BLANKS.test(word);
}

/**
 * Returns the digits of a phone number, or of a part of one, in whatever format it is written: `4165550101` for `+1
 * (416) 555-0101`, because a number may be stored without its country.
 * @returns undefined for any other text, and for fewer digits than `atLeast`.
 */
export function phoneDigits(text: string, atLeast = 3): string | undefined {
  if (!/^[\d\s()+./\p{Pd}\u2212]*$/u.test(withAsciiDigits(text))) return undefined;
  const digits = bareNumber(text);
  return digits.length >= atLeast ? digits : undefined;
}

/** A service's `Prisma.sql`. */
type SqlTag<Sql> = (strings: readonly string[], ...values: readonly unknown[]) => Sql;

/** A condition: a folded expression with a trigram index holds every word of a text. */
export function holds<Sql>(sql: SqlTag<Sql>, expression: Sql, text: string): Sql {
  const words = wordsOf(text).map((word) => holdsWord(sql, expression, word));
  const [first, ...others] = words;
  return first === undefined ? sql`false` : others.reduce((all, word) => sql`${all} AND ${word}`, sql`${first}`);
}

/**
 * Of an email address only what is before the sign is looked up in the index, as nearly every address has the trigrams of
 * the rest; what is found is compared with the whole.
 */
function holdsWord<Sql>(sql: SqlTag<Sql>, expression: Sql, word: string): Sql {
  const mailbox = /^[^@\s]{3,}@(?=.)/.exec(word)?.[0];
  return mailbox === undefined
    ? sql`${expression} LIKE folded(${holding(word)}::text)`
    : sql`(${expression} LIKE folded(${holding(mailbox)}::text) AND position(folded(${word}::text) IN ${expression}) > 0)`;
}

/**
 * A condition on a table of users: their name, email address or phone holds every word of a text, or their phone these
 * digits. The expression is that of the trigram indexes `users_folded`, to the letter.
 */
export function isCalled<Sql>(sql: SqlTag<Sql>, text: string, phone: string | undefined): Sql {
  const of = sql`folded(' ' || full_name || E'\\n ' || email || E'\\n ' || phone)`;
  const called = sql`(${holds(sql, of, text)})`;
  return phone === undefined ? called : sql`(${called} OR (${of} LIKE ${`%${phone}%`} AND phone LIKE ${`%${phone}%`}))`;
}
