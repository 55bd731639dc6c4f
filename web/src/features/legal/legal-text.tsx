import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Prose } from '../../shared/ui/prose';
import type { LegalDocument } from './document';
import { LegalTable } from './legal-table';
import styles from './legal-text.module.css';
import { useText } from './words';

/** A long document with its table of contents. */
export function LegalText({ document }: { document: LegalDocument }) {
  const t = useText();
  return (
    <div className={styles.layout}>
      <nav aria-label={t('contents')} className={styles.contents}>
        <Link to="/" className={styles.home}>
          <ArrowLeft aria-hidden size={18} />
          {t('home')}
        </Link>
        <ol>
          {document.sections.map(({ title }, index) => (
            <li key={title}>
              <a href={`#section-${index + 1}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.text}>
        <header>
          <h1 className={styles.title}>{document.title}</h1>
          <p className={styles.dated}>{t('effective', { date: document.dated })}</p>
        </header>
        <Prose text={document.intro} />
        {document.sections.map(({ title, text, table }, index) => (
          <section key={title} id={`section-${index + 1}`}>
            <h2 className={styles.heading}>{title}</h2>
            <Prose text={table ? text.slice(0, 1) : text} />
            {table && (
              <>
                <LegalTable caption={title} table={table} />
                <Prose text={text.slice(1)} />
              </>
            )}
          </section>
        ))}
      </article>
    </div>
  );
}
