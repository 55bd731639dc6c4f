import { type SavedReply, savedReplyDraft } from '@harbourline/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError } from '../../../shared/api/api-error';
import { differingFields, type Sides } from '../../../shared/lib/differences';
import { Button } from '../../../shared/ui/button';
import { TextAreaField, TextField } from '../../../shared/ui/fields';
import { Form } from '../../../shared/ui/form';
import { onDemand } from '../../../shared/ui/on-demand';
import formActions from '../../../shared/ui/form-actions.module.css';
import { Row } from '../../../shared/ui/stack';
import { useLazySavedRepliesQuery, useSaveReplyMutation } from '../conversations-api';
import { useText } from '../words';
import { sayFailure } from './say-failure';

/** Few replies are changed in two tabs at once. */
const ReplyConflictDialog = onDemand(async () => (await import('./reply-conflict-dialog')).ReplyConflictDialog);

type Draft = Pick<SavedReply, 'title' | 'text'>;
interface Conflict extends Sides<Draft> {
  theirs: SavedReply;
}
const REPLY_FIELDS = ['title', 'text'] as const;

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

  const base = useRef(reply);
  const [readAgain] = useLazySavedRepliesQuery();
  const [conflict, setConflict] = useState<Conflict>();

  async function send(values: Draft): Promise<void> {
    if (await sayFailure(saved(values), t('replies.saveFailed'))) onEnd();
  }

  /** Where another tab has saved another text since, what is to be kept is asked first. */
  async function saved(mine: Draft): Promise<void> {
    const { current: before } = base;
    try {
      await save({ id: before?.id, basedOn: before?.updatedAt, ...mine }).unwrap();
    } catch (error) {
      if (!isApiError(error) || error.code !== 'saved_reply_changed' || !before) throw error;
      const theirs = (await readAgain().unwrap()).find(({ id }) => id === before.id);
      if (!theirs) throw error;
      if (differingFields(REPLY_FIELDS, { before, theirs, mine }).length === 0) {
        base.current = theirs;
        return saved(mine);
      }
      setConflict({ before, theirs, mine });
      throw error;
    }
  }

  function settle(taken: Partial<Draft>) {
    base.current = conflict?.theirs;
    setConflict(undefined);
    Object.entries(taken).forEach(([name, value]) => form.setValue(name as keyof Draft, value, { shouldDirty: true }));
    void form.handleSubmit(send)();
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
      {conflict && <ReplyConflictDialog conflict={conflict} onSettle={settle} onClose={() => setConflict(undefined)} />}
    </Form>
  );
}
