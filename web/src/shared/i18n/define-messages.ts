import { TERMS_IN_WORDS } from '../config/terms';
import { LANGUAGE } from './language';

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

type Joined<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Joined<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** The dotted path of a message, plural endings left off: `list.empty`, `guests` for guests_one and guests_other. */
export type MessageKey<T> = WithoutPlural<Joined<T>>;

export type MessageValues = Record<string, string | number | undefined>;

export type Translate<T> = (key: MessageKey<T>, values?: MessageValues) => string;

/** The same tree in another language: every key, any words. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

const VALUE = /\{\{(\w+)\}\}/g;
const plurals = new Intl.PluralRules(LANGUAGE);

/**
 * The messages of one feature, in the language that is spoken, else in English. `useText` is for components, `text` for
 * everything that runs outside of them: toasts, form schemas, titles. `{{name}}` in a message is a value that comes with
 * the key, or one of the terms; a message with a `count` may have a form for one and another for all others.
 */
export function defineMessages<const T extends MessageTree>(
  namespace: string,
  languages: { en: T } & Record<string, Translation<T>>,
): { useText: () => Translate<T>; text: Translate<T>; namespace: string } {
  const messages = new Map([...byPath(languages.en), ...byPath(languages[LANGUAGE] ?? {})]);

  const text = (key: string, values: MessageValues = {}): string => {
    const counted = values.count === undefined ? key : `${key}_${plurals.select(Number(values.count))}`;
    const message = messages.get(counted) ?? messages.get(key) ?? key;
    const known: Readonly<MessageValues> = { ...TERMS_IN_WORDS, ...values };
    return message.replace(VALUE, (_, name: string) => String(known[name] ?? ''));
  };
  return { namespace, text, useText: () => text };
}

function byPath(tree: MessageTree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : byPath(value, `${prefix}${key}.`),
  );
}
