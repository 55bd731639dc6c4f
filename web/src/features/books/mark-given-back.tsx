import { zodResolver } from '@hookform/resolvers/zod';
import { markGivenBack, type ManualRefund } from '@harbourline/contracts';
import { localDateOf, zoneOf } from '@harbourline/policy';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import { formatMoney } from '../../shared/lib/money';
import { serverNow } from '../../shared/lib/server-time';
import { TextField } from '../../shared/ui/fields';
import { showFieldErrors } from '../../shared/ui/form';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { BookTransfer } from './book-transfer';
import { text, useText } from './words';
import { useMarkGivenBackMutation } from './payments-api';

const schema = z.object({
  givenBackOn: z.iso.date(text('byHand.confirm.dayMissing')),
  reference: markGivenBack.body.shape.reference,
});

/** Books that a deposit was given back by hand. */
export function MarkGivenBack({ refund: { bookingId, boatTitle, outstanding } }: { refund: ManualRefund }) {
  const t = useText();
  const [today] = useState(() => localDateOf(serverNow(), zoneOf('Toronto')));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { givenBackOn: today, reference: '' } });
  const [mark] = useMarkGivenBackMutation();
  const { keyFor, settle } = useIdempotencyKey();

  async function book(given: z.output<typeof schema>): Promise<boolean> {
    const body = { ...given, amount: outstanding };
    const call = mark({ bookingId, body, idempotencyKey: keyFor(body) }).unwrap();
    const isBooked = await reportOutcome(call, { title: t('byHand.marked') }, { title: t('byHand.markFailed') });
    if (isBooked) settle();
    else await call.catch((error: unknown) => showFieldErrors(form, error));
    return isBooked;
  }

  return (
    <BookTransfer
      form={form}
      words={{
        open: t('byHand.mark'),
        openNamed: t('byHand.markNamed', { id: bookingId }),
        title: t('byHand.confirm.title', { amount: formatMoney(outstanding) }),
        text: t('byHand.confirm.text', { id: bookingId, boat: boatTitle }),
        reference: t('byHand.confirm.reference'),
        referenceHint: t('byHand.confirm.referenceHint'),
        keep: t('byHand.confirm.keep'),
        action: t('byHand.confirm.action'),
      }}
      onBook={book}
    >
      <TextField name="givenBackOn" type="date" max={today} label={t('byHand.confirm.day')} />
    </BookTransfer>
  );
}
