import { withoutHarmless } from './harmless-parts';

const ENCRYPTED = ['Encrypt'];
/** Names of a PDF's language that make it do something, or carry other files. */
const ACTIVE = [
  ...['JavaScript', 'Launch', 'EmbeddedFile', 'RichMedia', 'Rendition'],
  ...['SubmitForm', 'ImportData', 'GoToE'],
];
/** So short that compressed pictures hold them by chance: looked for among the objects only. */
const SHORT_ACTIVE = ['JS', 'AA', 'XFA', 'EF'];

const DELIMITER = '[\\0\\t\\n\\f\\r ()<>\\[\\]{}/%]';

/** A name, each of whose letters may be written as # and its code. */
function spelling(name: string): string {
  return [...name]
    .map((letter) => {
      const code = letter.charCodeAt(0).toString(16);
      return `(?:${letter}|#${code.replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
    })
    .join('');
}

function anyOf(names: readonly string[], flags = ''): RegExp {
  return new RegExp(`/(?:${names.map(spelling).join('|')})(?=${DELIMITER}|$)`, flags);
}

const encrypted = anyOf(ENCRYPTED);
const suspects = anyOf(ACTIVE);
const shortSuspects = anyOf(SHORT_ACTIVE);
const crypt = anyOf(['Crypt']);
const objectStreams = anyOf(['ObjStm'], 'g');

/** Enough of a piece's end for a name that goes on in the next piece, whatever way it is written. */
export const LONGEST_NAME = 64;

/** `active`: it does something, or carries files. `encrypted`: not all of it can be seen as it is. */
export type Suspicion = 'encrypted' | 'active';

/** What a piece of a PDF makes of the whole. */
export function suspicionOf(piece: string): Suspicion | undefined {
  if (suspects.test(piece) && suspects.test(withoutHarmless(piece))) return 'active';
  return encrypted.test(piece) ? 'encrypted' : undefined;
}

/** As `suspicionOf`, for text that is known to be objects. */
export function suspicionAmongObjects(text: string): Suspicion | undefined {
  if (shortSuspects.test(text) && shortSuspects.test(withoutHarmless(text))) return 'active';
  return suspicionOf(text);
}

const page = new RegExp(`/Type\\s*/Page(?=${DELIMITER}|$)`);

/** Whether a piece has a page of the document. */
export const showsPage = (piece: string) => page.test(piece);

/** Whether a stream's dictionary has a filter that decides how it is encrypted: it may not be at all. */
export const namesCrypt = (dictionary: string) => crypt.test(dictionary);

/** How many streams of further objects a piece announces, in names that end after its first `known` letters. */
export function announcedObjectStreams(piece: string, known: number): number {
  return [...piece.matchAll(objectStreams)].filter(({ 0: name, index }) => index + name.length > known).length;
}
