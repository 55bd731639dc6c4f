import type { BookingView, RefundPreview } from '@harbourline/contracts';
import { isRequest } from '@harbourline/policy';
import { useState } from 'react';
import { formatMoney } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { QueryView } from '../../../shared/ui/query-view';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useRefundPreviewQuery, useUpdateBookingMutation } from '../bookings-api';
import { returnOf } from '../../../shared/booking/deposit-in-words';
import { useText } from '../words';
import { CancelForm } from './cancel-form';
import { RefundEffect } from './refund-effect';

interface Props {
  booking: BookingView;
  /** What the button says. */
  label: string;
}

/** The renter cancels, after having read what that does to the deposit. */
export function CancelBooking({ booking, label }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [update, { isLoading, isSuccess }] = useUpdateBookingMutation();
  const query = useRefundPreviewQuery({ id: booking.id }, { skip: !isOpen });

  async function cancel(preview: RefundPreview, reason: string) {
    const call = update({ id: booking.id, change: { status: 'cancelled', ...(reason && { reason }) } }).unwrap();
    const done = {
      title: t('renter.cancel.done.title'),
      text: preview.creditInstead ? t('renter.cancel.done.choice') : returnOf(preview.deposit, 'renter', booking.zone),
    };
    const failed = { title: t('renter.cancel.failed.title'), text: t('renter.cancel.failed.text') };
    if (await reportOutcome(call, done, failed)) setOpen(false);
    else void query.refetch();
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isLoading && setOpen(open)}
      trigger={
        <Button tone="secondary" disabled={isSuccess}>
          {label}
        </Button>
      }
      title={t(isRequest(booking) ? 'renter.cancel.pendingTitle' : 'renter.cancel.title')}
      description={t(booking.calledOff ? 'renter.cancel.textCalledOff' : 'renter.cancel.text', {
        boat: booking.boat.title,
      })}
    >
      {isOpen && (
        <QueryView query={query} errorTitle={t('renter.cancel.unknown')}>
          {(preview) => (
            <CancelForm
              confirm={t(`renter.cancel.confirm.${confirmationOf(preview)}`, money(preview))}
              isCurrent={!query.isFetching}
              isSending={isLoading}
              onConfirm={(reason) => cancel(preview, reason)}
            >
              <RefundEffect booking={booking} preview={preview} onChange={() => void query.refetch()} />
            </CancelForm>
          )}
        </QueryView>
      )}
    </Dialog>
  );
}

/** What the dangerous button promises. */
function confirmationOf({ amount, deposit }: RefundPreview) {
  if (deposit.how === 'unpaid') return 'unpaid';
  return amount > 0 ? 'refund' : 'nothing';
}

const money = ({ amount }: RefundPreview) => ({ amount: formatMoney(amount) });
