import type { BookingView, ProposedChangeView } from '@harbourline/contracts';
import { useState } from 'react';
import { formatMoney } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { Stack } from '../../../shared/ui/stack';
import { useAnswerChangeMutation } from '../acts-api';
import { useText } from '../words';
import { ChangeFacts } from './change-facts';
import { effectInWords } from './effect-in-words';

interface Props {
  booking: BookingView;
  proposed: ProposedChangeView;
}

/** Agrees to a proposed change, having read what it costs and does. */
export function AcceptChange({ booking, proposed }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [answer, { isLoading, isSuccess }] = useAnswerChangeMutation();
  const { difference, id: changeId } = proposed;
  const reader = proposed.by === 'owner' ? 'renter' : 'others';
  const kind = difference > 0 ? 'dearer' : difference < 0 ? 'cheaper' : 'same';

  async function accept() {
    const call = answer({ id: booking.id, changeId, answer: 'accepted' }).unwrap();
    const done = { title: t('change.accept.done.title'), text: t('change.accept.done.text') };
    const failed = { title: t('change.accept.failed.title'), text: t('change.accept.failed.text') };
    if (await reportOutcome(call, done, failed)) setOpen(false);
  }

  return (
    <>
      <Button disabled={isSuccess} onClick={() => setOpen(true)}>
        {t('change.accept.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('change.accept.title')}
        text={t('change.accept.text')}
        keep={t('change.accept.keep')}
        confirm={t('change.accept.confirm')}
        isLoading={isLoading}
        onConfirm={() => void accept()}
      >
        <Stack gap={3}>
          <ChangeFacts booking={booking} proposed={proposed} withMoney />
          <p>{t(`change.accept.${kind}`, { amount: formatMoney(Math.abs(difference)) })}</p>
          <p>{effectInWords(proposed, { reader, zone: booking.zone })}</p>
        </Stack>
      </ConfirmDialog>
    </>
  );
}
