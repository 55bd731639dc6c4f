/** The part of its types that we need: pdfkit takes a typeface that has been read already. */
declare module 'fontkit' {
  export interface Typeface {
    /** The code points that it has glyphs for. */
    characterSet: number[];
    glyphForCodePoint(codePoint: number): object;
  }
  export function create(file: Uint8Array): Typeface;
}
