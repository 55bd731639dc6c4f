import type { BookingView } from '@harbourline/contracts';
import type { Outcome } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { formatMoney } from '../../shared/lib/money';
import { Notice } from '../../shared/ui/notice';
import { useText } from './messages';

/** Whoever ended it so may have said why. The service's own reasons repeat the outcome. */
const BY_SOMEBODY: readonly Outcome[] = [
  'renter_cancelled',
  'owner_declined',
  'owner_cancelled',
  'captain_cancelled',
  'platform_cancelled',
];
/** The whole deposit goes back whenever a booking ends so. */
const NEVER_CONFIRMED: readonly Outcome[] = ['owner_declined', 'expired', 'adjustment_lapsed', 'slot_lost'];

interface Props {
  booking: BookingView;
  side: 'renter' | 'owner';
  /** What becomes of the deposit, where the reader may know it. */
  children?: ReactNode;
}

/** How a cancelled booking ended, and why. */
export function OutcomeNotice({
  booking: { outcome, cancellationReason: reason, depositAmount },
  side,
  children,
}: Props) {
  const t = useText();
  if (!outcome) return null;
  return (
    <Notice title={t(`outcome.${outcome}.${side}`)}>
      {reason && BY_SOMEBODY.includes(outcome) && <p>{t('outcome.reason', { reason })}</p>}
      {side === 'owner' && NEVER_CONFIRMED.includes(outcome) && (
        <p>{t('outcome.refundedToRenter', { deposit: formatMoney(depositAmount, true) })}</p>
      )}
      {children}
    </Notice>
  );
}
