import type { BookingView, DepositView } from '@harbourline/contracts';
import { isOverdue } from '@harbourline/policy';

/** How the deposit stands at this moment: once the time to choose is over, it is the refund. */
export function depositNow(
  { deposit, refund }: Pick<BookingView, 'deposit' | 'refund'>,
  now: Date,
): DepositView | null {
  const chooseBy = refund?.chooseBy;
  const isOver = deposit?.stage === 'to_choose' && chooseBy != null && isOverdue(now, new Date(chooseBy));
  return deposit && isOver ? { ...deposit, stage: 'going_back' } : deposit;
}
