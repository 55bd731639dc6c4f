import { replyToReview } from '@harbourline/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { TextAreaField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { Row } from '../../shared/ui/stack';
import { useReplyToReviewMutation } from './reviews-api';
import { useText } from './words';

/** Replies to a review, once. */
export function ReplyToReview({ id, author }: { id: number; author: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [reply, { isLoading }] = useReplyToReviewMutation();
  const form = useForm({ resolver: zodResolver(replyToReview.body), defaultValues: { text: '' } });

  async function send({ text }: { text: string }) {
    const sent = reply({ id, text }).unwrap();
    const isDone = await reportOutcome(sent, { title: t('replyDialog.done') }, { title: t('replyDialog.failed') });
    if (isDone) setOpen(false);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isLoading && setOpen(open)}
      trigger={
        <Button size="2" tone="secondary" aria-label={t('reply.actionNamed', { name: author })}>
          {t('reply.action')}
        </Button>
      }
      title={t('replyDialog.title')}
      description={t('replyDialog.text')}
    >
      <Form form={form} label={t('replyDialog.title')} onSubmit={send}>
        <TextAreaField name="text" label={t('replyDialog.label')} hint={t('write.hint')} maxLength={1000} />
        <Row>
          <DialogClose>
            <Button tone="secondary" disabled={isLoading}>
              {t('replyDialog.cancel')}
            </Button>
          </DialogClose>
          <Button type="submit" loading={isLoading}>
            {t('replyDialog.send')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
