import type { BookingView } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { Notice } from '../../shared/ui/notice';
import { returnOf } from '../../shared/booking/deposit-in-words';
import { useText } from '../../shared/booking/words';

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner';
  /** What becomes of the deposit, for its renter. */
  children?: ReactNode;
}

/** How a cancelled booking ended, and why. */
export function OutcomeNotice({
  booking: { outcome, cancellationReason: reason, cancellationReasonCode: code, deposit, zone, endedCalledOff },
  side,
  children,
}: Props) {
  const t = useText();
  if (!outcome) return null;
  const ofDeposit = side === 'owner' && deposit ? returnOf(deposit, 'others', zone) : '';
  return (
    <Notice title={t(`outcome.${outcome}.${side}`)}>
      {endedCalledOff && <p>{t(`outcome.calledOff.${endedCalledOff.cause}`)}</p>}
      {code && <p>{t(`outcome.because.${code}`)}</p>}
      {reason && <p>{t('outcome.reason', { reason })}</p>}
      {ofDeposit && <p>{ofDeposit}</p>}
      {children}
    </Notice>
  );
}
