/** What no reader sees, by Unicode's general category and property: soft hyphens, marks of direction, blanks without a width. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/** Joiners inside of words of scripts that are written with them, and between the parts of one emoji. */
const JOINER = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=[\p{L}\p{M}])|(?<=[\p{Emoji}\ufe0f])\u200d(?=\p{Emoji})/gu;
/** Latin, Greek and Cyrillic letters need none. */
const JOINED_IN_VAIN =
  /(?<=[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\u200c\u200d]|[\u200c\u200d](?=[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])/gu;
/** The choice of one of several forms of the sign before it. */
const VARIANT = /(?<=[\p{Emoji}\p{Ideographic}])\p{Variation_Selector}/gu;
/** What is neither a sign nor a blank: control characters, halves of pairs, private ones. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Co}]/u;

/**
 * A text as whoever typed it saw it, in Unicode's form C: what cannot be seen is taken off, wherever it was pasted from.
 * Joiners stay where a script or an emoji needs them.
 */
export function visibleText(text: string): string {
  if (!text.isWellFormed()) return text;
  const kept = new Set(
    [...text.replace(JOINED_IN_VAIN, '_').matchAll(JOINER), ...text.matchAll(VARIANT)].map(({ index }) => index),
  );
  return text.replace(UNSEEN, (sign, index: number) => (kept.has(index) ? sign : '')).normalize('NFC');
}

/** The same on one line, with single blanks between words. Line breaks are no blanks: nobody types them into a line. */
export function visibleLine(text: string): string {
  return visibleText(text)
    .replace(/[\p{Zs}\p{Zl}\p{Zp}\t]+/gu, ' ')
    .trim();
}

/** Whether a line holds what can neither be printed nor taken for a blank; of several lines, each is looked at by itself. */
export function holdsUnprintable(line: string): boolean {
  return UNPRINTABLE.test(line);
}
