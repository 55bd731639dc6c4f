import type { BookingState } from '@harbourline/contracts';
import { formatCad, partsOfBalance } from '@harbourline/policy';
import { english, PARTY_IN_WORDS } from '@harbourline/policy/words';
import type { Values } from '../placeholders/placeholders';
import { momentInWords } from '../words/time-in-words';

type AtTheDock = NonNullable<BookingState['atTheDock']>;

const WHO = { renter: english`The renter`, owner: english`The owner`, captain: english`The captain` } as const;
const RECORDS = { 'check-in': english`check-in`, 'check-out': english`check-out` } as const;

/** What was recorded at the dock: a balance that somebody marked, a yes in the renter's name, an objection to it. */
export function dockValues({ atTheDock, objectedTo, zone, ...due }: BookingState): Values {
  if (objectedTo) return { dockRecord: RECORDS[objectedTo] };
  if (!atTheDock) return {};
  return { ...balanceValues(atTheDock, due), ...agreedValues(atTheDock, zone) };
}

type Due = Pick<BookingState, 'balanceFromRenterCents' | 'dueToCaptainCents'>;

function balanceValues({ act, by, amountCents }: AtTheDock, due: Due): Values {
  if (act !== 'mark-balance' || amountCents === null) return {};
  const said = by === 'renter' ? english`paid` : english`received`;
  const marked = english`${WHO[by]} has marked the balance of ${formatCad(amountCents)} as ${said}`;
  const parts = partsOfBalance(amountCents, due);
  if (!parts) return { markedBalance: `${marked}.` };
  const [owner, captain] = [formatCad(parts.ownerCents), formatCad(parts.captainCents)];
  const whose =
    by === 'renter'
      ? english`${owner} to the owner, ${captain} to the captain`
      : english`${owner} by the owner, ${captain} by the captain`;
  return { markedBalance: `${marked}: ${whose}.` };
}

function agreedValues({ act, by, objectBy }: AtTheDock, zone: string): Values {
  if (objectBy === undefined || (act !== 'check-in' && act !== 'check-out')) return {};
  return {
    dockRecord: RECORDS[act],
    agreedElsewhere: english`${WHO[by]} has recorded the ${RECORDS[act]} of your charter, and that you agreed to it on the ${PARTY_IN_WORDS[by]}’s phone.`,
    objectBy: momentInWords(new Date(objectBy), zone),
  };
}
