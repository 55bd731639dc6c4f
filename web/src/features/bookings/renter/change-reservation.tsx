import type { BookingView } from '@harbourline/contracts';
import { DEFAULT_MINIMUM_HOURS } from '@harbourline/policy';
import { useState } from 'react';
import { useBoatQuery } from '../../../shared/api/boat-api';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { Spinner } from '../../../shared/ui/states';
import { useUpdateBookingMutation } from '../bookings-api';
import { useText } from '../words';
import { ChangeForm } from './change-form';
import type { ReservationChange } from './change-of';

/** The renter moves a reservation that the owner has not answered yet. */
export function ChangeReservation({ booking }: { booking: BookingView }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [update, { isLoading: isSending }] = useUpdateBookingMutation();

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
      {isOpen && <WithBoat booking={booking} isSending={isSending} onChange={send} />}
    </Dialog>
  );
}

interface Props {
  booking: BookingView;
  isSending: boolean;
  onChange: (change: ReservationChange) => unknown;
}

/** Without the boat's own rules the form still opens: whether a change can be had is the server's word anyway. */
function WithBoat({ booking, ...form }: Props) {
  const t = useText();
  const { data, isLoading } = useBoatQuery(booking.boatId);
  if (isLoading) return <Spinner label={t('renter.change.loading')} />;
  const boat = data ?? {
    id: booking.boatId,
    zone: booking.zone,
    minimumHours: DEFAULT_MINIMUM_HOURS,
    customRates: {},
  };
  return <ChangeForm booking={booking} boat={boat} {...form} />;
}
