import type { BookingView } from '@harbourline/contracts';
import type { Outcome } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice';
import { returnOf } from '../../shared/booking/deposit-in-words';
import { useText } from '../../shared/booking/words';

/** Whoever ended it so may have said why. The service's own reasons repeat the outcome. */
const BY_SOMEBODY: readonly Outcome[] = [
  'renter_cancelled',
  'owner_declined',
  'owner_cancelled',
  'captain_cancelled',
  'platform_cancelled',
];
const BY_SERVICE: readonly Outcome[] = ['platform_cancelled'];

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner';
  /** What becomes of the deposit, for its renter. */
  children?: ReactNode;
}

/** How a cancelled booking ended, and why. */
export function OutcomeNotice({
  booking: { outcome, cancellationReason: reason, deposit, zone, endedCalledOff },
  side,
  children,
}: Props) {
  const t = useText();
  if (!outcome) return null;
  const ofDeposit = side === 'owner' && deposit ? returnOf(deposit, 'others', zone) : '';
  return (
    <Notice title={t(`outcome.${outcome}.${side}`)}>
      {/* The service's own reason says it as well. */}
      {endedCalledOff && !BY_SERVICE.includes(outcome) && <p>{t(`outcome.calledOff.${endedCalledOff.cause}`)}</p>}
      {reason && BY_SOMEBODY.includes(outcome) && <p>{t('outcome.reason', { reason })}</p>}
      {ofDeposit && <p>{ofDeposit}</p>}
      {children}
    </Notice>
  );
}
