import type { z } from 'zod';
import { linkIn } from './links';
import { isNameOfOurs } from './names-of-ours';
import { holdsUnprintable } from './visible-text';

/**
 * What bears a name: a person says who they are, a colleague is a person who may be one of us and bear our names, a thing
 * may be called anything that can be read.
 */
export type Named = 'person' | 'colleague' | 'thing';

const SEEN: Readonly<Record<Named, RegExp>> = {
  person: /\p{L}/u,
  colleague: /\p{L}/u,
  thing: /[\p{L}\p{N}\p{Extended_Pictographic}]/u,
};

/**
 * Why a line cannot be a name that strangers see or that goes into messages, as a sentence; undefined where it can.
 * Numbers of phones are judged where the library is that knows them: `refusePhone` in the service kit.
 */
export function faultOfName(name: string, named: Named): string | undefined {
  if (holdsUnprintable(name)) return 'Please leave control characters out of the name';
  const link = linkIn(name);
  if (link !== undefined) return `Please leave links out of the name: “${link}” reads as one`;
  if (!SEEN[named].test(name)) return 'Please enter a name that has letters';
  return named !== 'colleague' && isNameOfOurs(name) ? 'Please enter a name that nobody takes for ours' : undefined;
}

/** Whether mail programs and the like would make a link of some part of a text. */
export function holdsLink(text: string): boolean {
  return linkIn(text, { sentences: true }) !== undefined;
}

/** Refuses what cannot be a name that strangers see: for zod's `superRefine`. */
export const plainName = (named: Named) => (name: string, context: z.RefinementCtx) => {
  const message = name === '' ? undefined : faultOfName(name, named);
  if (message) context.addIssue({ code: 'custom', message });
};

/** Refuses a text that strangers read, of any number of lines, where it holds a link: for zod's `superRefine`. */
export const plainText = (text: string, context: z.RefinementCtx) => {
  if (text.split(/\r?\n/).some((line) => holdsUnprintable(line.replaceAll('\t', ' ')))) {
    context.addIssue({ code: 'custom', message: 'Please leave control characters out of the text' });
  }
  const link = linkIn(text, { sentences: true });
  if (link === undefined) return;
  const message = `Please leave links and email addresses out of the text: “${link}” reads as one`;
  context.addIssue({ code: 'custom', message });
};
