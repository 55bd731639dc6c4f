/** The part of its types that we need: pdfkit takes a typeface that has been read already. */
declare module 'fontkit' {
  /** Where the next glyph goes, in units of the typeface. */
  export type GlyphPosition = Record<'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset', number>;
  export interface GlyphRun {
    glyphs: object[];
    positions: GlyphPosition[];
  }
  export interface Typeface {
    /** The code points that it has glyphs for. */
    characterSet: number[];
    glyphForCodePoint(codePoint: number): object;
    layout(text: string, features?: string[]): GlyphRun;
  }
  export function create(file: Uint8Array): Typeface;
}
