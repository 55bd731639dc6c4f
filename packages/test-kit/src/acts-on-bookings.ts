/** Something done to a booking as it is sent: it fits the `send` and the `call` of every client. */
export type SentAct = [method: string, path: string, body?: object];

/** Which change is answered; nothing for one that is not there, which no id names. */
type ChangeId = string | null | undefined;
const NO_CHANGE = '0d1f7c7e-6f5f-4c58-9a3e-3f1f5d1c9a10';

const of = (id: number | string, what = '') => `/api/bookings/${id}${what}`;
const change = (id: number | string, changeId: ChangeId) => of(id, `/changes/${changeId ?? NO_CHANGE}`);

/** The acts that have addresses of their own, by the names of their contracts; the six others are a `PATCH`. */
export const acts = {
  proposeChange: (id: number | string, body: object): SentAct => ['POST', of(id, '/changes'), body],
  acceptChange: (id: number | string, changeId: ChangeId): SentAct => [
    ...(['PUT', `${change(id, changeId)}/answer`] as const),
    { answer: 'accepted' },
  ],
  declineChange: (id: number | string, changeId: ChangeId, reason?: string): SentAct => [
    ...(['PUT', `${change(id, changeId)}/answer`] as const),
    { answer: 'declined', reason },
  ],
  withdrawChange: (id: number | string, changeId: ChangeId): SentAct => ['DELETE', change(id, changeId)],
  withdrawAdjustment: (id: number | string): SentAct => ['DELETE', of(id, '/adjustment')],
  changeReservation: (id: number | string, body: object): SentAct => ['PATCH', of(id, '/reservation'), body],
  replaceCaptain: (id: number | string, captainId: number): SentAct => ['PUT', of(id, '/captain'), { captainId }],
  acceptCharter: (id: number | string): SentAct => ['PUT', of(id, '/captain-answer'), { answer: 'accepted' }],
  declineCharter: (id: number | string, reason?: string): SentAct => [
    ...(['PUT', of(id, '/captain-answer')] as const),
    { answer: 'declined', reason },
  ],
  leaveCharter: (id: number | string, reason?: string): SentAct => ['POST', of(id, '/captain-departure'), { reason }],
  callOff: (id: number | string, body: { cause: 'weather' | 'mechanical'; reason: string }): SentAct => [
    ...(['POST', of(id, '/call-off')] as const),
    body,
  ],
  chooseRefund: (id: number | string, choice: 'credit' | 'refund'): SentAct => [
    'PUT',
    of(id, '/refund-choice'),
    { choice },
  ],
} as const;
