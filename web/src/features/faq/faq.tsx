import { ChevronDown } from 'lucide-react';
import { PageHeader } from '../../shared/ui/page';
import { Prose } from '../../shared/ui/prose';
import type { FaqDocument } from './document';
import styles from './faq.module.css';

/** Questions that open to their answers. */
export function Faq({ document }: { document: FaqDocument }) {
  return (
    <>
      <PageHeader title={document.title} lead={document.lead} />
      <div className={styles.groups}>
        {document.groups.map(({ title, questions }) => (
          <section key={title} className={styles.group}>
            <h2 className={styles.title}>{title}</h2>
            <div>
              {questions.map(({ question, answer }) => (
                <details key={question} className={styles.item}>
                  <summary>
                    {question}
                    <ChevronDown aria-hidden size={20} />
                  </summary>
                  <div className={styles.answer}>
                    <Prose text={answer} />
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
