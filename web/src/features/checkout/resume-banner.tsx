import { useEffect, useState } from 'react';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { useHoldQuery, useReleaseHoldMutation } from '../../shared/api/holds-api';
import { formatMoney } from '../../shared/lib/money';
import { type PendingBooking, readPendingBooking, removePendingBooking } from '../../shared/lib/pending-booking';
import { Button, LinkButton } from '../../shared/ui/button';
import { Countdown } from '../../shared/ui/countdown';
import { Notice } from '../../shared/ui/notice';
import { showToast } from '../../shared/ui/toast';
import { useText } from './messages';

/** Reminds the renter of a boat that is held for them but not paid for. */
export function ResumeBanner({ renterId }: { renterId: number }) {
  const [pending, setPending] = useState(() => readPendingBooking(renterId));
  const isOpen = pending && new Date(pending.expiresAt) > new Date();
  return isOpen ? <OpenHold pending={pending} onGone={() => setPending(null)} /> : null;
}

function OpenHold({ pending, onGone }: { pending: PendingBooking; onGone: () => void }) {
  const t = useText();
  const { currentData: hold, error } = useHoldQuery(pending.holdId);
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

  if (!hold || isGone) return null;
  return (
    <Notice
      tone="time"
      title={t(hold.exclusive ? 'resume.title' : 'resume.titleShared', { boat: pending.boat.title })}
      actions={
        <>
          <Button tone="quiet" size="2" loading={isLoading} onClick={() => void letGo()}>
            {t('resume.release')}
          </Button>
          <LinkButton size="2" to="/checkout">
            {t('resume.action')}
          </LinkButton>
        </>
      }
    >
      {t('resume.text', { deposit: formatMoney(pending.depositAmount, true) })}{' '}
      <Countdown until={hold.expiresAt} onEnd={onGone} />
    </Notice>
  );
}
