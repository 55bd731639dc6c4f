import type { DockAct } from '@harbourline/contracts';

/** What was tapped at the dock and has not arrived yet, as the phone keeps it. */
export interface WaitingAct {
  /** Its place: what was tapped first is sent first. */
  number: number;
  userId: number;
  bookingId: number;
  /** As it is sent, but for the photos: their keys are known once they have arrived. */
  act: DockAct;
  photos: readonly WaitingPhoto[];
  /** Why it was refused; nothing of its charter is sent from then on, until somebody has decided about it. */
  refused?: string;
}

export interface WaitingPhoto {
  id: string;
  /** Under which key it has arrived. It does not travel again then. */
  key?: string;
}

export type NewAct = Pick<WaitingAct, 'userId' | 'bookingId' | 'act'>;

/** The act as the contract has it, with the photos that have arrived. */
export function sentAct({ act, photos }: Pick<WaitingAct, 'act' | 'photos'>): DockAct {
  if (!('pictures' in act)) return act;
  return { ...act, pictures: photos.flatMap(({ key }) => key ?? []) };
}

/** What can be sent next: of each charter its first act, unless it was refused. */
export function nextToSend(acts: readonly WaitingAct[]): WaitingAct | undefined {
  const held = new Set(acts.filter(({ refused }) => refused !== undefined).map(({ bookingId }) => bookingId));
  return acts.find(({ bookingId }) => !held.has(bookingId));
}
