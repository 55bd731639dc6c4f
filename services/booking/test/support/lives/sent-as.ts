import { acts, type SentAct } from '@harbourline/test-kit/acts-on-bookings';

/** What somebody says in a life, before it is known of which booking and of which of its changes. */
export type Said =
  | { proposeChange: object }
  | { proposedChange: 'accepted' | 'declined' | 'withdrawn' }
  | { withdraws: 'adjustment' }
  | { captainId: number }
  | { refundChoice: 'credit' | 'refund' }
  | { reserves: object }
  | { captainAnswer: 'accepted' | 'declined'; reason?: string }
  | { leaves: string }
  | { calledOff: 'weather' | 'mechanical'; reason: string }
  | Specified;

/** The bodies of `PATCH /api/bookings/:id`. */
type Specified =
  | { status: string; reason?: string; cause?: string; despite?: string[]; ownerAdjusted?: false }
  | { ownerAdjusted: true; adjustedStartTime: string };

const ANSWERS = { accepted: acts.acceptChange, declined: acts.declineChange, withdrawn: acts.withdrawChange };

/** The call with which that is said. */
export function sentAs(said: Said, id: number, changeId: string | null): SentAct {
  if ('proposeChange' in said) return acts.proposeChange(id, said.proposeChange);
  if ('proposedChange' in said) return ANSWERS[said.proposedChange](id, changeId);
  if ('withdraws' in said) return acts.withdrawAdjustment(id);
  if ('captainId' in said) return acts.replaceCaptain(id, said.captainId);
  if ('refundChoice' in said) return acts.chooseRefund(id, said.refundChoice);
  if ('reserves' in said) return acts.changeReservation(id, said.reserves);
  if ('leaves' in said) return acts.leaveCharter(id, said.leaves);
  if ('calledOff' in said) return acts.callOff(id, { cause: said.calledOff, reason: said.reason });
  if ('captainAnswer' in said) {
    return said.captainAnswer === 'accepted' ? acts.acceptCharter(id) : acts.declineCharter(id, said.reason);
  }
  return ['PATCH', `/api/bookings/${id}`, said];
}
