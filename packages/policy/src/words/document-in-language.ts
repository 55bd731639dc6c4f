import { inLanguage } from './language';

const SENTENCE = /\s|^[A-Z]/;

/** A whole document in the language that is spoken. What is no sentence, such as a name of code or an address, stays as it is. */
export function documentInLanguage<T>(document: T): T {
  if (!globalThis.translateHarbourline) return document;
  const translated = (_: string, value: unknown) =>
    typeof value === 'string' && SENTENCE.test(value) ? inLanguage(value) : value;
  return JSON.parse(JSON.stringify(document), translated) as T;
}
