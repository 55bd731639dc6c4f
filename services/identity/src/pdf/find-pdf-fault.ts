import { setImmediate as othersTurn } from 'node:timers/promises';
import { inflatedStream } from './inflated-stream';
import { streamsIn } from './streams-in';
import { announcedObjectStreams, LONGEST_NAME, suspicionAmongObjects, suspicionOf } from './suspect-names';
import type { Suspicion } from './suspect-names';

/** `broken`: no whole PDF. `locked`: encrypted. `active`: does something, or carries files. `opaque`: not to be judged. */
export type PdfFault = 'broken' | 'opaque' | Suspicion;

const PIECE_BYTES = 1024 * 1024;
const MOST_STREAMS = 20_000;
const MOST_INFLATED_BYTES = 256 * 1024 * 1024;
const MOST_MS = 30_000;
/** Streams of objects begin with pairs of numbers; so do pages at times, which does no harm. */
const LIKE_OBJECTS = /^\s*\d+\s+\d+\s/;

/**
 * Looks for a reason not to take a PDF; undefined when there is none. It does not follow the file's structure, which
 * can be forged to look different to every reader: it looks through all of its bytes, and through whatever they inflate
 * to.
 */
export async function findPdfFault(content: Buffer): Promise<PdfFault | undefined> {
  if (!isWhole(content)) return 'broken';
  const announced = await lookThrough(content);
  return typeof announced === 'string' ? announced : lookInside(content, announced);
}

/** Begins as a PDF and ends as one, with the place of its table of objects, which is there. */
function isWhole(content: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(content.toString('latin1', 0, 8))) return false;
  const [, place] = /startxref\s+(\d{1,9})\s+%%EOF[\s\0]*$/.exec(content.subarray(-2_048).toString('latin1')) ?? [];
  if (place === undefined) return false;
  return /^\s*(?:xref\s|\d+\s+\d+\s+obj)/.test(content.toString('latin1', Number(place), Number(place) + 64));
}

/** Looks through the bytes as they are. @returns a fault, or how many streams of objects they announce. */
async function lookThrough(content: Buffer): Promise<PdfFault | number> {
  let announced = 0;
  for (let at = 0; at < content.length; at += PIECE_BYTES) {
    const known = Math.min(at, LONGEST_NAME);
    const piece = content.toString('latin1', at - known, at + PIECE_BYTES);
    const suspicion = suspicionOf(piece);
    if (suspicion) return suspicion;
    announced += announcedObjectStreams(piece, known);
    await othersTurn();
  }
  return announced;
}

/** Looks at the objects between streams, and into every stream. */
async function lookInside(content: Buffer, announced: number): Promise<PdfFault | undefined> {
  const deadline = performance.now() + MOST_MS;
  let [objectsFrom, bytes, streams, objectStreams] = [0, 0, 0, 0];
  for (const { at, from, end } of streamsIn(content)) {
    streams += 1;
    if (streams > MOST_STREAMS || performance.now() > deadline) return 'opaque';
    if (at >= objectsFrom) {
      const suspicion = suspicionAmongObjects(content.toString('latin1', objectsFrom, at));
      if (suspicion) return suspicion;
      objectsFrom = end;
    }
    const inside = await lookAt(content, from, MOST_INFLATED_BYTES - bytes);
    if (typeof inside === 'string') return inside;
    bytes += inside.bytes;
    if (inside.likeObjects) objectStreams += 1;
  }
  const suspicion = suspicionAmongObjects(content.toString('latin1', objectsFrom));
  // A stream of objects that is packed in another way than the usual could hold anything.
  return suspicion ?? (objectStreams < announced ? 'opaque' : undefined);
}

async function lookAt(
  content: Buffer,
  from: number,
  mostBytes: number,
): Promise<PdfFault | { bytes: number; likeObjects: boolean }> {
  let bytes = 0;
  let likeObjects = LIKE_OBJECTS.test(content.toString('latin1', from, from + LONGEST_NAME));
  let known = '';
  try {
    for await (const inflated of inflatedStream(content, from) ?? []) {
      const piece = known + inflated.toString('latin1');
      if (bytes === 0) likeObjects = LIKE_OBJECTS.test(piece);
      const suspicion = likeObjects ? suspicionAmongObjects(piece) : suspicionOf(piece);
      if (suspicion) return suspicion;
      bytes += inflated.length;
      if (bytes > mostBytes) return 'opaque';
      known = piece.slice(-LONGEST_NAME);
    }
  } catch {
    return 'broken';
  }
  return { bytes, likeObjects };
}
