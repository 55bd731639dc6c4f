import type { Payout } from '@harbourline/contracts';
import { useForm } from 'react-hook-form';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import { formatMoney } from '../../shared/lib/money';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { BookTransfer } from './book-transfer';
import { useText } from './words';
import { useMarkPaidOutMutation } from './payments-api';

/** Books that an amount was transferred to or from an owner. */
export function MarkPaidOut({ payout: { bookingId, boatTitle, outstanding } }: { payout: Payout }) {
  const t = useText();
  const form = useForm({ defaultValues: { reference: '' } });
  const [mark] = useMarkPaidOutMutation();
  const { keyFor, settle } = useIdempotencyKey();

  async function book({ reference }: { reference: string }): Promise<boolean> {
    const body = { amount: outstanding, ...(reference.trim() && { reference: reference.trim() }) };
    const call = mark({ bookingId, body, idempotencyKey: keyFor(body) }).unwrap();
    const isBooked = await reportOutcome(call, { title: t('payouts.marked') }, { title: t('payouts.markFailed') });
    if (isBooked) settle();
    return isBooked;
  }

  return (
    <BookTransfer
      form={form}
      words={{
        open: t('payouts.mark'),
        openNamed: t('payouts.markNamed', { id: bookingId }),
        title: t('payouts.confirm.title', { amount: formatMoney(Math.abs(outstanding)) }),
        text: t(outstanding < 0 ? 'payouts.confirm.owes' : 'payouts.confirm.text', { id: bookingId, boat: boatTitle }),
        reference: t('payouts.confirm.reference'),
        referenceHint: t('payouts.confirm.referenceHint'),
        keep: t('payouts.confirm.keep'),
        action: t('payouts.confirm.action'),
      }}
      onBook={book}
    />
  );
}
