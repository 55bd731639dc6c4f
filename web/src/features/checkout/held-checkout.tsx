import type { PendingBooking } from '../../shared/lib/pending-booking';
import { useUnsavedWork } from '../../shared/lib/use-unsaved-work';
import { Card } from '../../shared/ui/card';
import { Countdown } from '../../shared/ui/countdown';
import { Notice } from '../../shared/ui/notice';
import { PageHeader } from '../../shared/ui/page';
import { Spinner } from '../../shared/ui/states';
import { BookingSummary } from './booking-summary';
import { CreditOffer } from './credit-offer';
import styles from './held-checkout.module.css';
import { useText } from './words';
import { PayPanel } from './pay-panel';
import { BookingFailed, HoldExpired, PaymentUnavailable, SetupFailed, SlotLost } from './stage-notes';
import type { Stage } from './stage';
import { useCheckout } from './use-checkout';

/** One held reservation on its way through the payment. */
export function HeldCheckout({ pending }: { pending: PendingBooking }) {
  const t = useText();
  const { stage, retry, choose, finish, expire, setBusy } = useCheckout(pending);
  // Whatever has been typed, a hold is lost with its session.
  useUnsavedWork(true);
  const isHeld = stage.name === 'pay' || stage.name === 'loading' || stage.name === 'offer credit';
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={styles.columns}>
        <div className={styles.payment}>
          {isHeld && (
            <Notice
              tone="time"
              title={
                <>
                  {t(pending.exclusive ? 'held' : 'shared')}{' '}
                  <Countdown key={stage.name} until={pending.expiresAt} onEnd={expire} />
                </>
              }
            >
              {t(pending.exclusive ? 'heldNote' : 'sharedNote')}
            </Notice>
          )}
          <Card as="section">{content(stage)}</Card>
        </div>
        <BookingSummary pending={pending} mayChange={isHeld} />
      </div>
    </>
  );

  function content(at: Stage) {
    switch (at.name) {
      case 'loading':
        return <Spinner label={t('loading')} />;
      case 'completing':
        return <Spinner label={t('completing')} />;
      case 'unavailable':
        return <PaymentUnavailable isHeld={pending.exclusive} onRetry={retry} />;
      case 'setup failed':
        return <SetupFailed message={at.message} onRetry={retry} />;
      case 'expired':
        return <HoldExpired boatId={pending.boatId} />;
      case 'slot lost':
        return <SlotLost pending={pending} />;
      case 'booking failed':
        return (
          <BookingFailed
            pending={pending}
            paymentIntentId={at.paymentIntentId}
            onRetry={() => void finish('succeeded', at.paymentIntentId)}
          />
        );
      case 'offer credit':
        return (
          <CreditOffer
            deposit={pending.depositAmount}
            available={at.available}
            onChoose={(useCredit) => choose(at.config, { useCredit })}
          />
        );
      case 'pay':
        return (
          <PayPanel
            config={at.config}
            intent={at.intent}
            earlierProblem={at.earlierProblem}
            isHeld={pending.exclusive}
            onBusy={setBusy}
            // What was cancelled has run out of time or of cards to try: to begin again tells which.
            onDone={async (outcome) => (outcome === 'cancelled' ? retry() : finish(outcome, at.intent.paymentIntentId))}
          />
        );
    }
  }
}
