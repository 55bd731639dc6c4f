import { documentInLanguage } from '@harbourline/policy/words';
import { LANGUAGE } from './language';

/** Long texts are a document per language instead of single sentences: the one in the reader's language, else English. */
export function useDocument<T>(languages: { en: T } & Partial<Record<string, T>>): T {
  return documentInLanguage(languages[LANGUAGE] ?? languages.en);
}
