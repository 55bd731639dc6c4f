import type { z } from 'zod';

/** Nothing to be seen: control characters, marks that turn the direction of what follows, blanks without a width. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\u{e0000}-\u{e007f}]/u;
/** Joiners belong to how some names are written, and tell a reader nothing by themselves. */
const JOINERS = /[\u200c\u200d]/g;
/** Texts that mail and SMS programs turn into links: an address, or a dot with letters on both sides. */
const LINK = /:\/\/|www\.|[\p{L}\p{M}\p{N}][.\u3002]\p{L}{2,}|\b\d{1,3}(\.\d{1,3}){3}\b/iu;

/** Whether mail programs and the like would make a link of some part of a text. */
export function holdsLink(text: string): boolean {
  return LINK.test(text.replace(JOINERS, '').normalize('NFKC'));
}

/** So many digits are a phone's number, whatever stands between them: fewer in a person's name than in a thing's. */
const PHONE_DIGITS = { person: 7, thing: 9 };

export type Named = keyof typeof PHONE_DIGITS;

const FAULTS = {
  invisible: 'Please leave control characters out of the name',
  link: 'Please leave links out of the name',
  phone: 'Please leave phone numbers out of the name',
};

/**
 * Why a text cannot be a name that strangers see or that goes into messages, as a sentence; undefined where it can.
 * `named` is what bears the name.
 */
export function faultOfName(name: string, named: Named): string | undefined {
  const fault = kindOfFault(name, named);
  return fault && FAULTS[fault];
}

function kindOfFault(name: string, named: Named): keyof typeof FAULTS | undefined {
  if (INVISIBLE.test(name)) return 'invisible';
  const plain = name.replace(JOINERS, '').normalize('NFKC');
  if (LINK.test(plain)) return 'link';
  const number = new RegExp(`(\\p{Nd}[^\\p{L}\\p{Nd}]{0,3}){${PHONE_DIGITS[named]},}`, 'u');
  return number.test(plain) ? 'phone' : undefined;
}

const FAULTS_OF_TEXT = {
  invisible: 'Please leave control characters out of the text',
  link: 'Please leave links and email addresses out of the text, and put a space after each period',
  phone: 'Please leave phone numbers out of the text',
};

/** Refuses a text that strangers read, of any number of lines, where it says how to get in touch: for zod's `superRefine`. */
export const plainText = (text: string, context: z.RefinementCtx) => {
  const fault = text.split(/\r?\n/).flatMap((line) => kindOfFault(line, 'thing') ?? [])[0];
  if (fault) context.addIssue({ code: 'custom', message: FAULTS_OF_TEXT[fault] });
};

/** Refuses what cannot be a name that strangers see: for zod's `superRefine`. */
export const plainName = (named: Named) => (name: string, context: z.RefinementCtx) => {
  const message = faultOfName(name, named);
  if (message) context.addIssue({ code: 'custom', message });
};
