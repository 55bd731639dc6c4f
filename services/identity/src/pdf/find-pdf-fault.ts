import { setImmediate as othersTurn } from 'node:timers/promises';
import { inflatedStream } from './inflated-stream';
import { openEncryption, type Decrypt } from './open-encryption';
import { streamsIn } from './streams-in';
import {
  announcedObjectStreams,
  LONGEST_NAME,
  namesCrypt,
  showsPage,
  suspicionAmongObjects,
  suspicionOf,
} from './suspect-names';
import type { Suspicion } from './suspect-names';

/**
 * `broken`: no whole PDF. `empty`: it has no page. `locked`: it opens with a password only. `active`: does something, or
 * carries files. `opaque`: not to be judged.
 */
export type PdfFault = 'broken' | 'empty' | 'locked' | 'opaque' | 'active';

/** How far from its ends readers look for where a PDF begins and ends. */
const STRAY_BYTES = 1_024;
const PIECE_BYTES = 1024 * 1024;
const MOST_STREAMS = 20_000;
const MOST_INFLATED_BYTES = 256 * 1024 * 1024;
/** Less than a worker is given, so that a file that takes too long is refused for good. */
const MOST_MS = 15_000;
/** Streams of objects begin with pairs of numbers; so do pages at times, which does no harm. */
const LIKE_OBJECTS = /^\s*\d+\s+\d+\s/;
const NUMBER_OF_OBJECT = /(?<!\d)(\d{1,7})\s+(\d{1,5})\s+obj/;
const NUMBERS_OF_OBJECTS = new RegExp(NUMBER_OF_OBJECT, 'g');
/** The keyword, which may stand in a comment, too. */
const OBJECT = /(?<![A-Za-z/])obj(?![A-Za-z\d])/g;

/**
 * Looks for a reason not to take a PDF; undefined when there is none. It does not follow the file's structure, which
 * can be forged to look different to every reader: it looks through all of its bytes, and through whatever they inflate
 * to, decrypted where no password is needed for that.
 */
export async function findPdfFault(content: Buffer): Promise<PdfFault | undefined> {
  if (!isWhole(content)) return 'broken';
  const outside = await lookThrough(content);
  if (typeof outside === 'string') return outside;
  const decrypt = outside.isEncrypted ? openEncryption(content) : undefined;
  if (outside.isEncrypted && !decrypt) return 'locked';
  const inside = await lookInside(content, outside.announced, decrypt);
  if (typeof inside === 'string') return inside;
  return outside.showsPage || inside.showsPage ? undefined : 'empty';
}

/** Whether a file begins as a PDF; mail programs and scanners put blank lines or a mark of Unicode before it. */
export function beginsAsPdf(head: string): boolean {
  return /^(?:\xef\xbb\xbf)?[\s\0]{0,1000}%PDF-[12]\.\d/.test(head);
}

/**
 * Begins as a PDF and ends as one, and has a table of objects: where it is may be wrong by what was put before it, and
 * readers then look for it, too. Behind the end there may be a short text, but no markup.
 */
function isWhole(content: Buffer): boolean {
  if (!beginsAsPdf(content.toString('latin1', 0, STRAY_BYTES))) return false;
  const tail = content.subarray(-2 * STRAY_BYTES).toString('latin1');
  const [, stray = '<!'] = /startxref\s+\d{1,10}\s+%%EOF([^]{0,1024})$/.exec(tail) ?? [];
  if (/<[a-z!/?]/i.test(stray)) return false;
  return content.lastIndexOf('\nxref') !== -1 || content.lastIndexOf('\rxref') !== -1 || content.includes('/XRef');
}

interface Outside {
  /** How many streams of objects are announced. */
  announced: number;
  isEncrypted: boolean;
  showsPage: boolean;
}

/** Looks through the bytes as they are. */
async function lookThrough(content: Buffer): Promise<PdfFault | Outside> {
  const found: Outside = { announced: 0, isEncrypted: false, showsPage: false };
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    const known = Math.min(at, LONGEST_NAME);
    const piece = content.toString('latin1', at - known, at + PIECE_BYTES);
    const suspicion = suspicionOf(piece);
    if (suspicion === 'active') return suspicion;
    if (suspicion === 'encrypted') found.isEncrypted = true;
    found.showsPage ||= showsPage(piece);
    found.announced += announcedObjectStreams(piece, known);
    await othersTurn();
  }
  return found;
}

