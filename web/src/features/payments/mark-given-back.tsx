import { zodResolver } from '@hookform/resolvers/zod';
import { markGivenBack, type ManualRefund } from '@harbourline/contracts';
import { localDateOf, zoneOf } from '@harbourline/policy';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/fields';
import { Form, showFieldErrors } from '../../shared/ui/form';
import formActions from '../../shared/ui/form-actions.module.css';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { Row } from '../../shared/ui/stack';
import { text, useText } from './messages';
import { useMarkGivenBackMutation } from './payments-api';

const schema = z.object({
  givenBackOn: z.iso.date(text('byHand.confirm.dayMissing')),
  reference: markGivenBack.body.shape.reference,
});

/** Books that a deposit was given back by hand, after it has said which. */
export function MarkGivenBack({ refund: { bookingId, boatTitle, outstanding } }: { refund: ManualRefund }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [today] = useState(() => localDateOf(new Date(), zoneOf('Toronto')));
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { givenBackOn: today, reference: '' } });
  const { isSubmitting } = form.formState;
  const [mark] = useMarkGivenBackMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const title = t('byHand.confirm.title', { amount: formatMoney(outstanding) });

  async function confirm(given: z.output<typeof schema>) {
    const body = { ...given, amount: outstanding };
    const call = mark({ bookingId, body, idempotencyKey: keyFor(body) }).unwrap();
    if (await reportOutcome(call, { title: t('byHand.marked') }, { title: t('byHand.markFailed') })) {
      settle();
      setOpen(false);
      return;
    }
    await call.catch((error: unknown) => showFieldErrors(form, error));
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && setOpen(open)}
      trigger={
        <Button size="2" aria-label={t('byHand.markNamed', { id: bookingId })}>
          {t('byHand.mark')}
        </Button>
      }
      title={title}
      description={t('byHand.confirm.text', { id: bookingId, boat: boatTitle })}
    >
      <Form form={form} label={title} onSubmit={confirm}>
        <TextField name="givenBackOn" type="date" max={today} label={t('byHand.confirm.day')} />
        <TextField
          name="reference"
          label={t('byHand.confirm.reference')}
          hint={t('byHand.confirm.referenceHint')}
          maxLength={100}
          autoComplete="off"
        />
        <Row className={formActions.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {t('byHand.confirm.keep')}
            </Button>
          </DialogClose>
          <Button type="submit" loading={isSubmitting}>
            {t('byHand.confirm.action')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
