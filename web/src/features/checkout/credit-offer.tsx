import { useForm, useWatch } from 'react-hook-form';
import { splitDeposit } from '../../shared/lib/credit-sums';
import { formatMoney } from '../../shared/lib/money';
import { Button } from '../../shared/ui/button';
import { CheckboxField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import { useText } from './words';
import { PaidParts } from './paid-parts';
import styles from './pay-panel.module.css';

interface Props {
  /** Dollars. */
  deposit: number;
  available: number;
  /** Where credits pay the whole deposit, choosing them pays it. */
  onChoose: (useCredit: boolean) => void;
}

/** Asks whether credits shall pay, before anything is paid. */
export function CreditOffer({ deposit, available, onChoose }: Props) {
  const t = useText();
  const form = useForm({ defaultValues: { useCredit: true } });
  const useCredit = useWatch({ control: form.control, name: 'useCredit' });
  const { credit, card } = splitDeposit(deposit, available);
  const isWhole = useCredit && card === 0;
  return (
    <Form form={form} label={t('credit.title')} onSubmit={(values) => onChoose(values.useCredit)}>
      <div className={styles.header}>
        <h2>{t('credit.title')}</h2>
        <p>{t('credit.lead', { available: formatMoney(available) })}</p>
      </div>
      <CheckboxField name="useCredit" label={t('credit.use', { credit: formatMoney(credit) })} />
      <PaidParts credit={useCredit ? credit : 0} card={useCredit ? card : deposit} />
      <Button type="submit" size="4" wide>
        {isWhole ? t('credit.pay') : t('credit.continue')}
      </Button>
      <p className={styles.note}>{isWhole ? t('credit.payNote') : t('credit.continueNote')}</p>
    </Form>
  );
}
