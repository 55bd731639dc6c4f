import { readFileSync } from 'node:fs';
import loadLibheif from 'libheif-js/libheif-wasm/libheif.js';
import { CHANNELS, type Piece } from './reduction';

/** The picture in a HEIC file, upright, in the tiles in which it was stored. */
export interface HeifPicture {
  width: number;
  height: number;
  columns: number;
  rows: number;
  tileWidth: number;
  tileHeight: number;
  /** Where the first tile begins: outside of the picture, if turning it has put there what tiles have too much. */
  left: number;
  top: number;
  profile: Uint8Array | undefined;
  /** Decodes one tile; its bytes are good until the next one is asked for. @throws HeifError. */
  tile(column: number, row: number): Piece;
}

/** What a file that is no whole picture makes of the decoder. */
export class HeifError extends Error {
  override name = 'HeifError';
}

/** The decoder would have taken more memory than it may. */
export class HeifMemoryError extends Error {
  override name = 'HeifMemoryError';
}

const RGB = { colorspace: 1, chroma: 10, channel: 10 };
const UPRIGHT = 1;
const ICC_PROFILES = new Set(['prof', 'rICC']);
const PAGE_BYTES = 65_536;

/**
 * Opens the main picture of a HEIC file. The decoder's memory is bounded here, because it works in the thread whose timer
 * would otherwise watch the process.
 * @throws HeifError for a damaged file; HeifMemoryError.
 */
export function openHeif(content: Buffer, mostBytes: number): HeifPicture {
  const memory = boundedMemory(mostBytes);
  const heif = loadLibheif({ instantiateWasm: memory.instantiate });
  /** Runs the decoder; where it gave up for lack of memory, that is the reason. */
  function attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      if (memory.isRefused()) throw new HeifMemoryError('the decoder took too much memory', { cause: error });
      throw error instanceof HeifError ? error : new HeifError('the decoder failed', { cause: error });
    }
  }

  // Looked up each time: when the memory grows, these are others.
  const memoryBytes = () => heif.HEAPU8 as Uint8Array;
  const words = () => heif.HEAPU32 as Uint32Array;
  const word = (at: number) => words()[at >> 2] ?? 0;
  const result = heif._malloc(16);
  const out = heif._malloc(128);
  /** A call whose first argument is where its error goes. */
  function check(call: (error: number) => void): void {
    call(result);
    const [code, detail] = [word(result), word(result + 4)];
    if (code !== 0) throw new HeifError(`libheif answered ${code}, ${detail}`);
  }

  return attempt(() => {
    const file = heif._malloc(content.length);
    if (file === 0) throw new HeifError('no memory for the file');
    memoryBytes().set(content, file);
    const context = heif._heif_context_alloc();
    check((error) => heif._heif_context_read_from_memory_without_copy(error, context, file, content.length, 0));
    check((error) => heif._heif_context_get_primary_image_handle(error, context, out));
    const handle = word(out);

    memoryBytes().fill(0, out, out + 128);
    check((error) => heif._heif_image_handle_get_image_tiling(error, handle, UPRIGHT, out));
    const [, columns, rows, tileWidth, tileHeight, width, height, topOffset, leftOffset] = Array.from(
      words().subarray(out >> 2, (out >> 2) + 9),
    ) as [number, number, number, number, number, number, number, number, number];

    function profile(): Uint8Array | undefined {
      const type = Buffer.alloc(4);
      type.writeUInt32BE(heif._heif_image_handle_get_color_profile_type(handle) >>> 0);
      if (!ICC_PROFILES.has(type.toString('latin1'))) return undefined;
      const bytes = heif._heif_image_handle_get_raw_color_profile_size(handle);
      const at = heif._malloc(bytes);
      check((error) => heif._heif_image_handle_get_raw_color_profile(error, handle, at));
      return memoryBytes().slice(at, at + bytes);
    }

    let image = 0;
    function decode(column: number, row: number): Piece {
      if (image) heif._heif_image_release(image);
      image = 0;
      const { colorspace, chroma, channel } = RGB;
      check((error) =>
        heif._heif_image_handle_decode_image_tile(error, handle, out, colorspace, chroma, 0, column, row),
      );
      image = word(out);
      const bytes = heif._heif_image_get_plane_readonly(image, channel, out);
      if (bytes === 0) throw new HeifError('a tile without pixels');
      const size = {
        width: heif._heif_image_get_width(image, channel),
        height: heif._heif_image_get_height(image, channel),
      };
      const stride = word(out);
      if (stride < size.width * CHANNELS) throw new HeifError('a tile with other pixels');
      return { bytes: memoryBytes().subarray(bytes, bytes + stride * size.height), stride, ...size };
    }

    return {
      ...{ width, height, columns, rows, tileWidth, tileHeight, profile: profile() },
      // The offsets say on which side tiles reach beyond the picture, and not dependably how far.
      left: leftOffset === 0 ? 0 : width - columns * tileWidth,
      top: topOffset === 0 ? 0 : height - rows * tileHeight,
      tile: (column, row) => attempt(() => decode(column, row)),
    };
  });
}

interface WasmMemory {
  buffer: ArrayBuffer;
  grow(pages: number): number;
}
interface WasmInstance {
  exports: Record<string, unknown>;
}

/** What we use of it; Node's types do not have it. */
const { WebAssembly } = globalThis as unknown as {
  WebAssembly: {
    Module: new (code: Uint8Array) => object;
    Instance: new (module: object, imports: object) => WasmInstance;
    Memory: new () => WasmMemory;
  };
};
const isMemory = (exported: unknown): exported is WasmMemory => exported instanceof WebAssembly.Memory;

/** A memory for the decoder that grows up to a limit. */
function boundedMemory(mostBytes: number) {
  let refused = false;
  const code = readFileSync(require.resolve('libheif-js/libheif-wasm/libheif.wasm'));
  return {
    isRefused: () => refused,
    instantiate(imports: object, done: (instance: WasmInstance) => void): object {
      const instance = new WebAssembly.Instance(new WebAssembly.Module(code), imports);
      const memory = Object.values(instance.exports).find(isMemory);
      if (!memory) throw new Error('libheif exports its memory');
      const grow = memory.grow.bind(memory);
      memory.grow = (pages) => {
        refused = memory.buffer.byteLength + pages * PAGE_BYTES > mostBytes;
        if (refused) throw new RangeError('the decoder has all the memory that it may have');
        return grow(pages);
      };
      done(instance);
      return instance.exports;
    },
  };
}
