import { fillTerms } from '@harbourline/policy/words';
import { Link } from 'react-router-dom';
import { BUSINESS_TERMS_IN_WORDS } from '../config/business-terms';
import { LinkedText } from '../i18n/linked-text';
import styles from './prose.module.css';

const PAGES: Record<string, string> = {
  boats: '/boats',
  terms: '/terms',
  privacy: '/privacy',
  cookies: '/cookies',
  contact: '/contact',
  auth: '/auth',
  rentersFaq: '/renters-faq',
  ownersFaq: '/owners-captains-faq',
};

const links = Object.fromEntries(
  Object.entries(PAGES).map(([name, to]) => [name, (label: string) => <Link to={to}>{label}</Link>]),
);

/**
 * Paragraphs; one that starts with "- " is an item of a list. `<terms>…</terms>` and the like become links, and a term's
 * name in double braces what is set for it.
 */
export function Prose({ text }: { text: readonly string[] }) {
  return (
    <div className={styles.prose}>
      {text
        .map((raw) => fillTerms(raw, BUSINESS_TERMS_IN_WORDS))
        .map((paragraph) =>
          paragraph.startsWith('- ') ? (
            <p key={paragraph} className={styles.item}>
              <LinkedText links={links}>{paragraph.slice(2)}</LinkedText>
            </p>
          ) : (
            <p key={paragraph}>
              <LinkedText links={links}>{paragraph}</LinkedText>
            </p>
          ),
        )}
    </div>
  );
}
