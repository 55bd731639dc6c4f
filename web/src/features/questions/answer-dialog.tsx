import { zodResolver } from '@hookform/resolvers/zod';
import { answerQuestion, LONGEST_ANSWER, type ReceivedQuestion } from '@harbourline/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { CheckboxField, TextAreaField } from '../../shared/ui/fields';
import { Form, showFieldErrors } from '../../shared/ui/form';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { Row } from '../../shared/ui/stack';
import { useAnswerQuestionMutation } from './questions-api';
import styles from './questions.module.css';
import { useText } from './words';

interface Props {
  question: ReceivedQuestion;
  by: 'owner' | 'support';
}

/** Answers a question, once; the owner says whether it stands under the boat. */
export function AnswerDialog({ question: { id, askedBy: name, question, holdsContact }, by }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [answer, { isLoading }] = useAnswerQuestionMutation();
  const form = useForm({
    resolver: zodResolver(answerQuestion.actions.ownerAnswers.body),
    defaultValues: { text: '', shown: by === 'owner' && !holdsContact },
  });

  async function send({ text, shown }: { text: string; shown: boolean }) {
    const sent = answer({ id, body: by === 'owner' ? { text, shown } : { text } }).unwrap();
    sent.catch((error: unknown) => showFieldErrors(form, error));
    if (await reportOutcome(sent, { title: t('answer.done') }, { title: t('answer.failed') })) setOpen(false);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isLoading && setOpen(open)}
      trigger={
        <Button size="2" aria-label={t('answer.actionNamed', { name })}>
          {t('answer.action')}
        </Button>
      }
      title={t('answer.title')}
      description={t('answer.lead', { name })}
    >
      <Form form={form} label={t('answer.title')} onSubmit={send}>
        <p className={styles.text}>{question}</p>
        <TextAreaField name="text" label={t('answer.label')} hint={t('answer.hint')} maxLength={LONGEST_ANSWER} />
        {by === 'owner' &&
          (holdsContact ? (
            <p className={styles.fine}>{t('received.holdsContact')}</p>
          ) : (
            <CheckboxField name="shown" label={t('answer.show')} />
          ))}
        <Row>
          <DialogClose>
            <Button tone="secondary" disabled={isLoading}>
              {t('answer.cancel')}
            </Button>
          </DialogClose>
          <Button type="submit" loading={isLoading}>
            {t('answer.send')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
