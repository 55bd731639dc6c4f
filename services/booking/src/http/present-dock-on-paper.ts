import { balanceWay } from '@harbourline/contracts';
import { atDockOf, dockSide } from '../domain/dock';
import type { DockOnPaper, SaidAtDock } from '../documents/facts';
import type { DockAct } from '../generated/prisma/client';
import { presentBoard } from './present-dock';

/** What was recorded at the dock, for the appendix of an agreement; null where nothing was. */
export function dockOnPaper(acts: readonly DockAct[], now: Date): DockOnPaper | null {
  if (acts.length === 0) return null;
  const { checkIn, checkOut, balance } = atDockOf(acts);
  const board = (of: typeof checkIn): DockOnPaper['checkIn'] => {
    if (!of) return null;
    const { text, agreements, pictures, consent, objectBy, objection } = presentBoard(of, now);
    return {
      ...{ text, pictures, consent, objectBy: objectBy === null ? null : new Date(objectBy) },
      objection: objection && { ...objection, at: new Date(objection.at), receivedAt: new Date(objection.receivedAt) },
      agreements: agreements.map(({ by, name, at, receivedAt, onRecordersPhone }) => ({
        ...{ by, name, onRecordersPhone, at: new Date(at), receivedAt: new Date(receivedAt) },
      })),
    };
  };
  return {
    checkIn: board(checkIn),
    checkOut: board(checkOut),
    balance: balance && {
      ...said(balance.record),
      amountCents: balance.record.amountCents ?? 0,
      way: balanceWay.parse(balance.record.way),
      confirmed: balance.answer && said(balance.answer),
    },
  };
}

function said({ side, name, at, receivedAt }: DockAct): SaidAtDock {
  return { by: dockSide.parse(side), name, at, receivedAt };
}
