import type { SavedReply } from '@harbourline/contracts';
import { BookMarked } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { QueryView } from '../../../shared/ui/query-view';
import { Stack } from '../../../shared/ui/stack';
import { useSavedRepliesQuery } from '../conversations-api';
import { useText } from '../words';
import { ReplyForm } from './reply-form';
import { ReplyItem } from './reply-item';

/** An owner's texts for what they write again and again: chosen, made, changed and deleted where they are used. */
export function SavedReplies({ onInsert }: { onInsert: (text: string) => void }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button tone="secondary">
          <BookMarked aria-hidden size={18} />
          {t('replies.action')}
        </Button>
      }
      title={t('replies.title')}
      description={t('replies.text')}
    >
      <Replies
        onInsert={(text) => {
          setOpen(false);
          onInsert(text);
        }}
      />
    </Dialog>
  );
}

function Replies({ onInsert }: { onInsert: (text: string) => void }) {
  const t = useText();
  const query = useSavedRepliesQuery();
  const [edited, setEdited] = useState<SavedReply | 'new'>();
  if (edited) return <ReplyForm reply={edited === 'new' ? undefined : edited} onEnd={() => setEdited(undefined)} />;
  return (
    <Stack gap={4}>
      <QueryView query={query} empty={<p>{t('replies.none')}</p>}>
        {(replies) => (
          <Stack gap={3}>
            {replies.map((reply) => (
              <ReplyItem
                key={reply.id}
                reply={reply}
                onInsert={() => onInsert(reply.text)}
                onEdit={() => setEdited(reply)}
              />
            ))}
          </Stack>
        )}
      </QueryView>
      <Button tone="secondary" onClick={() => setEdited('new')}>
        {t('replies.add')}
      </Button>
    </Stack>
  );
}
