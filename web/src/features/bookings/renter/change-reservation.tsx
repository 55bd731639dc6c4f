import type { BookingView } from '@harbourline/contracts';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useChangeReservationMutation } from '../acts-api';
import type { ReservationChange } from '../change/change-of';
import { WithBoatRules } from '../change/with-boat-rules';
import { useText } from '../words';
import { ChangeForm } from './change-form';

/** The renter moves a reservation that the owner has not answered yet. */
export function ChangeReservation({ booking }: { booking: BookingView }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [update, { isLoading: isSending }] = useChangeReservationMutation();

  async function send(change: ReservationChange) {
    const call = update({ id: booking.id, change }).unwrap();
    const done = { title: t('renter.change.done.title'), text: t('renter.change.done.text') };
    const failed = { title: t('renter.change.failed.title'), text: t('renter.change.failed.text') };
    if (await reportOutcome(call, done, failed)) setOpen(false);
  }

  return (
    <Dialog
      wide
      open={isOpen}
      onOpenChange={(open) => !isSending && setOpen(open)}
      trigger={<Button tone="secondary">{t('renter.change.action')}</Button>}
      title={t('renter.change.title')}
      description={t(booking.deposit?.how === 'unpaid' ? 'renter.change.textUnpaid' : 'renter.change.text')}
    >
      {isOpen && (
        <WithBoatRules booking={booking}>
          {(boat) => <ChangeForm booking={booking} boat={boat} isSending={isSending} onChange={send} />}
        </WithBoatRules>
      )}
    </Dialog>
  );
}
