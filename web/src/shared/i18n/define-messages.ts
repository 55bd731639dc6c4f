import { useTranslation } from 'react-i18next';
import { i18n } from './i18n';

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

type Joined<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Joined<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

type WithoutPlural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** The dotted path of a message, plural endings left off: `list.empty`, `guests` for guests_one and guests_other. */
export type MessageKey<T> = WithoutPlural<Joined<T>>;

export type MessageValues = Record<string, string | number>;

export type Translate<T> = (key: MessageKey<T>, values?: MessageValues) => string;

/** The same tree in another language: every key, any words. */
export type Translation<T> = { readonly [K in keyof T]: T[K] extends string ? string : Translation<T[K]> };

/**
 * Registers the messages of one feature. `useText` is for components (it renders again when the language changes),
 * `text` for everything that runs outside of them: toasts, form schemas, titles.
 */
export function defineMessages<const T extends MessageTree>(
  namespace: string,
  languages: { en: T } & Record<string, Translation<T>>,
): { useText: () => Translate<T>; text: Translate<T>; namespace: string } {
  for (const [language, messages] of Object.entries(languages)) {
    i18n.addResourceBundle(language, namespace, messages);
  }

  return {
    namespace,
    text: (key, values) => i18n.t(key, { ns: namespace, ...values }),
    useText: () => {
      const { t } = useTranslation(namespace, { i18n });
      return (key, values) => t(key, { ...values });
    },
  };
}
