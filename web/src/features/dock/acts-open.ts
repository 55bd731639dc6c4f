import type { DockView } from '@harbourline/contracts';
import type { DockSide } from '@harbourline/policy';
import type { WaitingAct } from './queue/waiting-act';

export type OpenAct = DockView['may'][number];

interface Asked {
  view: Pick<DockView, 'may' | 'opensAt' | 'closesAt' | 'checkIn' | 'checkOut' | 'balance' | 'balanceDue'>;
  side: DockSide;
  /** When the charter begins: nothing is checked out before. */
  startsAt: string;
  /** Nobody goes on board then, but the balance may have changed hands. */
  isCalledOff: boolean;
  /** What was tapped for this charter and has not arrived. */
  waiting: readonly Pick<WaitingAct, 'act'>[];
  now: Date;
}

/**
 * What somebody can do at the dock as far as this phone knows. The server has said so when it was last reached; what
 * waits to be sent counts as done, so that a whole charter can go by without a line.
 */
export function actsOpen({ view, side, startsAt, isCalledOff, waiting, now }: Asked): OpenAct[] {
  const { opensAt, closesAt, checkIn, checkOut, balance, balanceDue } = view;
  const isOpen = now >= new Date(opensAt) && now <= new Date(closesAt);
  const waits = new Set(waiting.map(({ act }) => act.act));
  const open = new Set<OpenAct>(view.may);
  if (isOpen && side !== 'renter') {
    if (!checkIn && !checkOut && !isCalledOff) open.add('check-in');
    if ((checkIn || waits.has('check-in')) && !checkOut && now >= new Date(startsAt)) open.add('check-out');
  }
  if (isOpen && !balance && balanceDue > 0) open.add('mark-balance');
  // There may be two records to agree to; which of them waits, is seen at each.
  for (const act of waits) if (act !== 'agree' && act !== 'object') open.delete(act);
  // How the boat was handed over is not told anew once it is back.
  if (waits.has('check-out')) open.delete('check-in');
  return [...open];
}
