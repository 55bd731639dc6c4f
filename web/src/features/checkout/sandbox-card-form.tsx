import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import { AuthenticationDialog } from './authentication-dialog';
import { formatCardNumber, formatCvc, formatExpiry, formatTyped } from './card-format';
import { text, useText } from './words';
import type { PaymentOutcome } from './payment-outcome';
import styles from './sandbox-card-form.module.css';
import { type Card, confirmCard, readPayment, type SandboxPayment } from './sandbox-provider';
import { TestCards } from './test-cards';
import { useOneAtATime } from './use-one-at-a-time';

const cardSchema = z.object({
  number: z.string().refine((number) => number.replace(/\s/g, '').length >= 12, text('pay.incompleteNumber')),
  expiry: z.string().regex(/^\d\d \/ \d\d$/, text('pay.incompleteExpiry')),
  cvc: z.string().min(3, text('pay.incompleteCvc')),
});

interface Props {
  payment: SandboxPayment;
  button: string;
  /** Makes one payment attempt and tells how it ended; what it throws is shown as no answer. */
  pay: (attempt: () => Promise<PaymentOutcome>) => Promise<void>;
}

/** Our own card form, against the stand-in for the card provider. */
export function SandboxCardForm({ payment, button, pay }: Props) {
  const t = useText();
  const form = useForm<Card>({ resolver: zodResolver(cardSchema), defaultValues: { number: '', expiry: '', cvc: '' } });
  const { run, isRunning } = useOneAtATime();
  const [bank, setBank] = useState<{ url: string; leave: () => void } | null>(null);

  async function charge(card: Card): Promise<PaymentOutcome> {
    const outcome = await confirmCard(payment, card);
    if (outcome.kind !== 'authenticate') return outcome;
    await new Promise<void>((resolve) => setBank({ url: outcome.url, leave: resolve }));
    setBank(null);
    const after = await readPayment(payment);
    return after.kind === 'open' ? { kind: 'open', problem: after.problem ?? t('authentication.cancelled') } : after;
  }

  return (
    <Form form={form} label={t('pay.title')} onSubmit={(card) => run(() => pay(() => charge(card)))}>
      <TextField
        name="number"
        label={t('pay.cardNumber')}
        inputMode="numeric"
        autoComplete="cc-number"
        placeholder="1234 1234 1234 1234"
        onInput={(event) => formatTyped(event.currentTarget, formatCardNumber)}
      />
      <div className={styles.pair}>
        <TextField
          name="expiry"
          label={t('pay.expiry')}
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t('pay.expiryPlaceholder')}
          onInput={(event) => formatTyped(event.currentTarget, formatExpiry)}
        />
        <TextField
          name="cvc"
          label={t('pay.cvc')}
          inputMode="numeric"
          autoComplete="cc-csc"
          placeholder="123"
          onInput={(event) => formatTyped(event.currentTarget, formatCvc)}
        />
      </div>
      <Button type="submit" size="4" wide loading={isRunning}>
        {button}
      </Button>
      <TestCards
        onPick={(number) => {
          form.setValue('number', formatCardNumber(number), { shouldValidate: form.formState.isSubmitted });
        }}
      />
      {bank && <AuthenticationDialog payment={payment} url={bank.url} onLeave={bank.leave} />}
    </Form>
  );
}
