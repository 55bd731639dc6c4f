import { CircleCheck, Clock, CreditCard } from 'lucide-react';
import { formatMoney } from '../../shared/lib/money';
import type { PendingBooking } from '../../shared/lib/pending-booking';
import { Button, LinkButton } from '../../shared/ui/button';
import { Row } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { useText } from './words';

export function NoBookingData() {
  const t = useText();
  return (
    <EmptyState
      wholePage
      title={t('problem.noData.title')}
      action={<LinkButton to="/boats">{t('problem.noData.action')}</LinkButton>}
    />
  );
}

export function PaymentUnavailable({ isHeld, onRetry }: { isHeld: boolean; onRetry: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t('problem.unavailable.title')}
      icon={<CreditCard aria-hidden size={26} strokeWidth={1.5} />}
      action={
        <Row>
          <Button tone="secondary" onClick={onRetry}>
            {t('problem.retry')}
          </Button>
          <LinkButton to="/contact">{t('problem.contact')}</LinkButton>
        </Row>
      }
    >
      {t(isHeld ? 'problem.unavailable.text' : 'problem.unavailable.textShared')}
    </EmptyState>
  );
}

export function SetupFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  const t = useText();
  return (
    <EmptyState
      title={t('problem.setup.title')}
      icon={<CreditCard aria-hidden size={26} strokeWidth={1.5} />}
      action={<Button onClick={onRetry}>{t('problem.retry')}</Button>}
    >
      {message}
    </EmptyState>
  );
}

export function HoldExpired({ boatId }: { boatId: number }) {
  const t = useText();
  return (
    <EmptyState
      title={t('problem.expired.title')}
      icon={<Clock aria-hidden size={26} strokeWidth={1.5} />}
      action={<LinkButton to={`/boats/${boatId}/reserve`}>{t('problem.expired.action')}</LinkButton>}
    >
      {t('problem.expired.text')}
    </EmptyState>
  );
}

interface FailedProps {
  pending: PendingBooking;
  paymentIntentId: string;
  onRetry: () => void;
}

/** Paid, but the reservation could not be fetched: it comes by itself, and nobody has to pay again. */
export function BookingFailed({ pending, paymentIntentId, onRetry }: FailedProps) {
  const t = useText();
  return (
    <EmptyState
      title={t('problem.booking.heading')}
      icon={<CircleCheck aria-hidden size={26} strokeWidth={1.5} />}
      action={
        <Row>
          <Button tone="secondary" onClick={onRetry}>
            {t('problem.booking.retry')}
          </Button>
          <LinkButton to="/renter-dashboard" state={{ awaitedPayment: paymentIntentId }}>
            {t('problem.booking.dashboard')}
          </LinkButton>
        </Row>
      }
    >
      {t('problem.booking.text', { deposit: formatMoney(pending.depositAmount) })}
    </EmptyState>
  );
}

export function SlotLost({ pending }: { pending: PendingBooking }) {
  const t = useText();
  return (
    <EmptyState
      title={t('problem.slotLost.title')}
      icon={<Clock aria-hidden size={26} strokeWidth={1.5} />}
      action={
        <Row>
          <LinkButton tone="secondary" to="/renter-dashboard">
            {t('problem.slotLost.dashboard')}
          </LinkButton>
          <LinkButton to={`/boats/${pending.boatId}/reserve`}>{t('problem.slotLost.action')}</LinkButton>
        </Row>
      }
    >
      {t('problem.slotLost.text', { deposit: formatMoney(pending.depositAmount) })}
    </EmptyState>
  );
}