/** Looks at the objects between streams, and into every stream. */
async function lookInside(
  content: Buffer,
  announced: number,
  decrypt: Decrypt | undefined,
): Promise<PdfFault | { showsPage: boolean }> {
  const deadline = performance.now() + MOST_MS;
  let [objectsFrom, bytes, streams, objectStreams, pages] = [0, 0, 0, 0, false];
  for (const { at, from, end } of streamsIn(content)) {
    streams += 1;
    if (streams > MOST_STREAMS || performance.now() > deadline) return 'opaque';
    if (at >= objectsFrom) {
      if (isActive(suspicionAmongObjects(content.toString('latin1', objectsFrom, at)))) return 'active';
      objectsFrom = end;
    }
    const stream: Readable | 'opaque' = decrypt
      ? decrypted(content, { at, from, end }, decrypt)
      : { pieces: inflatedStream(content, from), head: headOf(content, from), holdsObjects: true };
    if (stream === 'opaque') return stream;
    for (const other of stream.otherwise?.() ?? []) {
      if (performance.now() > deadline || (await isLikeObjects(other))) return 'opaque';
    }
    const inside = await lookAt(stream, MOST_INFLATED_BYTES - bytes);
    if (typeof inside === 'string') return inside;
    bytes += inside.bytes;
    pages ||= inside.showsPage;
    if (inside.likeObjects && stream.holdsObjects) objectStreams += 1;
  }
  if (isActive(suspicionAmongObjects(content.toString('latin1', objectsFrom)))) return 'active';
  // A stream of objects that is packed in another way than the usual could hold anything.
  return objectStreams < announced ? 'opaque' : { showsPage: pages };
}

const isActive = (suspicion: Suspicion | undefined) => suspicion === 'active';

/** A stream's content as readers see it. */
interface Readable {
  /** Undefined where its bytes are as they stand in the file, which was looked through, and not compressed. */
  pieces: AsyncIterable<Buffer> | Iterable<Buffer> | undefined;
  /** How it begins before it is inflated. */
  head: string;
  /** Whether it says that it holds objects. */
  holdsObjects: boolean;
  /** What it would be under each other number that may be its object's. */
  otherwise?: () => Generator<Buffer>;
}

const headOf = (content: Buffer, from: number) => content.toString('latin1', from, from + LONGEST_NAME);

/**
 * A stream without its encryption. Tables of objects are never encrypted. `opaque` where readers may see another: a
 * filter decides on its encryption, or its object's number is not certain.
 */
function decrypted(
  content: Buffer,
  { at, from, end }: { at: number; from: number; end: number },
  decrypt: Decrypt,
): 'opaque' | Readable {
  const before = content.toString('latin1', Math.max(0, at - 4 * STRAY_BYTES), at);
  const own = before.split('endobj').at(-1) ?? '';
  const object = NUMBER_OF_OBJECT.exec(own);
  if ((own.match(OBJECT)?.length ?? 0) > 1 || namesCrypt(own)) return 'opaque';
  // What stands in the file as it is was looked through; objects that are packed so are none of an encrypted file's.
  if (!object || /\/Type\s*\/XRef/.test(own)) {
    return { pieces: inflatedStream(content, from), head: headOf(content, from), holdsObjects: false };
  }
  const skipped = /^(?:\r\n|\n|\r)?/.exec(content.toString('latin1', from, from + 2))?.[0].length ?? 0;
  const encrypted = content.subarray(from + skipped, end);
  const under = ([, number, generation]: readonly string[]) => decrypt(encrypted, Number(number), Number(generation));
  const readable = under(object);
  // Of several streams, the first has the dictionary.
  const holdsObjects = announcedObjectStreams(own, 0) > 0 && !own.includes('stream');
  return {
    pieces: inflatedStream(readable, 0) ?? piecesOf(readable),
    head: headOf(readable, 0),
    holdsObjects,
    // The end of another object, and the number after it, may stand in a comment or a string.
    *otherwise() {
      if (!holdsObjects) return;
      for (const found of before.matchAll(NUMBERS_OF_OBJECTS)) {
        const other = under(found);
        // AES-256 has one key for all objects.
        if (!other.equals(readable)) yield other;
      }
    },
  };
}

function* piecesOf(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += PIECE_BYTES) yield content.subarray(at, at + PIECE_BYTES);
}

/** Whether readers who see this would take it for packed objects. */
async function isLikeObjects(content: Buffer): Promise<boolean> {
  if (LIKE_OBJECTS.test(headOf(content, 0))) return true;
  try {
    for await (const inflated of inflatedStream(content, 0) ?? []) return LIKE_OBJECTS.test(headOf(inflated, 0));
  } catch {
    // By chance it began as something that is compressed.
  }
  return false;
}

async function lookAt(
  { pieces = [], head }: Readable,
  mostBytes: number,
): Promise<PdfFault | { bytes: number; likeObjects: boolean; showsPage: boolean }> {
  const seen = { bytes: 0, likeObjects: LIKE_OBJECTS.test(head), showsPage: false };
  let known = '';
  try {
    for await (const inflated of pieces) {
      const piece = known + inflated.toString('latin1');
      if (seen.bytes === 0) seen.likeObjects = LIKE_OBJECTS.test(piece);
      const suspicion = seen.likeObjects ? suspicionAmongObjects(piece) : suspicionOf(piece);
      if (isActive(suspicion)) return 'active';
      seen.showsPage ||= seen.likeObjects && showsPage(piece);
      seen.bytes += inflated.length;
      if (seen.bytes > mostBytes) return 'opaque';
      known = piece.slice(-LONGEST_NAME);
    }
  } catch {
    return 'broken';
  }
  return seen;
}
