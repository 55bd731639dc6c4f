import { lazy, Suspense } from 'react';
import { PagedList } from '../../shared/ui/paged-list';
import { AnswerText } from './answer-text';
import styles from './questions.module.css';
import { useBoatQuestionsInfiniteQuery } from './questions-api';
import { useText } from './words';

/** Guests, who report nothing, load no forms. */
const ReportQuestion = lazy(async () => ({ default: (await import('./report-question')).ReportQuestion }));

/** What was asked about a boat, with its owner's answers. */
export function BoatQuestions({ boatId, mayReport }: { boatId: number; mayReport: boolean }) {
  const t = useText();
  const query = useBoatQuestionsInfiniteQuery(boatId);
  return (
    <>
      <h2>{t('title')}</h2>
      <PagedList query={query} empty={<p>{t('none')}</p>}>
        {(questions) => (
          <ul className={styles.list}>
            {questions.map(({ id, question, answer }) => (
              <li key={id}>
                <p className={styles.text}>{question}</p>
                <AnswerText by="owner" text={answer} />
                {mayReport && (
                  <Suspense>
                    <ReportQuestion id={id} question={question} />
                  </Suspense>
                )}
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
