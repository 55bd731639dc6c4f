import { bareNumber } from '@harbourline/contracts';

/** Escapes a text for LIKE, so that its wildcards stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * The LIKE pattern of texts that hold `text`. One or two letters or digits make a trigram only with the blank before them:
 * they are looked for where a word begins. What is searched has to begin with a blank, and to be in small letters as the
 * pattern is once PostgreSQL has made it so: `… LIKE lower(pattern)`.
 */
export function holding(text: string): string {
  return `${isShort(text) ? '% ' : '%'}${escapeLike(text)}%`;
}

/** Whether a text is looked for only where a word begins. */
export function isShort(text: string): boolean {
  return /^[\p{L}\p{N}]{1,2}$/u.test(text);
}

/**
 * Returns the digits of a phone number, or of a part of one, in whatever format it is written: `4165550101` for `+1
 * (416) 555-0101`, because a number may be stored without its country.
 * @returns undefined for any other text, and for fewer digits than `atLeast`.
 */
export function phoneDigits(text: string, atLeast = 3): string | undefined {
  if (!/^[\d\s()+./-]*$/.test(text)) return undefined;
  const digits = bareNumber(text);
  return digits.length >= atLeast ? digits : undefined;
}

/** A service's `Prisma.sql`. */
type SqlTag<Sql> = (strings: readonly string[], ...values: readonly unknown[]) => Sql;

/**
 * A condition: an expression with a trigram index holds a text. Of an email address only what is before the sign is looked
 * up in the index, as nearly every address has the trigrams of the rest; what is found is compared with the whole.
 */
export function holds<Sql>(sql: SqlTag<Sql>, expression: Sql, text: string): Sql {
  const mailbox = /^[^@\s]{3,}@(?=.)/.exec(text)?.[0];
  return mailbox === undefined
    ? sql`${expression} LIKE lower(${holding(text)}::text)`
    : sql`(${expression} LIKE lower(${holding(mailbox)}::text) AND position(lower(${text}::text) IN ${expression}) > 0)`;
}

/**
 * A condition on a table of users: their name, email address or phone holds a text, or their phone these digits. The
 * expression is that of the trigram indexes `users_text`, to the letter.
 */
export function isCalled<Sql>(sql: SqlTag<Sql>, text: string, phone: string | undefined): Sql {
  const of = sql`lower(' ' || full_name || E'\\n ' || email || E'\\n ' || phone)`;
  const called = holds(sql, of, text);
  return phone === undefined ? called : sql`(${called} OR (${of} LIKE ${`%${phone}%`} AND phone LIKE ${`%${phone}%`}))`;
}
