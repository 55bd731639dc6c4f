import type { ReceivedQuestion } from '@harbourline/contracts';
import { useState } from 'react';
import { when } from '../../shared/lib/when';
import { Button } from '../../shared/ui/button';
import { PagedList } from '../../shared/ui/paged-list';
import { RecordCard } from '../../shared/ui/record-card';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { SelectBox } from '../../shared/ui/select-box';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { AnswerDialog } from './answer-dialog';
import { AnswerText } from './answer-text';
import { badgeOf } from './badge-of';
import styles from './questions.module.css';
import { useReceivedQuestionsInfiniteQuery, useShowQuestionMutation } from './questions-api';
import { ReportQuestion } from './report-question';
import { useText } from './words';

const ANSWERED = { open: 'false', answered: 'true' } as const;
const WHICH = ['open', 'answered'] as const;

/** What was asked about somebody's boats: what waits, oldest first, unless what was answered is asked for. */
export function OwnerQuestions() {
  const t = useText();
  const [which, setWhich] = useState<(typeof WHICH)[number]>('open');
  const query = useReceivedQuestionsInfiniteQuery(ANSWERED[which]);
  return (
    <Stack>
      <SelectBox
        aria-label={t('received.which')}
        value={which}
        options={WHICH.map((value) => ({ value, label: t(`received.${value}`) }))}
        onChange={({ target }) => setWhich(WHICH.find((known) => known === target.value) ?? 'open')}
      />
      <PagedList
        query={query}
        empty={<EmptyState title={t(`received.none.${which}`)}>{t('received.noneText')}</EmptyState>}
      >
        {(questions) => (
          <Stack>
            {questions.map((question) => (
              <QuestionRecord key={question.id} question={question} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

function QuestionRecord({ question }: { question: ReceivedQuestion }) {
  const t = useText();
  const { id, askedBy: name, boatTitle: boat, answer, handledAt, holdsContact, hiddenReason, reportedAt } = question;
  return (
    <RecordCard
      title={t('received.asks', { name, boat })}
      badge={badgeOf(question)}
      aside={when(question.createdAt)}
      facts={[]}
      actions={
        <>
          {answer === null && <AnswerDialog question={question} by="owner" />}
          {answer?.by === 'owner' && !holdsContact && <Show question={question} />}
          {reportedAt === null && <ReportQuestion id={id} question={question.question} />}
        </>
      }
    >
      <p className={styles.text}>{question.question}</p>
      {answer && <AnswerText by={answer.by} text={answer.text} />}
      {answer === null && handledAt !== null && <p className={styles.fine}>{t('received.byMail')}</p>}
      {holdsContact && <p className={styles.fine}>{t('received.holdsContact')}</p>}
      {hiddenReason !== null && <p className={styles.fine}>{t('received.hiddenBecause', { reason: hiddenReason })}</p>}
      {reportedAt !== null && <p className={styles.fine}>{t('received.reported')}</p>}
    </RecordCard>
  );
}

function Show({ question: { id, askedBy: name, shown } }: { question: ReceivedQuestion }) {
  const t = useText();
  const [show, { isLoading }] = useShowQuestionMutation();
  return (
    <Button
      size="2"
      tone="secondary"
      loading={isLoading}
      aria-label={t(shown ? 'received.hideNamed' : 'received.showNamed', { name })}
      onClick={() =>
        void reportOutcome(
          show({ id, shown: !shown }).unwrap(),
          { title: t(shown ? 'received.isNotShown' : 'received.isShown') },
          { title: t('received.failed') },
        )
      }
    >
      {t(shown ? 'received.hide' : 'received.show')}
    </Button>
  );
}
