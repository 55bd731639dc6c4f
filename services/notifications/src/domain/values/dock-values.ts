import { english } from '@harbourline/policy/words';
import type { BookingState } from '@harbourline/contracts';
import { formatCad } from '@harbourline/policy';
import type { Values } from '../placeholders/placeholders';

const WHO = { renter: english`The renter`, owner: english`The owner`, captain: english`The captain` } as const;

/** Who has marked a balance, and as what. */
export function dockValues({ atTheDock }: BookingState): Values {
  if (atTheDock?.act !== 'mark-balance' || atTheDock.amountCents === null) return {};
  const { by, amountCents } = atTheDock;
  const said = by === 'renter' ? english`paid` : english`received`;
  return { markedBalance: english`${WHO[by]} has marked the balance of ${formatCad(amountCents)} as ${said}.` };
}
