import type { DepositView } from '@harbourline/contracts';
import { returnOf } from '../../../shared/booking/deposit-in-words';
import { ruleInWords } from './rule-in-words';

/** What became of the deposit, and by which rule where that is not plain. */
export function RefundState({ deposit, zone }: { deposit: DepositView; zone: string }) {
  const { stage, rule } = deposit;
  // Below, the choice says itself what there is to choose.
  const sentence = stage === 'to_choose' ? '' : returnOf(deposit, 'renter', zone);
  const why = rule && (stage === 'kept' || stage === 'to_choose') ? ruleInWords(rule) : '';
  const words = [sentence, why].filter(Boolean).join(' ');
  return words && <p>{words}</p>;
}
