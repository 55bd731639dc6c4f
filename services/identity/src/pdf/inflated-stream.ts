import { createInflateRaw } from 'node:zlib';

const HEADER_BYTES = 2;

/** Whether a zlib stream begins here. */
function isZlib(content: Buffer, at: number): boolean {
  if (at + HEADER_BYTES > content.length) return false;
  const header = content.readUInt16BE(at);
  const [method, window, hasDictionary] = [(header >> 8) & 0x0f, header >> 12, header & 0x20];
  return method === 8 && window <= 7 && !hasDictionary && header % 31 === 0;
}

/**
 * What a stream holds that begins after its keyword at `at`, piece by piece; undefined when it is not compressed with
 * zlib. Its checksum is left alone, as readers leave it. @throws when the stream is damaged.
 */
export function inflatedStream(content: Buffer, at: number): AsyncIterable<Buffer> | undefined {
  let begin = at;
  while (/[\0\t\n\r ]/.test(String.fromCharCode(content[begin] ?? 0xff))) begin += 1;
  if (!isZlib(content, begin)) return undefined;
  const inflate = createInflateRaw();
  inflate.end(content.subarray(begin + HEADER_BYTES));
  return inflate as AsyncIterable<Buffer>;
}
