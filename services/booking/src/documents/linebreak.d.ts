declare module 'linebreak' {
  /** Where lines may end, by the Unicode Line Breaking Algorithm. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
