import type { DockView } from '@harbourline/contracts';
import type { BoardAct } from '@harbourline/policy';
import { useRef, useState } from 'react';
import { newKey } from '../../shared/api/idempotency-key';
import { serverNow } from '../../shared/lib/server-time';
import { Button } from '../../shared/ui/button';
import { Stack } from '../../shared/ui/stack';
import type { OpenAct } from './acts-open';
import { AnswerInYourName } from './answer-in-your-name';
import { BoardForm } from './board-form';
import { BoardRecord, consentNow } from './board-record';
import type { CharterAtDock } from './charter-at-dock';
import styles from './dock.module.css';
import { NameAndTap } from './review-record';
import type { OwnQueue } from './use-queue';
import { useText } from './words';

interface Props extends CharterAtDock {
  act: BoardAct;
  record: DockView['checkIn'];
  open: readonly OpenAct[];
  queue: OwnQueue;
  now: Date;
}

/** Check-in or check-out: what is kept of it, and what this side can do about it now. */
export function BoardStep({ act, record, booking, side, open, queue, now }: Props) {
  const [isRecording, setRecording] = useState(false);
  const step = useRef<HTMLDivElement>(null);
  const end = () => {
    setRecording(false);
    // What had the focus goes.
    step.current?.focus({ preventScroll: true });
    step.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div ref={step} tabIndex={-1} className={styles.step}>
      {isRecording ? (
        <BoardForm {...{ act, booking, side, queue }} onDone={end} />
      ) : (
        <Kept {...{ act, record, booking, side, open, queue, now }} onRecord={() => setRecording(true)} />
      )}
    </div>
  );
}

function Kept({ act, record, booking, side, open, queue, now, onRecord }: Props & { onRecord: () => void }) {
  const t = useText();
  const words = act === 'check-in' ? 'checkIn' : 'checkOut';
  const isWaiting = queue.state.acts?.some((each) => each.act.act === act && each.bookingId === booking.id) ?? false;
  const consent = record && consentNow(record, now);
  const isOpen = open.includes('agree') && consent === 'open';
  return (
    <Stack gap={4}>
      {record ? (
        <BoardRecord {...{ act, record, now }} bookingId={booking.id} zone={booking.zone} />
      ) : (
        <p className={styles.soft}>{t(isWaiting ? 'record.actWaits' : `${words}.none`)}</p>
      )}
      {record && isOpen && <Agree recordId={record.id} queue={queue} />}
      {record && side === 'renter' && consent === 'agreed-elsewhere' && (
        <AnswerInYourName record={record} zone={booking.zone} queue={queue} />
      )}
      {open.includes(act) && record && <p className={styles.soft}>{t(`${words}.againNote`)}</p>}
      {open.includes(act) && (
        <Button size="4" wide tone={record ? 'secondary' : 'primary'} onClick={onRecord}>
          {t(record ? `${words}.again` : `${words}.start`)}
        </Button>
      )}
    </Stack>
  );
}

function Agree({ recordId, queue }: { recordId: string; queue: OwnQueue }) {
  const t = useText();
  const isWaiting = queue.state.acts?.some(({ act }) => act.act === 'agree' && act.recordId === recordId);
  if (isWaiting) return <p className={styles.soft}>{t('record.waits')}</p>;
  return (
    <Stack gap={3}>
      <h3 className={styles.subtitle}>{t('agree.title')}</h3>
      <p className={styles.soft}>{t('agree.text')}</p>
      <NameAndTap
        isMain
        label={t('agree.name')}
        action={t('agree.action')}
        onTap={(name) => queue.add({ act: 'agree', id: newKey(), at: serverNow().toISOString(), recordId, name })}
      />
    </Stack>
  );
}
