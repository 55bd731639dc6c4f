import type { BookingView } from '@harbourline/contracts';
import { formatDateTime } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { ReasonDialog } from '../../../shared/ui/reason-dialog';
import { promiseUnlessConfirmed } from '../../../shared/booking/deposit-in-words';
import { useText } from '../words';

interface Props {
  booking: BookingView;
  disabled: boolean;
  /** Why it is disabled. */
  reason: string | undefined;
  /** Answers whether it was declined. */
  onDecline: (reason: string) => Promise<boolean>;
}

/** Asks for a reason and says what declining does, before it is done. */
export function DeclineReservation({ booking, disabled, reason, onDecline }: Props) {
  const t = useText();
  return (
    <ReasonDialog
      trigger={
        <Button tone="secondary" disabled={disabled} title={reason}>
          {t('owner.decline')}
        </Button>
      }
      title={t('owner.declineDialog.title')}
      description={t('owner.declineDialog.text', {
        deposit: promiseUnlessConfirmed(booking.deposit, 'others', booking.zone),
        time: formatDateTime(booking.startDate, booking.zone),
      }).trim()}
      reason={{
        label: t('owner.declineDialog.reason'),
        hint: t('owner.declineDialog.reasonHint'),
        placeholder: t('owner.declineDialog.reasonPlaceholder'),
      }}
      keep={t('owner.declineDialog.keep')}
      confirm={t('owner.declineDialog.confirm')}
      onConfirm={onDecline}
    />
  );
}
