import { linkIn } from './links';
import { isNameOfOurs } from './names-of-ours';
import { faultOfLine } from './readable';

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
 * Numbers of phones are judged where the library is that knows them: `phoneIn` in the service kit.
 */
export function faultOfName(name: string, named: Named): string | undefined {
  const unreadable = faultOfLine(name);
  if (unreadable !== undefined) return unreadable;
  const link = linkIn(name);
  if (link !== undefined) return `Please leave links out of the name: “${link}” reads as one`;
  if (!SEEN[named].test(name)) return 'Please enter a name that has letters';
  return named !== 'colleague' && isNameOfOurs(name) ? 'Please enter a name that nobody takes for ours' : undefined;
}

/** Whether mail programs and the like would make a link of some part of a text. */
export function holdsLink(text: string): boolean {
  return linkIn(text, { sentences: true }) !== undefined;
}

/** Why strangers cannot be shown a text of any number of lines, as a sentence; undefined where they can. */
export function faultOfText(text: string): string | undefined {
  const link = linkIn(text, { sentences: true });
  return link && `Please leave links and email addresses out of the text: “${link}” reads as one`;
}
