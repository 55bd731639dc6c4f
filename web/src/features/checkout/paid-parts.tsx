import { centsOf, dollarsOf } from '@harbourline/policy';
import { Amounts } from '../../shared/ui/amounts';
import { useText } from './words';

/** The deposit, what of it credits pay, and what is left for the card; in dollars. */
export function PaidParts({ credit, card }: { credit: number; card: number }) {
  const t = useText();
  return (
    <Amounts
      rows={[
        { label: t('summary.deposit'), dollars: dollarsOf(centsOf(credit) + centsOf(card)) },
        ...(credit > 0 ? [{ label: t('credit.used'), dollars: -credit }] : []),
        { label: t('credit.byCard'), dollars: card, tone: 'due' as const },
      ]}
    />
  );
}
