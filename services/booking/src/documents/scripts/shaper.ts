import { readFileSync } from 'node:fs';
import { isFromRight } from './direction';

/** Letters and marks that belong together, in units of the font. */
export interface Cluster {
  text: string;
  /** How far it is to the next. */
  advance: number;
  /** The glyphs, and where each is drawn. */
  parts: { glyph: number; x: number; y: number }[];
}

export interface Shaper {
  /** Lays out letters of one script, which join, change places and stack: from left to right, as they stand. */
  shape(text: string): Cluster[];
  close(): void;
}

interface Memory {
  buffer: ArrayBuffer;
  grow(pages: number): void;
}

/** The part of its types that we need, which come with those of browsers only. */
const { Module, Instance } = (globalThis as object as { WebAssembly: WebAssemblyParts }).WebAssembly;
interface WebAssemblyParts {
  Module: new (file: Uint8Array) => object;
  Instance: new (module: object, imports: object) => { exports: object };
}

/** HarfBuzz itself, without the module around it: that can only be waited for. */
interface HarfBuzz {
  memory: Memory;
  __wasm_call_ctors(): void;
  malloc(bytes: number): number;
  free(at: number): void;
  hb_blob_create(at: number, bytes: number, mode: number, data: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_font_create(face: number): number;
  hb_font_destroy(font: number): void;
  hb_font_set_variations(font: number, variations: number, count: number): void;
  hb_buffer_create(): number;
  hb_buffer_destroy(buffer: number): void;
  hb_buffer_add_utf16(buffer: number, at: number, length: number, offset: number, count: number): void;
  hb_buffer_guess_segment_properties(buffer: number): void;
  hb_buffer_set_direction(buffer: number, direction: number): void;
  hb_buffer_get_length(buffer: number): number;
  hb_buffer_get_glyph_infos(buffer: number, length: number): number;
  hb_buffer_get_glyph_positions(buffer: number, length: number): number;
  hb_shape(font: number, buffer: number, features: number, count: number): void;
}

const READ_ONLY = 1;
const LEFT_TO_RIGHT = 4;
/** `wght` as HarfBuzz writes a tag. */
const WEIGHT = 0x77676874;
/** Of a record of a glyph and of a place, in words of four bytes. */
const RECORD = 5;
const PAGE = 65_536;

let started: HarfBuzz | undefined;

/** @param file a TrueType file @param weight which a variable one is set to */
export function openShaper(file: Uint8Array, weight: number): Shaper {
  const hb = (started ??= start());
  const bytes = copied(hb, file);
  const blob = hb.hb_blob_create(bytes, file.length, READ_ONLY, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  const font = hb.hb_font_create(face);
  setWeight(hb, font, weight);
  return {
    shape(text) {
      const buffer = hb.hb_buffer_create();
      const units = copied(hb, new Uint8Array(Uint16Array.from(text, (_, index) => text.charCodeAt(index)).buffer));
      hb.hb_buffer_add_utf16(buffer, units, text.length, 0, text.length);
      hb.free(units);
      hb.hb_buffer_guess_segment_properties(buffer);
      if (!isFromRight(text)) hb.hb_buffer_set_direction(buffer, LEFT_TO_RIGHT);
      hb.hb_shape(font, buffer, 0, 0);
      const clusters = clustersIn(hb, buffer, text);
      hb.hb_buffer_destroy(buffer);
      return clusters;
    },
    close() {
      hb.hb_font_destroy(font);
      hb.hb_face_destroy(face);
      hb.hb_blob_destroy(blob);
      hb.free(bytes);
    },
  };
}

function start(): HarfBuzz {
  const module = new Module(readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz.wasm')));
  const failed = () => {
    throw new Error('HarfBuzz has ended');
  };
  const nothing = () => 0;
  const instance = new Instance(module, {
    wasi_snapshot_preview1: { proc_exit: failed },
    env: {
      _abort_js: failed,
      _emscripten_runtime_keepalive_clear: nothing,
      _setitimer_js: nothing,
      emscripten_resize_heap: (wanted: number) => Number(grow(hb.memory, wanted >>> 0)),
    },
  });
  const hb = instance.exports as HarfBuzz;
  hb.__wasm_call_ctors();
  return hb;
}

function grow(memory: Memory, wanted: number): boolean {
  memory.grow(Math.ceil((wanted - memory.buffer.byteLength) / PAGE));
  return true;
}

function copied(hb: HarfBuzz, bytes: Uint8Array): number {
  const at = hb.malloc(bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, at);
  return at;
}

function setWeight(hb: HarfBuzz, font: number, weight: number): void {
  const at = hb.malloc(8);
  const view = new DataView(hb.memory.buffer);
  view.setUint32(at, WEIGHT, true);
  view.setFloat32(at + 4, weight, true);
  hb.hb_font_set_variations(font, at, 1);
  hb.free(at);
}

function clustersIn(hb: HarfBuzz, buffer: number, text: string): Cluster[] {
  const count = hb.hb_buffer_get_length(buffer);
  const infos = hb.hb_buffer_get_glyph_infos(buffer, 0) / 4;
  const places = hb.hb_buffer_get_glyph_positions(buffer, 0) / 4;
  const [numbers, signed] = [new Uint32Array(hb.memory.buffer), new Int32Array(hb.memory.buffer)];
  const clusters = new Map<number, Cluster>();
  for (let at = 0; at < count * RECORD; at += RECORD) {
    const begin = numbers[infos + at + 2] ?? 0;
    const cluster = clusters.get(begin) ?? { text: '', advance: 0, parts: [] };
    clusters.set(begin, cluster);
    const [advance = 0, , x = 0, y = 0] = signed.subarray(places + at, places + at + RECORD);
    cluster.parts.push({ glyph: numbers[infos + at] ?? 0, x: cluster.advance + x, y });
    cluster.advance += advance;
  }
  const begins = [...clusters.keys(), text.length].toSorted((one, other) => one - other);
  for (const [begin, cluster] of clusters) cluster.text = text.slice(begin, begins[begins.indexOf(begin) + 1]);
  return [...clusters.values()];
}
