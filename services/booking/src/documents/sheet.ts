import PDFDocument from 'pdfkit';
import { registerFonts, type Font } from './fonts';
import { BREAK_HERE, isOwn, mixedLineHeight, mixedLines, setMixedLines } from './mixed-text';
import { beginStructure, decorate, say, type Part } from './structure';

/** Letter, as printed in Canada; all measures in points. */
export const PAGE = { width: 612, height: 792, left: 60, right: 60, top: 56, bottom: 58 } as const;
export const WIDTH = PAGE.width - PAGE.left - PAGE.right;

export const COLOURS = {
  deep: '#0a2a3a',
  ink: '#10222f',
  soft: '#52616d',
  accent: '#0f5b75',
  accentLight: '#58a2bb',
  tint: '#f2f8fa',
  line: '#dde3e7',
} as const;

export interface TextStyle {
  font?: Font;
  size?: number;
  colour?: string;
  /** Between the lines. */
  leading?: number;
  /** Between the letters. */
  tracking?: number;
}

export const BODY: Required<TextStyle> = { font: 'text', size: 9.5, colour: COLOURS.ink, leading: 2.5, tracking: 0 };

/** A document that is being set. What is written flows from `doc.y` down, over as many pages as it takes. */
export type Sheet = PDFKit.PDFDocument;

export function openSheet(about: { title: string; subject: string; author: string; madeAt: Date }): Sheet {
  const doc = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: { left: PAGE.left, right: PAGE.right, top: PAGE.top, bottom: PAGE.bottom },
    // Page numbers say of how many, which is known at the end.
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-CA',
    displayTitle: true,
    info: {
      Title: about.title,
      Subject: about.subject,
      Author: about.author,
      Creator: about.author,
      CreationDate: about.madeAt,
    },
  });
  registerFonts(doc);
  beginStructure(doc);
  return doc;
}

/** Options for text in a style, which is set in the document along the way. */
export function style(doc: Sheet, wanted: TextStyle = {}): PDFKit.Mixins.TextOptions {
  const { font, size, colour, leading, tracking } = { ...BODY, ...wanted };
  doc.font(font).fontSize(size).fillColor(colour);
  return { lineGap: leading, characterSpacing: tracking };
}

export interface Box {
  x?: number;
  y?: number;
  width?: number;
  align?: 'left' | 'right';
  /** The role of the text. */
  part?: Part;
}

/** Sets a text and moves on below it. */
export function write(doc: Sheet, text: string, wanted: TextStyle = {}, box: Box = {}): void {
  const { x = PAGE.left, y = doc.y, width = WIDTH, align = 'left', part = 'P' } = box;
  const words = printable(text);
  const look = { ...BODY, ...wanted };
  say(doc, part, () => {
    const options = style(doc, wanted);
    if (isOwn(words, look.font)) doc.text(words, x, y, { ...options, width, align });
    else setMixedLines(doc, mixedLines(doc, words, look, width), look, { x, y, width, align });
  });
}

/** How high a text will be. */
export function heightOf(doc: Sheet, text: string, wanted: TextStyle = {}, width: number = WIDTH): number {
  const words = printable(text);
  const look = { ...BODY, ...wanted };
  if (!isOwn(words, look.font)) return mixedLines(doc, words, look, width).length * mixedLineHeight(doc, look);
  return doc.heightOfString(words, { ...style(doc, wanted), width });
}

/** How wide a text is in one line. */
export function widthOf(doc: Sheet, text: string, wanted: TextStyle = {}): number {
  const words = printable(text);
  const look = { ...BODY, ...wanted };
  if (isOwn(words, look.font)) {
    style(doc, wanted);
    return doc.widthOfString(words);
  }
  return Math.max(...mixedLines(doc, words, look, Infinity).map(({ width }) => width));
}

/** Begins a new page unless so much is left of this one. */
export function keepTogether(doc: Sheet, height: number): void {
  if (doc.y + height > PAGE.height - PAGE.bottom) doc.addPage();
}

export interface Line {
  colour?: string;
  width?: number;
  x?: number;
  length?: number;
}

export function rule(doc: Sheet, y: number, line: Line = {}): void {
  const { colour = COLOURS.line, width = 0.6, x = PAGE.left, length = WIDTH } = line;
  decorate(doc, 'Layout', () =>
    doc
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(width)
      .strokeColor(colour)
      .stroke(),
  );
}

/** What is not seen. Joiners are, in what they do to the letters beside them. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}]/gu;
const JOINERS = /(?<![\p{L}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}])/gu;
/** How a picture is to be shown, in which colors, or in a frame: we have one way. */
const VARIANTS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}\u20e3\p{Emoji_Modifier}]/gu;

/** More marks on a letter than anybody writes, which would go up over the whole page. */
const PILE = /(\p{M}{8})\p{M}+/gu;

/** Longer than any word or address. Where a text goes on for so long, a line may end after each fifty signs. */
const UNBROKEN = /[^ \n]{100,}/gu;
const BREAKABLE = /.{50}/gu;

/**
 * Long gaps become one empty line. What never ends would be measured letter by letter for each of its lines, which takes
 * seconds.
 */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .replace(VARIANTS, '')
    .replace(JOINERS, '')
    .replace(PILE, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .replace(UNBROKEN, (run) => run.replace(BREAKABLE, `$&${BREAK_HERE}`));
}
