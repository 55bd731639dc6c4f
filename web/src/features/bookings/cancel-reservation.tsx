import type { BookingView } from '@harbourline/contracts';
import { useState } from 'react';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useUpdateBookingMutation } from './bookings-api';
import { useText } from './messages';

/** The renter takes a reservation back that nobody has confirmed yet. */
export function CancelReservation({ booking }: { booking: BookingView }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [update, { isLoading, isSuccess }] = useUpdateBookingMutation();
  const deposit = formatMoney(booking.depositAmount, true);

  async function cancel() {
    const call = update({ id: booking.id, change: { status: 'cancelled' } }).unwrap();
    const done = { title: t('cancel.done.title'), text: t('cancel.done.text', { deposit }) };
    await reportOutcome(call, done, { title: t('cancel.failed.title'), text: t('cancel.failed.text') });
    setOpen(false);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isLoading && setOpen(open)}
      trigger={
        <Button tone="secondary" disabled={isSuccess}>
          {t('cancel.action')}
        </Button>
      }
      title={t('cancel.title')}
      description={t('cancel.text', { deposit })}
      actions={
        <>
          <DialogClose>
            <Button tone="secondary" disabled={isLoading}>
              {t('cancel.keep')}
            </Button>
          </DialogClose>
          <Button tone="danger" loading={isLoading} onClick={() => void cancel()}>
            {t('cancel.confirm')}
          </Button>
        </>
      }
    />
  );
}
