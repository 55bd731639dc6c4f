import bidiFactory, { type Bidi } from 'bidi-js';
import LineBreaker from 'linebreak';
import { hasSign, type Font } from './fonts';
import { isFromRight } from './scripts/direction';
import { facesOf } from './scripts/faces';

type Sheet = PDFKit.PDFDocument;

/** How a text looks that our own typefaces do not have all signs of. */
export interface MixedLook {
  font: Font;
  size: number;
  leading: number;
}

/** Of the Unicode Bidirectional Algorithm, which few documents need. */
function rules(): Bidi {
  return (bidi ??= bidiFactory());
}

/** What stands together in a line: of one typeface, in one direction. */
interface Word {
  text: string;
  /** Where it begins in its paragraph. */
  at: number;
  face: string;
  /** By the Unicode Bidirectional Algorithm: odd from right to left. */
  level: number;
  width: number;
}

export interface MixedLine {
  /** From left to right. */
  words: Word[];
  width: number;
  /** The line goes from right to left, and goes on in another: it begins at the right. */
  fromRight: boolean;
}

const WEIGHTS: Record<Font, number> = { text: 400, strong: 600, display: 600 };

/** Every typeface has these. */
const ASCII = 0x7f;
/** A line may end here. */
export const BREAK_HERE = '\u200b';

let bidi: Bidi | undefined;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Scripts that do not part words. */
const WITHOUT_BLANKS = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** What belongs to the sign before it, or joins it with the next. */
const JOINED = /^[\p{M}\u200c\u200d]$/u;

/** Whether our own typeface has all that a text needs. */
export function isOwn(text: string, font: Font): boolean {
  for (const sign of text)
    if (codeOf(sign) > ASCII && sign !== BREAK_HERE && !hasSign(font, codeOf(sign))) return false;
  return true;
}

/** Breaks a text into lines of a width. What no typeface has is named by its code point. */
export function mixedLines(doc: Sheet, text: string, look: MixedLook, width: number): MixedLine[] {
  const shown = withNames(doc, text, look.font);
  return shown.text.split('\n').flatMap((paragraph) => {
    const levels = levelsOf(paragraph);
    const lines = fill(partsOf(doc, paragraph, { ...shown, look, levels: levels.each }), width, doc);
    return lines.map((line): MixedLine => {
      const ordered = reordered(line, levels.whole);
      const fromRight = levels.whole % 2 === 1 && lines.length > 1;
      const words = joined(doc, ordered, look);
      return { words, width: words.reduce((sum, word) => sum + word.width, 0), fromRight };
    });
  });
}

/** How far it is from one line to the next. */
export function mixedLineHeight(doc: Sheet, { font, size, leading }: MixedLook): number {
  return doc.font(font).fontSize(size).currentLineHeight(true) + leading;
}

/** Sets lines one below the other, on a new page where one is full, and moves on below them. */
export function setMixedLines(
  doc: Sheet,
  lines: MixedLine[],
  look: MixedLook & { colour: string; tracking: number },
  box: { x: number; y: number; width: number; align: 'left' | 'right' },
): void {
  const height = mixedLineHeight(doc, look);
  const ascent = (doc.font(look.font) as { _font?: { ascender: number } })._font?.ascender ?? 1000;
  const options = { lineBreak: false, baseline: 'alphabetic', characterSpacing: look.tracking } as const;
  const shaped = { ...options, features: [] };
  let y = box.y;
  for (const line of lines) {
    if (y + height > doc.page.maxY()) {
      doc.continueOnNewPage().fillColor(look.colour);
      y = doc.page.margins.top;
    }
    const right = box.align === 'right' || line.fromRight;
    const baseline = y + (ascent * look.size) / 1000;
    let next = right ? box.x + box.width - line.width : box.x;
    const placed = line.words.map((word) => ({ ...word, x: (next += word.width) - word.width }));
    // In the order in which they are read, which is the one in which they are copied and read aloud.
    for (const { face, text, x } of placed.toSorted((one, other) => one.at - other.at)) {
      doc
        .font(face)
        .fontSize(look.size)
        .text(text, x, baseline, face === look.font ? options : shaped);
    }
    y += height;
  }
  doc.x = box.x;
  doc.y = y;
}

interface Shown {
  text: string;
  /** The typefaces of what our own one has no sign for. */
  faces: Map<number, string>;
}

function withNames(doc: Sheet, text: string, font: Font): Shown {
  const foreign = new Set(Array.from(text, codeOf).filter((sign) => sign > ASCII && !hasSign(font, sign)));
  for (const sign of [BREAK_HERE, '\u200c', '\u200d']) foreign.delete(codeOf(sign));
  const faces = facesOf(doc).find(foreign, text, WEIGHTS[font]);
  const nameless = Array.from(text, (sign) =>
    foreign.has(codeOf(sign)) && !faces.has(codeOf(sign)) ? nameOf(codeOf(sign)) : sign,
  );
  return { text: nameless.join(''), faces };
}

function nameOf(sign: number): string {
  return `[U+${sign.toString(16).toUpperCase().padStart(4, '0')}]`;
}

function levelsOf(paragraph: string): { whole: number; each: ArrayLike<number> } {
  if (!isFromRight(paragraph)) return { whole: 0, each: new Uint8Array(paragraph.length) };
  const { levels, paragraphs } = rules().getEmbeddingLevels(paragraph);
  return { whole: paragraphs[0]?.level ?? 0, each: levels };
}

