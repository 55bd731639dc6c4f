import { type SavedReply, savedReplyDraft } from '@harbourline/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { TextAreaField, TextField } from '../../../shared/ui/fields';
import { Form } from '../../../shared/ui/form';
import formActions from '../../../shared/ui/form-actions.module.css';
import { Row } from '../../../shared/ui/stack';
import { useSaveReplyMutation } from '../conversations-api';
import { useText } from '../words';
import { sayFailure } from './say-failure';

interface Props {
  /** Undefined for a new one. */
  reply: SavedReply | undefined;
  onEnd: () => void;
}

/** Name and text of a saved reply. */
export function ReplyForm({ reply, onEnd }: Props) {
  const t = useText();
  const [save] = useSaveReplyMutation();
  const form = useForm({
    resolver: zodResolver(savedReplyDraft),
    defaultValues: { title: reply?.title ?? '', text: reply?.text ?? '' },
  });
  const { isSubmitting } = form.formState;

  async function send(values: { title: string; text: string }) {
    const saved = save({ id: reply?.id, ...values }).unwrap();
    if (await sayFailure(saved, t('replies.saveFailed'))) onEnd();
  }

  return (
    <Form form={form} label={t('replies.title')} onSubmit={send}>
      <TextField name="title" label={t('replies.name')} placeholder={t('replies.namePlaceholder')} />
      <TextAreaField name="text" label={t('replies.content')} rows={6} />
      <Row className={formActions.actions}>
        <Button tone="secondary" disabled={isSubmitting} onClick={onEnd}>
          {t('replies.cancel')}
        </Button>
        <Button type="submit" loading={isSubmitting}>
          {t('replies.save')}
        </Button>
      </Row>
    </Form>
  );
}
