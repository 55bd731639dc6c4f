import { useTranslation } from 'react-i18next';
import { i18n } from './i18n';

/** Long texts are a document per language instead of single messages: the one in the reader's language, else English. */
export function useDocument<T>(languages: { en: T } & Partial<Record<string, T>>): T {
  const { i18n: current } = useTranslation(undefined, { i18n });
  return languages[current.language] ?? languages.en;
}
