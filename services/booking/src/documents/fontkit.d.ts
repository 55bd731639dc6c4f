/** The part of its types that we need: pdfkit takes a typeface that has been read already. */
declare module 'fontkit' {
  /** Where the next glyph goes, in units of the typeface. */
  export type GlyphPosition = Record<'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset', number>;
  export interface Path {
    commands: { command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'; args: number[] }[];
  }
  export interface Glyph {
    id: number;
    advanceWidth: number;
    path: Path;
  }
  export interface GlyphRun {
    glyphs: object[];
    positions: GlyphPosition[];
  }
  export interface Typeface {
    unitsPerEm: number;
    /** The axes of a variable one. */
    fvar: object | undefined;
    /** The code points that it has glyphs for. */
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    getGlyph(id: number): Glyph;
    layout(text: string, features?: string[]): GlyphRun;
    /** Of a variable one, at these places on its axes. */
    getVariation(axes: Record<string, number>): Typeface;
  }
  export function create(file: Uint8Array): Typeface;
}
