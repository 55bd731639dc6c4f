import { type AdminQuestion, judgeQuestion } from '@harbourline/contracts';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { when } from '../../shared/lib/when';
import { Button } from '../../shared/ui/button';
import { PagedList } from '../../shared/ui/paged-list';
import { PersonLink } from '../../shared/ui/person-link';
import { ReasonDialog } from '../../shared/ui/reason-dialog';
import { RecordCard } from '../../shared/ui/record-card';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { SelectBox } from '../../shared/ui/select-box';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { AnswerDialog } from './answer-dialog';
import { AnswerText } from './answer-text';
import { badgeOf } from './badge-of';
import styles from './questions.module.css';
import { useAdminQuestionsInfiniteQuery, useJudgeQuestionMutation } from './questions-api';
import { useText } from './words';

const WHICH = ['waiting', 'reported', 'hidden', 'all'] as const;

/** Questions about boats that have waited for more than a day, unless others are asked for. */
export function AdminQuestions() {
  const t = useText();
  const [{ which: asked }, change] = useAddressFilters('which');
  const which = WHICH.find((known) => known === asked) ?? 'waiting';
  const query = useAdminQuestionsInfiniteQuery(which);
  return (
    <Stack>
      <SelectBox
        aria-label={t('admin.which')}
        value={which}
        options={WHICH.map((value) => ({ value, label: t(`admin.${value}`) }))}
        onChange={({ target }) => change({ which: target.value })}
      />
      <PagedList query={query} empty={<EmptyState title={t(`admin.none.${which}`)} />}>
        {(questions) => (
          <Stack>
            {questions.map((question) => (
              <AdminQuestionRecord key={question.id} question={question} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}

function AdminQuestionRecord({ question }: { question: AdminQuestion }) {
  const t = useText();
  const { askedBy: name, boatTitle: boat, answer, reportedAt, reportReason, judgedAt, hiddenReason } = question;
  const isHidden = hiddenReason !== null;
  return (
    <RecordCard
      title={t('received.asks', { name, boat })}
      badge={badgeOf(question)}
      aside={when(question.createdAt)}
      facts={[
        { label: t('admin.owner'), value: <PersonLink id={question.ownerId} name={question.ownerName} /> },
        { label: t('admin.reason'), value: reportReason === '' ? t('admin.reasonErased') : reportReason },
        { label: t('admin.hiddenReason'), value: hiddenReason },
      ]}
      actions={
        <>
          {answer === null && <AnswerDialog question={question} by="support" />}
          {(isHidden || (reportedAt !== null && judgedAt === null)) && <LetStand question={question} />}
          {!isHidden && <Hide question={question} />}
        </>
      }
    >
      <p className={styles.text}>{question.question}</p>
      {answer && <AnswerText by={answer.by} text={answer.text} />}
    </RecordCard>
  );
}

function LetStand({ question: { id, askedBy: name, hiddenReason } }: { question: AdminQuestion }) {
  const t = useText();
  const [judge, { isLoading }] = useJudgeQuestionMutation();
  const isHidden = hiddenReason !== null;
  return (
    <Button
      size="2"
      tone="secondary"
      loading={isLoading}
      aria-label={t(isHidden ? 'admin.showNamed' : 'admin.letStandNamed', { name })}
      onClick={() =>
        void reportOutcome(
          judge({ id, body: { hidden: false } }).unwrap(),
          { title: t('admin.stood') },
          { title: t('admin.failed') },
        )
      }
    >
      {t(isHidden ? 'admin.show' : 'admin.letStand')}
    </Button>
  );
}

const reasonNeeded = judgeQuestion.actions.hide.body.pick({ reason: true });

function Hide({ question: { id, askedBy: name } }: { question: AdminQuestion }) {
  const t = useText();
  const [judge] = useJudgeQuestionMutation();
  return (
    <ReasonDialog
      trigger={
        <Button size="2" tone="secondary" aria-label={t('admin.hideNamed', { name })}>
          {t('admin.hide')}
        </Button>
      }
      title={t('admin.hideTitle')}
      description={t('admin.hideText')}
      reason={{ label: t('admin.hideLabel'), hint: t('admin.hideHint') }}
      keep={t('admin.keep')}
      confirm={t('admin.hideConfirm')}
      schema={reasonNeeded}
      onConfirm={(reason) =>
        reportOutcome(
          judge({ id, body: { hidden: true, reason } }).unwrap(),
          { title: t('admin.hideDone') },
          { title: t('admin.failed') },
        )
      }
    />
  );
}
