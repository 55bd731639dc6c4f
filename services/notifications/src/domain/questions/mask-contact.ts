import { withAsciiDigits } from '@harbourline/contracts';
import { linkIn } from '@harbourline/contracts/links';
import { MASK } from '@harbourline/policy';
import { phoneIn } from '@harbourline/service-kit/phone-in-text';

/** Whoever writes more of it than this has nothing to say besides. */
const MOST_PARTS = 20;
/** So many digits are searched for phones' numbers, which takes time for each; a text with more of them is one to no reader. */
const MOST_DIGITS = 50;

/** Whether a text says how to reach somebody: by a link, an email address or a phone's number. */
export function holdsContact(text: string): boolean {
  return holdsTooManyDigits(text) || contactIn(text) !== undefined;
}

/**
 * A text in which links, email addresses and phones' numbers are masked: by the same rules by which `refuseText` refuses
 * it. Where a part cannot be masked by itself, nothing of the text is left.
 */
export function maskContact(text: string): string {
  if (holdsTooManyDigits(text)) return MASK;
  let masked = withAsciiDigits(text);
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const found = contactIn(masked);
    if (found === undefined) return parts === 0 ? text : masked;
    const left = masked.replace(asWritten(found), MASK);
    if (left === masked) return MASK;
    masked = left;
  }
  return holdsContact(masked) ? MASK : masked;
}

function holdsTooManyDigits(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) > MOST_DIGITS;
}

function contactIn(text: string): string | undefined {
  return linkIn(text, { sentences: true }) ?? phoneIn(text);
}

/** A number over several lines was found as one on a line. */
function asWritten(found: string): RegExp {
  return new RegExp(found.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/gu, '\\s+'), 'u');
}
