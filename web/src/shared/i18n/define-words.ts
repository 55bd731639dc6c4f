import { inLanguage } from '@harbourline/policy/words';
import { BUSINESS_TERMS_IN_WORDS } from '../config/business-terms';
import { LANGUAGE } from './language';

interface WordTree {
  readonly [key: string]: string | WordTree;
}

type Joined<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Joined<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** The dotted path of a sentence, plural endings left off: `list.empty`, `guests` for guests_one and guests_other. */
export type WordKey<T> = WithoutPlural<Joined<T>>;

export type WordValues = Record<string, string | number | undefined>;

export type Translate<T> = (key: WordKey<T>, values?: WordValues) => string;

/** The same tree in another language: every key, any words. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

const VALUE = /\{\{(\w+)\}\}/g;
const plurals = new Intl.PluralRules(LANGUAGE);

/**
 * The words of one feature, in the language that is spoken, else in English. `useText` is for components, `text` for
 * everything that runs outside of them: toasts, form schemas, titles. `{{name}}` in a sentence is a value that comes with
 * the key, or one of the terms of business; a sentence with a `count` may have a form for one and another for all others.
 */
export function defineWords<const T extends WordTree>(
  languages: { en: T } & Record<string, Translation<T>>,
): { useText: () => Translate<T>; text: Translate<T> } {
  const sentences = new Map([languages.en, languages[LANGUAGE] ?? {}].flatMap((tree) => byPath(tree)));

  const text = (key: string, values: WordValues = {}): string => {
    const counted = values.count === undefined ? key : `${key}_${plurals.select(Number(values.count))}`;
    const sentence = sentences.get(counted) ?? sentences.get(key) ?? key;
    const known: Readonly<WordValues> = { ...BUSINESS_TERMS_IN_WORDS, ...values };
    return sentence.replace(VALUE, (_, name: string) => String(known[name] ?? ''));
  };
  return { text, useText: () => text };
}

function byPath(tree: WordTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, inLanguage(value)]] : byPath(value, `${prefix}${key}.`),
  );
}
