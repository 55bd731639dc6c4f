import type { GlyphPosition } from 'fontkit';
import type { FontFile } from './font-file';
import type { Cluster } from './shaper';
import { isFromRight } from './direction';
import { trueTypeFile, type Outline } from './truetype';

const METRICS = { ascent: 1069, descent: -293 } as const;
const UNSEEN: Outline = { data: new Uint8Array(), advance: 0, leftBearing: 0 };
const BLANK: Outline = { ...UNSEEN, advance: 250 };
const NO_OFFSET = { yAdvance: 0, xOffset: 0, yOffset: 0 } as const;
const MISSING: GatheredGlyph = { ...at(0), data: new Uint8Array(), advance: 500, leftBearing: 0 };

const MARKS = /(?=\p{Mn})/u;

interface PlacedGlyph {
  id: number;
  codePoints: number[];
  advanceWidth: number;
}
interface GatheredGlyph extends Outline, PlacedGlyph {}

interface Run {
  glyphs: PlacedGlyph[];
  positions: GlyphPosition[];
  advanceWidth: number;
}

/** A typeface of glyphs from any number of files, of which no more is kept than what was used. pdfkit embeds it. */
export interface GatheredTypeface {
  readonly size: number;
  has(sign: number): boolean;
  /** Takes a sign from a file, if that has it. */
  add(sign: number, file: FontFile): void;
}

/**
 * @param name nobody else's
 * @param letters the file by which whole words are laid out; without one, signs stand one after the other
 */
export function gatheredTypeface(name: string, letters?: () => FontFile): GatheredTypeface {
  const all: GatheredGlyph[] = [MISSING];
  const known = new Map<string, GatheredGlyph>();
  const bySign = new Map<number, GatheredGlyph>();

  /** What looks the same and stands for something else is another glyph: that is what is copied from a document. */
  function gather(key: string, text: string, draw: () => Outline): GatheredGlyph {
    const found = known.get(key);
    if (found) return found;
    const outline = draw();
    const codePoints = Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
    const gathered = { ...outline, id: all.length, codePoints, advanceWidth: outline.advance };
    all.push(gathered);
    known.set(key, gathered);
    return gathered;
  }

  function blank(): GatheredGlyph {
    return gather(' ', ' ', () => BLANK);
  }

  /** Readers expect of a glyph with a mark in its text that it has no width: the marks follow in one that is not seen. */
  function clusterBy(file: FontFile, cluster: Cluster): GatheredGlyph[] {
    const letters = cluster.text.split(MARKS)[0] || cluster.text;
    const marks = cluster.text.slice(letters.length);
    const seen = gather(JSON.stringify(cluster), letters, () => file.outlineOf(cluster));
    return marks ? [seen, gather(`marks ${marks}`, marks, () => UNSEEN)] : [seen];
  }

  /** From left to right, as it stands: a reader turns round what goes from right to left. */
  function wordsBy(file: FontFile, text: string): Run {
    const turn = <Each>(each: Each[]) => (isFromRight(text) ? each.toReversed() : each);
    const words = text.split(' ').map((word) => {
      const clusters = word ? file.shape(word).map((cluster) => turn(clusterBy(file, cluster))) : [];
      return clusters.flat();
    });
    return runOf(turn(words).flatMap((word, index) => (index > 0 ? [blank(), ...word] : word)));
  }

  function signBySign(text: string): Run {
    return runOf(
      Array.from(text, (sign) => bySign.get(sign.codePointAt(0) ?? 0) ?? (sign === ' ' ? blank() : MISSING)),
    );
  }

  const forPdfkit = {
    ...METRICS,
    postscriptName: name,
    unitsPerEm: 1000,
    lineGap: 0,
    capHeight: 714,
    xHeight: 536,
    italicAngle: 0,
    bbox: { minX: -1000, minY: -1000, maxX: 2000, maxY: 2000 },
    post: { isFixedPitch: false },
    head: { macStyle: { italic: false } },
    getGlyph: (id: number) => all[id] ?? MISSING,
    createSubset: () => subsetOf(all),
    layout: (text: string) => (letters ? wordsBy(letters(), text) : signBySign(text)),
  };

  return {
    ...forPdfkit,
    get size() {
      return all.length;
    },
    has: (sign) => bySign.has(sign),
    add(sign, file) {
      const glyph = file.glyphOf(sign);
      if (glyph === undefined) return;
      const outline = () => file.outlineOf({ parts: [{ glyph, x: 0, y: 0 }], advance: file.advanceOf(glyph) });
      bySign.set(sign, gather(String(sign), String.fromCodePoint(sign), outline));
    },
  };
}

/** What a document uses of it, in the order in which it does. */
function subsetOf(all: readonly GatheredGlyph[]) {
  const used = [0];
  const places = new Map([[0, 0]]);
  return {
    includeGlyph(id: number): number {
      const place = places.get(id) ?? used.push(id) - 1;
      places.set(id, place);
      return place;
    },
    encode: () =>
      trueTypeFile(
        used.map((id) => all[id] ?? MISSING),
        METRICS,
      ),
  };
}

function runOf(glyphs: PlacedGlyph[]): Run {
  const positions = glyphs.map(({ advanceWidth }) => ({ ...NO_OFFSET, xAdvance: advanceWidth }));
  return { glyphs, positions, advanceWidth: glyphs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) };
}

function at(id: number): PlacedGlyph {
  return { id, codePoints: [0], advanceWidth: 500 };
}
