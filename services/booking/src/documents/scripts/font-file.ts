import { readFileSync } from 'node:fs';
import { create, type Path } from 'fontkit';
import { glyphData, type Point } from './glyph-data';
import { openShaper, type Cluster, type Shaper } from './shaper';
import type { Outline } from './truetype';
import { trueTypeOf } from './woff2';

const UNITS_PER_EM = 1000;

/** A file of Noto at one weight. */
export interface FontFile {
  /** The glyph of a sign by itself, if there is one. */
  glyphOf(sign: number): number | undefined;
  /** Words of its script. */
  shape(text: string): Cluster[];
  /** All of a cluster as one glyph. */
  outlineOf(cluster: Omit<Cluster, 'text'>): Outline;
  /** How far it is from a glyph to the next. */
  advanceOf(glyph: number): number;
  close(): void;
}

/** fontkit reads WOFF2 itself, but of a variable file neither weights nor glyphs that are made of others. */
export function openFontFile(path: string, weight: number): FontFile {
  const file = trueTypeOf(readFileSync(path));
  const whole = create(file);
  const typeface = whole.fvar ? whole.getVariation({ wght: weight }) : whole;
  const scale = UNITS_PER_EM / typeface.unitsPerEm;
  let shaper: Shaper | undefined;
  return {
    glyphOf: (sign) => (typeface.hasGlyphForCodePoint(sign) ? typeface.glyphForCodePoint(sign).id : undefined),
    shape(text) {
      shaper ??= openShaper(file, weight);
      return shaper.shape(text);
    },
    outlineOf({ parts, advance }) {
      const contours = parts.flatMap(({ glyph, x, y }) => contoursOf(typeface.getGlyph(glyph).path, { scale, x, y }));
      const data = glyphData(contours);
      const leftBearing = data.length > 0 ? data.readInt16BE(2) : 0;
      // A copy of its own: the buffer is a part of one that holds whatever was made beside it.
      return { data: new Uint8Array(data), advance: Math.round(advance * scale), leftBearing };
    },
    advanceOf: (glyph) => typeface.getGlyph(glyph).advanceWidth,
    close: () => shaper?.close(),
  };
}

function contoursOf({ commands }: Path, at: { scale: number; x: number; y: number }): Point[][] {
  const contours: Point[][] = [];
  const place = (x = 0, y = 0) => ({ x: Math.round((x + at.x) * at.scale), y: Math.round((y + at.y) * at.scale) });
  const on = (x?: number, y?: number): Point => ({ ...place(x, y), onCurve: true });
  const beside = (x?: number, y?: number): Point => ({ ...place(x, y), onCurve: false });
  for (const { command, args } of commands) {
    const [x, y, toX, toY] = args;
    if (command === 'moveTo') contours.push([on(x, y)]);
    else if (command === 'lineTo') contours.at(-1)?.push(on(x, y));
    else if (command === 'quadraticCurveTo') contours.at(-1)?.push(beside(x, y), on(toX, toY));
  }
  return contours;
}
