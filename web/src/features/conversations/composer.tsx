import { MOST_MESSAGE_PICTURES, messageText, type ConversationView } from '@harbourline/contracts';
import { MESSAGE_CHARACTERS } from '@harbourline/policy';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useUnsavedWork } from '../../shared/lib/use-unsaved-work';
import { AddPhotos } from '../../shared/photos/add-photos';
import { ChosenPhotos } from '../../shared/photos/chosen-photos';
import { useChosenPhotos } from '../../shared/photos/use-chosen-photos';
import { Button } from '../../shared/ui/button';
import styles from './composer.module.css';
import type { Draft } from './conversations-api';
import { SavedReplies } from './replies/saved-replies';
import { useText } from './words';

/** From so few characters left on, it says how many. */
const NEARLY_FULL = 200;

interface Props {
  view: ConversationView;
  onSend: (draft: Draft) => void;
}

/** The field for an answer, at the lower edge of the screen as long as the messages are on it. */
export function Composer({ view: { bookingId, party, takesPhotos }, onSend }: Props) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const photos = useChosenPhotos(bookingId, MOST_MESSAGE_PICTURES);
  useUnsavedWork(text !== '' || photos.keys.length > 0 || photos.uploading !== null);
  const left = MESSAGE_CHARACTERS - text.length;
  const says = messageText.safeParse(text).success;
  const canSend = left >= 0 && (says || photos.keys.length > 0) && !photos.uploading;

  function send() {
    if (!canSend) return;
    onSend({ text: says ? text : '', pictures: photos.keys });
    setText('');
    photos.clear();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  }

  function insert(reply: string) {
    setText((typed) => (typed.trim() === '' ? reply : `${typed.trimEnd()}\n\n${reply}`));
    field.current?.focus();
  }

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {t('compose.label')}
      </label>
      <div className={styles.grows} data-text={`${text}\n`}>
        <textarea
          ref={field}
          id={id}
          rows={2}
          value={text}
          placeholder={t('compose.placeholder')}
          aria-describedby={`${id}-hint`}
          className={styles.field}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <ChosenPhotos bookingId={bookingId} photos={photos} focusAfter={field} />
      <div className={styles.foot}>
        <p id={`${id}-hint`} aria-live="polite" className={left < 0 ? styles.tooLong : styles.hint}>
          {left < 0
            ? t('compose.tooLong', { count: -left })
            : left <= NEARLY_FULL && t('compose.left', { count: left })}
        </p>
        {takesPhotos && <AddPhotos photos={photos} />}
        {party === 'owner' && <SavedReplies onInsert={insert} />}
        <Button type="submit" disabled={!canSend}>
          <SendHorizontal aria-hidden size={18} />
          {t('compose.send')}
        </Button>
      </div>
    </form>
  );
}
