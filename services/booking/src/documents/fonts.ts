import { readFileSync } from 'node:fs';
import { create, type GlyphRun, type Typeface } from 'fontkit';

/** The site's own typefaces; each file carries its whole character set, of which a document embeds what it uses. */
const FILES = {
  text: require.resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: require.resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
  display: require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
};
export type Font = keyof typeof FILES;

const typefaces = new Map<string, Typeface>();
const signs = new Map<string, ReadonlySet<number>>();

/** Makes the typefaces known to a document, by their role in it. They are read once: that takes longer than to set a page. */
export function registerFonts(doc: PDFKit.PDFDocument): void {
  for (const [name, path] of Object.entries(FILES)) {
    doc.registerFont(name, typefaceAt(path) as object as PDFKit.Mixins.PDFFontSource);
  }
}

function typefaceAt(path: string): Typeface {
  const typeface = typefaces.get(path) ?? readTypeface(path);
  typefaces.set(path, typeface);
  return typeface;
}

/** Whether a typeface of ours has a sign. */
export function hasSign(font: Font, sign: number): boolean {
  const path = FILES[font];
  const known = signs.get(path) ?? new Set(typefaceAt(path).characterSet);
  signs.set(path, known);
  return known.has(sign);
}

/** The sign that a glyph stands for if two signs look the same and share it, such as iota in Greek and in phonetics. */
const PREFERRED = '’‘“”…–-ι';
/** Other forms of signs, such as figures of one width, have code points of their own, which mean nothing elsewhere. */
const PRIVATE = /\p{Co}/u;

/**
 * A glyph remembers what it stands for from when it is first looked up, and that is what is copied from a document. As a
 * part of another, such as the apostrophe of quotation marks, it would stand for nothing: so each is looked up first as
 * the sign that it is.
 */
function readTypeface(path: string): Typeface {
  const typeface = create(readFileSync(path));
  const meant = typeface.characterSet.filter((sign) => !PRIVATE.test(String.fromCodePoint(sign)));
  for (const sign of Array.from(PREFERRED, (mark) => mark.codePointAt(0) ?? 0).concat(meant)) {
    typeface.glyphForCodePoint(sign);
  }
  keepWords(typeface);
  return typeface;
}

/** Our own sentences have some thousand; what people write finds room as long as there is any. */
const MOST_WORDS = 5_000;

/**
 * Has a typeface lay out a word once instead of anew in each document, which is three quarters of the work of setting
 * one. pdfkit scales the positions in place, so each caller gets copies.
 */
function keepWords(typeface: Typeface): void {
  const words = new Map<string, GlyphRun>();
  const layOut = typeface.layout.bind(typeface);
  typeface.layout = (text, features) => {
    if (features) return layOut(text, features);
    const run = words.get(text) ?? layOut(text);
    if (words.size < MOST_WORDS) words.set(text, run);
    return withOwnPositions(run);
  };
}

function withOwnPositions(run: GlyphRun): GlyphRun {
  const positions = run.positions.map((position) => ({ ...position }));
  return Object.create(run, { positions: { value: positions } }) as GlyphRun;
}
