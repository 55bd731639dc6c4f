import type { BookingView } from '@harbourline/contracts';
import { termsInWords } from '@harbourline/policy/words';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useProposeChangeMutation } from '../acts-api';
import { useText } from '../words';
import { ProposalForm } from './proposal-form';
import type { CharterProposal } from './proposal-of';
import { WithBoatRules } from './with-boat-rules';

/** One side of a confirmed charter proposes another time, length, captain or number of guests to the other. */
export function ProposeChange({ booking, side }: { booking: BookingView; side: 'renter' | 'owner' }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [send, { isLoading: isSending }] = useProposeChangeMutation();
  const { calledOff } = booking;
  const title = t(calledOff ? 'change.propose.newTime.action' : 'change.propose.action');
  const within = termsInWords().rebookTime;

  async function propose(change: CharterProposal & { totalPrice: number }) {
    const call = send({ id: booking.id, change }).unwrap();
    const done = { title: t('change.propose.done.title'), text: t('change.propose.done.text') };
    const failed = { title: t('change.propose.failed.title'), text: t('change.propose.failed.text') };
    if (await reportOutcome(call, done, failed)) setOpen(false);
  }

  return (
    <Dialog
      wide
      open={isOpen}
      onOpenChange={(open) => !isSending && setOpen(open)}
      trigger={<Button tone={calledOff ? 'primary' : 'secondary'}>{title}</Button>}
      title={title}
      description={calledOff ? t('change.propose.newTime.text', { within }) : t(`change.propose.text.${side}`)}
    >
      {isOpen && (
        <WithBoatRules booking={booking}>
          {(boat) => (
            <ProposalForm booking={booking} side={side} boat={boat} isSending={isSending} onPropose={propose} />
          )}
        </WithBoatRules>
      )}
    </Dialog>
  );
}
