import type { BoardRecord } from '@harbourline/contracts';
import { useState } from 'react';
import { newKey } from '../../shared/api/idempotency-key';
import { formatDateTime } from '../../shared/lib/dates';
import { serverNow } from '../../shared/lib/server-time';
import { useUnsavedWork } from '../../shared/lib/use-unsaved-work';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { PlainTextArea } from '../../shared/ui/plain-fields';
import { Stack } from '../../shared/ui/stack';
import styles from './dock.module.css';
import { NameAndTap } from './review-record';
import type { OwnQueue } from './use-queue';
import { useText } from './words';

const REASON_CHARACTERS = 1_000;

interface Props {
  record: BoardRecord;
  zone: string;
  queue: OwnQueue;
}

/** Somebody agreed in the renter's name on another's device: they object, or say on their own that it is right. */
export function AnswerInYourName({ record: { id: recordId, byName, objectBy }, zone, queue }: Props) {
  const t = useText();
  const tapped = () => ({ id: newKey(), at: serverNow().toISOString(), recordId });
  const waiting = queue.state.acts?.find(({ act }) => 'recordId' in act && act.recordId === recordId);
  if (waiting)
    return <p className={styles.soft}>{t(waiting.act.act === 'object' ? 'object.waits' : 'record.waits')}</p>;
  return (
    <Stack gap={4}>
      <Notice tone="time" title={t('object.title')}>
        {t('object.text', { name: byName, time: formatDateTime(objectBy ?? '', zone) })}
      </Notice>
      <Objection onObject={(reason) => void queue.add({ act: 'object', ...tapped(), reason })} />
      <NameAndTap
        label={t('agree.name')}
        action={t('object.agree')}
        onTap={(name) => queue.add({ act: 'agree', ...tapped(), name })}
      />
    </Stack>
  );
}

function Objection({ onObject }: { onObject: (reason: string) => void }) {
  const t = useText();
  const [reason, setReason] = useState('');
  const [isMissed, setMissed] = useState(false);
  const said = reason.trim();
  useUnsavedWork(said !== '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setMissed(said === '');
        if (said !== '') onObject(said);
      }}
    >
      <Stack gap={3}>
        <PlainTextArea
          label={t('object.reason')}
          hint={t('object.hint')}
          message={isMissed && said === '' ? t('object.missing') : undefined}
          rows={3}
          maxLength={REASON_CHARACTERS}
          value={reason}
          onValue={setReason}
        />
        <Button type="submit" size="4" wide>
          {t('object.action')}
        </Button>
      </Stack>
    </form>
  );
}
