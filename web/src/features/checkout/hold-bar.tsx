import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { useHoldQuery, useReleaseHoldMutation } from '../../shared/api/holds-api';
import { formatMoney } from '../../shared/lib/money';
import { type PendingBooking, readPendingBooking, removePendingBooking } from '../../shared/lib/pending-booking';
import { serverNow } from '../../shared/lib/server-time';
import { Button, LinkButton } from '../../shared/ui/button';
import { Countdown } from '../../shared/ui/countdown';
import { showToast } from '../../shared/ui/toast';
import styles from './hold-bar.module.css';
import { useText } from './words';

interface Props {
  renterId: number;
  /** Once the server has said who is signed in, it can be asked about their hold. */
  isKnown: boolean;
}

/** Reminds the renter, wherever they are, of a boat that is held for them but not paid for. */
export function HoldBar({ renterId, isKnown }: Props) {
  const [pending, setPending] = useState(() => readPendingBooking(renterId));
  const isOpen = pending && new Date(pending.expiresAt) > serverNow();
  return isOpen ? <OpenHold pending={pending} isKnown={isKnown} onGone={() => setPending(null)} /> : null;
}

interface OpenProps {
  pending: PendingBooking;
  isKnown: boolean;
  onGone: () => void;
}

function OpenHold({ pending, isKnown, onGone }: OpenProps) {
  const t = useText();
  const { currentData: hold, error } = useHoldQuery(pending.holdId, { skip: !isKnown });
  const [release, { isLoading }] = useReleaseHoldMutation();
  const isGone = isApiError(error) && error.status === 404;

  useEffect(() => {
    if (isGone) removePendingBooking(pending);
  }, [isGone, pending]);

  async function letGo() {
    try {
      await release(pending.holdId).unwrap();
      removePendingBooking(pending);
      onGone();
      showToast({ title: t('resume.released'), description: t('resume.releasedText') });
    } catch (failure) {
      const description = messageOf(failure, t('resume.releaseFailedText'));
      showToast({ tone: 'error', title: t('resume.releaseFailed'), description });
    }
  }

  if (isGone) return null;
  const { exclusive, expiresAt } = hold ?? pending;
  return (
    <aside aria-label={t('resume.label')} className={styles.bar}>
      <div className={styles.inner}>
        <p className={styles.text}>
          <strong>{t(exclusive ? 'resume.title' : 'resume.titleShared', { boat: pending.boat.title })}</strong>
          <span>
            {t('resume.text', { deposit: formatMoney(pending.depositAmount) })}{' '}
            <Countdown until={expiresAt} onEnd={onGone} />
          </span>
        </p>
        <Button tone="quiet" size="2" loading={isLoading} onClick={() => void letGo()}>
          <X aria-hidden size={16} />
          {t('resume.release')}
        </Button>
        <LinkButton size="2" to="/checkout">
          {t('resume.action')}
        </LinkButton>
      </div>
    </aside>
  );
}
