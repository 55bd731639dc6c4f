import type { BookingView } from '@harbourline/contracts';
import type { Outcome } from '@harbourline/policy';
import { formatMoney } from '../../shared/lib/money';
import { Notice } from '../../shared/ui/notice';
import { useText } from './messages';

/** Whether the whole deposit goes back whenever a booking ends so. Renters can cancel only before confirmation so far. */
const REFUNDED: Record<Outcome, boolean> = {
  renter_cancelled: true,
  owner_declined: true,
  expired: true,
  adjustment_lapsed: true,
  boat_withdrawn: true,
  slot_lost: true,
  owner_cancelled: false,
  captain_cancelled: false,
  platform_cancelled: false,
};

/** How a cancelled booking ended, why, and what becomes of the deposit. */
export function OutcomeNotice({ booking, side }: { booking: BookingView; side: 'renter' | 'owner' }) {
  const t = useText();
  const { outcome, cancellationReason, depositAmount } = booking;
  if (!outcome) return null;
  const deposit = formatMoney(depositAmount, true);
  // Only what a person wrote: the service's own reasons repeat the outcome.
  const reason = outcome === 'owner_declined' ? cancellationReason : null;
  return (
    <Notice title={t(`outcome.${outcome}.${side}`)}>
      {reason && <p>{t('outcome.reason', { reason })}</p>}
      {REFUNDED[outcome] && (
        <p>{side === 'renter' ? t('outcome.refunded', { deposit }) : t('outcome.refundedToRenter', { deposit })}</p>
      )}
    </Notice>
  );
}