/** What a line may end after, with the words in it. */
type Part = Word[];

function partsOf(
  doc: Sheet,
  paragraph: string,
  { faces, look, levels }: Shown & { look: MixedLook; levels: ArrayLike<number> },
): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const end of breaksOf(paragraph)) {
    parts.push(wordsOf(paragraph.slice(at, end), at));
    at = end;
  }
  return parts;

  function wordsOf(part: string, offset: number): Word[] {
    const all: Word[] = [];
    let index = offset;
    for (const sign of part) {
      const level = levels[index] ?? 0;
      index += sign.length;
      if (sign === BREAK_HERE) continue;
      const before = all.at(-1);
      const face = before && JOINED.test(sign) ? before.face : (faces.get(codeOf(sign)) ?? look.font);
      const goesOn = before?.face === face && before.level === level && (before.text === ' ') === (sign === ' ');
      if (before && (goesOn || JOINED.test(sign))) before.text += sign;
      else all.push({ text: sign, at: index - sign.length, face, level, width: 0 });
    }
    return all.map((word) => measured(doc, turned(word, look.font), look.size));
  }
}

/** The ends of what may not be parted, the end of the text the last. */
function breaksOf(paragraph: string): number[] {
  const breaker = new LineBreaker(paragraph);
  const ends: number[] = [];
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) ends.push(next.position);
  if (!WITHOUT_BLANKS.test(paragraph)) return ends;
  const more = Array.from(words.segment(paragraph))
    .filter(({ segment, isWordLike }) => isWordLike && WITHOUT_BLANKS.test(segment))
    .flatMap(({ index, segment }) => [index, index + segment.length])
    .filter(
      (end) =>
        end > 0 && WITHOUT_BLANKS.test(paragraph[end - 1] ?? '') && /^[^\s\p{P}\p{M}]/u.test(paragraph.slice(end)),
    );
  return [...new Set([...ends, ...more])].toSorted((one, other) => one - other);
}

function measured(doc: Sheet, word: Word, size: number): Word {
  return { ...word, width: doc.font(word.face).fontSize(size).widthOfString(word.text) };
}

function measuredWhole(doc: Sheet, word: Word, size: number): Word {
  return { ...word, width: doc.font(word.face).fontSize(size).widthOfString(word.text, { features: [] }) };
}

/** Marks in a line from right to left: our own typefaces know nothing of it. */
function turned(word: Word, own: Font): Word {
  if (word.level % 2 === 0 || word.face !== own) return word;
  const signs = Array.from(word.text, (sign) => rules().getMirroredCharacter(sign) ?? sign);
  return { ...word, text: signs.toReversed().join('') };
}

function fill(parts: Part[], width: number, doc: Sheet): Word[][] {
  const lines: Word[][] = [];
  let line: Word[] = [];
  for (const part of parts.flatMap((each) => (widthOf(each) > width ? parted(each, doc) : [each]))) {
    if (line.length > 0 && widthOf([...line, ...part]) > width) {
      lines.push(line);
      line = [];
    }
    line = [...line, ...part];
  }
  return [...lines, line].map(withoutBlanksAtEnd);
}

/** What is wider than a line may end after each sign. */
function parted(part: Part, doc: Sheet): Part[] {
  return part.flatMap((word) => {
    const size = word.width / (doc.font(word.face).fontSize(1).widthOfString(word.text) || 1);
    return Array.from(graphemes.segment(word.text), ({ segment }) => [measured(doc, { ...word, text: segment }, size)]);
  });
}

function widthOf(line: Word[]): number {
  return withoutBlanksAtEnd(line).reduce((sum, word) => sum + word.width, 0);
}

function withoutBlanksAtEnd(line: Word[]): Word[] {
  const last = line.findLastIndex(({ text }) => text.trim() !== '');
  return line.slice(0, last + 1);
}

/** From left to right (UAX 9, L2). */
function reordered(line: Word[], whole: number): Word[] {
  let ordered = line;
  const most = Math.max(whole, ...line.map(({ level }) => level));
  for (let level = most; level > 0; level -= 1) ordered = turnedRuns(ordered, level);
  return ordered;
}

function turnedRuns(line: Word[], level: number): Word[] {
  const result: Word[] = [];
  let run: Word[] = [];
  for (const word of line) {
    if (word.level >= level) run.unshift(word);
    else {
      result.push(...run, word);
      run = [];
    }
  }
  return [...result, ...run];
}

/** What is of one typeface and goes in one direction is set in one go, with its blanks: a reader takes it for one. */
function joined(doc: Sheet, line: Word[], { font, size }: MixedLook): Word[] {
  const all: Word[] = [];
  for (const word of line) {
    const before = all.at(-1);
    const goesOn = before?.level === word.level && (before.face === word.face || isBlank(before) || isBlank(word));
    if (before && goesOn) all[all.length - 1] = both(before, word, font);
    else all.push(word);
  }
  return all.map((word) => (word.face === font ? measured(doc, word, size) : measuredWhole(doc, word, size)));
}

/** Two words beside each other as one: in our own typefaces as it is seen, in others as it is read. */
function both(left: Word, right: Word, own: Font): Word {
  const face = isBlank(left) ? right.face : left.face;
  const [first, second] = left.level % 2 === 0 || face === own ? [left, right] : [right, left];
  return { ...left, face, at: Math.min(left.at, right.at), text: first.text + second.text };
}

function isBlank({ text }: Word): boolean {
  return text.trim() === '';
}

function codeOf(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}
