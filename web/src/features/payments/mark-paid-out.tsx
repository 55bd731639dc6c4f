import type { Payout } from '@harbourline/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import formActions from '../../shared/ui/form-actions.module.css';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { Row } from '../../shared/ui/stack';
import { useText } from './messages';
import { useMarkPaidOutMutation } from './payments-api';

/** Books that an amount was transferred, after it has said which. */
export function MarkPaidOut({ payout: { bookingId, boatTitle, outstanding } }: { payout: Payout }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ defaultValues: { reference: '' } });
  const { isSubmitting } = form.formState;
  const [mark] = useMarkPaidOutMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const title = t('payouts.confirm.title', { amount: formatMoney(Math.abs(outstanding)) });

  async function confirm({ reference }: { reference: string }) {
    const body = { amount: outstanding, ...(reference.trim() && { reference: reference.trim() }) };
    const call = mark({ bookingId, body, idempotencyKey: keyFor(body) }).unwrap();
    if (!(await reportOutcome(call, { title: t('payouts.marked') }, { title: t('payouts.markFailed') }))) return;
    settle();
    setOpen(false);
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && setOpen(open)}
      trigger={
        <Button size="2" aria-label={t('payouts.markNamed', { id: bookingId })}>
          {t('payouts.mark')}
        </Button>
      }
      title={title}
      description={t(outstanding < 0 ? 'payouts.confirm.owes' : 'payouts.confirm.text', {
        id: bookingId,
        boat: boatTitle,
      })}
    >
      <Form form={form} label={title} onSubmit={confirm}>
        <TextField
          name="reference"
          label={t('payouts.confirm.reference')}
          hint={t('payouts.confirm.referenceHint')}
          maxLength={100}
          autoComplete="off"
        />
        <Row className={formActions.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {t('payouts.confirm.keep')}
            </Button>
          </DialogClose>
          <Button type="submit" loading={isSubmitting}>
            {t('payouts.confirm.action')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
