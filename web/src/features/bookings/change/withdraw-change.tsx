import type { BookingView } from '@harbourline/contracts';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useWithdrawChangeMutation } from '../acts-api';
import { useText } from '../words';

/** Takes one's own proposed change back: all stays as it is. */
export function WithdrawChange({ booking, changeId }: { booking: BookingView; changeId: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [takeBack, { isLoading, isSuccess }] = useWithdrawChangeMutation();

  async function withdraw() {
    const call = takeBack({ id: booking.id, changeId }).unwrap();
    const done = { title: t('change.withdraw.done.title'), text: t('change.withdraw.done.text') };
    const failed = { title: t('change.withdraw.failed.title'), text: t('change.withdraw.failed.text') };
    if (await reportOutcome(call, done, failed)) setOpen(false);
  }

  return (
    <>
      <Button tone="secondary" disabled={isSuccess} onClick={() => setOpen(true)}>
        {t('change.withdraw.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('change.withdraw.title')}
        text={t(booking.calledOff ? 'change.withdraw.textCalledOff' : 'change.withdraw.text')}
        keep={t('change.withdraw.keep')}
        confirm={t('change.withdraw.confirm')}
        isLoading={isLoading}
        onConfirm={() => void withdraw()}
      />
    </>
  );
}
