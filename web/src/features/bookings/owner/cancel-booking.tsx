import { type BookingView, requiredReason } from '@harbourline/contracts';
import { z } from 'zod';
import { formatDateTime } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { ReasonDialog } from '../../../shared/ui/reason-dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useUpdateBookingMutation } from '../bookings-api';
import { useText } from '../words';
import { CancelEffect } from './cancel-effect';

const schema = z.object({ reason: requiredReason });

/** The owner cancels a booking they have confirmed, having read what that means. */
export function CancelBooking({ booking }: { booking: BookingView }) {
  const t = useText();
  const [update, { isSuccess }] = useUpdateBookingMutation();

  function cancel(reason: string): Promise<boolean> {
    const call = update({ id: booking.id, change: { status: 'cancelled', reason } }).unwrap();
    const done = { title: t('owner.cancel.done.title'), text: t('owner.cancel.done.text') };
    return reportOutcome(call, done, { title: t('owner.cancel.failed.title'), text: t('owner.cancel.failed.text') });
  }

  return (
    <ReasonDialog
      trigger={
        <Button tone="secondary" disabled={isSuccess}>
          {t('owner.cancel.action')}
        </Button>
      }
      title={t('owner.cancel.title')}
      description={t(booking.calledOff ? 'owner.cancel.textCalledOff' : 'owner.cancel.text', {
        time: formatDateTime(booking.startDate, booking.zone),
      })}
      reason={{
        label: t('owner.cancel.reason'),
        hint: t('owner.cancel.reasonHint'),
        placeholder: t('owner.cancel.reasonPlaceholder'),
      }}
      keep={t('owner.cancel.keep')}
      confirm={t('owner.cancel.confirm')}
      schema={schema}
      onConfirm={cancel}
    >
      <CancelEffect booking={booking} />
    </ReasonDialog>
  );
}
