declare global {
  /**
   * What another language makes of a sentence of ours, whose values stand in double braces. It is there before any words
   * are loaded, or not at all: a pseudo-language, with which a test finds the English that is in no words.
   */
  var translateHarbourline: ((sentence: string) => string) | undefined;
}

/** A sentence in the language that is spoken. */
export const inLanguage = (sentence: string): string => (globalThis.translateHarbourline ?? String)(sentence);
