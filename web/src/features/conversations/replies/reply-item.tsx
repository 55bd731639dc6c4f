import type { SavedReply } from '@harbourline/contracts';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { Row, Stack } from '../../../shared/ui/stack';
import { useDeleteReplyMutation } from '../conversations-api';
import { useText } from '../words';
import styles from './reply-item.module.css';
import { sayFailure } from './say-failure';

interface Props {
  reply: SavedReply;
  onInsert: () => void;
  onEdit: () => void;
}

/** One saved reply, and what can be done with it. */
export function ReplyItem({ reply: { id, title: name, text }, onInsert, onEdit }: Props) {
  const t = useText();
  const [remove, { isLoading }] = useDeleteReplyMutation();
  return (
    <Card>
      <Stack gap={3}>
        <h3 className={styles.title}>{name}</h3>
        <p className={styles.text}>{text}</p>
        <Row gap={2}>
          <Button size="2" aria-label={t('replies.insertNamed', { name })} onClick={onInsert}>
            {t('replies.insert')}
          </Button>
          <Button size="2" tone="secondary" aria-label={t('replies.editNamed', { name })} onClick={onEdit}>
            {t('replies.edit')}
          </Button>
          <Button
            size="2"
            tone="quiet"
            loading={isLoading}
            aria-label={t('replies.deleteNamed', { name })}
            onClick={() => void sayFailure(remove(id).unwrap(), t('replies.deleteFailed'))}
          >
            {t('replies.delete')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
