import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Row, Stack } from '../../shared/ui/stack';
import { useText } from './words';
import type { WaitingAct } from './queue/waiting-act';
import type { OwnQueue } from './use-queue';
import styles from './dock.module.css';

interface Props {
  queue: OwnQueue;
  bookingId: number;
}

/** What was tapped on this phone: what waits, what is on its way, what was refused, and what has arrived. */
export function WaitingActs({ queue, bookingId }: Props) {
  const t = useText();
  const { acts = [], sent, lasts } = queue.state;
  const arrived = sent.filter((each) => each.bookingId === bookingId);
  return (
    <div role="status">
      {(acts.length > 0 || arrived.length > 0) && (
        <Notice tone={acts.length === 0 ? 'success' : 'time'} title={t('queue.title')}>
          <ul className={styles.waiting}>
            {arrived.map(({ id, act, inPart }) => (
              <li key={id}>{t(inPart ? 'queue.sentInPart' : 'queue.sent', { act: t(`acts.${act}`) })}</li>
            ))}
            {acts.map((act) => (
              <li key={act.number}>
                <OneAct act={act} queue={queue} isHere={act.bookingId === bookingId} />
              </li>
            ))}
          </ul>
          {acts.length > 0 && <p className={styles.fine}>{t(lasts ? 'queue.note' : 'queue.noteOpen')}</p>}
        </Notice>
      )}
    </div>
  );
}

function OneAct({ act: waiting, queue, isHere }: { act: WaitingAct; queue: OwnQueue; isHere: boolean }) {
  const t = useText();
  const { number, bookingId, act, photos, refused } = waiting;
  const name = t(`acts.${act.act}`);
  const details = [
    photos.length > 0 && t('queue.photos', { count: photos.length }),
    !isHere && t('queue.otherCharter', { id: bookingId }),
  ].filter(Boolean);
  const line = [t('queue.line', { act: name, state: t(`queue.${standingOf(waiting, queue)}`) }), ...details].join(
    ' — ',
  );
  if (refused === undefined) return line;
  return (
    <Stack gap={2}>
      <span>
        {[name, ...details].join(' — ')}
        <br />
        <strong>{t('queue.notSent', { reason: refused })}</strong>
      </span>
      <Row>
        <Button tone="secondary" onClick={() => queue.tryAgain(number)}>
          {t('queue.retry')}
          <span className="visually-hidden"> {t('queue.ofAct', { act: name })}</span>
        </Button>
        <Button tone="quiet" onClick={() => queue.discard(number)}>
          {t('queue.discard')}
          <span className="visually-hidden"> {t('queue.ofAct', { act: name })}</span>
        </Button>
      </Row>
    </Stack>
  );
}

function standingOf({ number, bookingId }: WaitingAct, { state: { acts = [], sending } }: OwnQueue) {
  if (sending === number) return 'sending';
  const isHeld = acts.some(
    (each) => each.bookingId === bookingId && each.number < number && each.refused !== undefined,
  );
  return isHeld ? 'behind' : 'waiting';
}
