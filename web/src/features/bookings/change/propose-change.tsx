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
import { ProposalForm } from './proposal-form';
import type { CharterProposal } from './proposal-of';

/** One side of a confirmed charter proposes another time, length, captain or number of guests to the other. */
export function ProposeChange({ booking, side }: { booking: BookingView; side: 'renter' | 'owner' }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [update, { isLoading: isSending }] = useUpdateBookingMutation();

  async function propose(proposeChange: CharterProposal & { totalPrice: number }) {
    const call = update({ id: booking.id, change: { proposeChange } }).unwrap();
    const done = { title: t('change.propose.done.title'), text: t('change.propose.done.text') };
    const failed = { title: t('change.propose.failed.title'), text: t('change.propose.failed.text') };
    if (await reportOutcome(call, done, failed)) setOpen(false);
  }

  return (
    <Dialog
      wide
      open={isOpen}
      onOpenChange={(open) => !isSending && setOpen(open)}
      trigger={<Button tone="secondary">{t('change.propose.action')}</Button>}
      title={t('change.propose.title')}
      description={t(`change.propose.text.${side}`)}
    >
      {isOpen && <WithBoat booking={booking} isSending={isSending} onPropose={propose} />}
    </Dialog>
  );
}

interface Props {
  booking: BookingView;
  isSending: boolean;
  onPropose: (change: CharterProposal & { totalPrice: number }) => unknown;
}

/** Without the boat's own rules the form still opens: whether a change can be had is the server's word anyway. */
function WithBoat({ booking, ...form }: Props) {
  const t = useText();
  const { data, isLoading } = useBoatQuery(booking.boatId);
  if (isLoading) return <Spinner label={t('change.propose.loading')} />;
  const boat = data ?? {
    id: booking.boatId,
    zone: booking.zone,
    minimumHours: DEFAULT_MINIMUM_HOURS,
    customRates: {},
  };
  return <ProposalForm booking={booking} boat={boat} {...form} />;
}
