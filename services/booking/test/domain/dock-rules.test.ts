import type { DockAct as Sent } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { Booking, DockAct } from '../../src/generated/prisma/client';
import {
  actionOf,
  atDockOf,
  dockStateOf,
  hashOfSent,
  keptOf,
  requireRecordable,
  zoneOfBooking,
} from '../../src/domain/dock';
import { CALLED_OFF, CHARTER, refusal, REQUEST, START, TORONTO } from './booking-row';

const AT = START.toISOString();
const ID = '5e0f7b0e-3a52-4a3e-9d0c-2f6f5d1c0a31';
const PICTURE = 'charter-pictures/a.jpg';

const act = (id: string, name: Sent['act'], more: Partial<DockAct> = {}): DockAct => ({
  ...{ id, bookingId: 31, number: 1, act: name, side: 'owner', personId: 2, name: 'James', at: START },
  ...{ receivedAt: START, peopleOnBoard: null, pictures: [], note: null, text: [], renterName: null },
  ...{ renterAgreedAt: null, recordId: null, objectsTo: null, amountCents: null, way: null, sent: '', ...more },
});

const CHECK_IN: Sent = {
  ...{ act: 'check-in', id: ID, at: AT, identitySeen: true, peopleOnBoard: 6, pictures: [PICTURE, PICTURE] },
  note: 'A scratch',
};
const CHECK_OUT: Sent = { act: 'check-out', id: ID, at: AT, pictures: [] };
const AGREED = { name: 'Ana', at: AT };
const BALANCE: Sent = { act: 'mark-balance', id: ID, at: AT, amount: 1500, way: 'cash' };

describe('the acts at the dock', () => {
  const acts = [
    act('in-1', 'check-in'),
    act('in-2', 'check-in'),
    act('yes', 'agree', { side: 'renter', recordId: 'in-2' }),
    act('out', 'check-out', { renterAgreedAt: START }),
    act('paid', 'mark-balance', { side: 'renter' }),
    act('got', 'confirm-balance', { recordId: 'paid' }),
  ];

  it('count by the latest record, and who has said yes to it', () => {
    expect(atDockOf(acts)).toEqual({
      checkIn: { record: acts[1], answer: acts[2], times: 2 },
      checkOut: { record: acts[3], answer: null, times: 1 },
      balance: { record: acts[4], answer: acts[5] },
    });
    expect(atDockOf([])).toEqual({ checkIn: null, checkOut: null, balance: null });
    expect(atDockOf([acts[4] as DockAct])).toMatchObject({ balance: { answer: null } });
  });

  it('decide what may come next, with the balance that is due', () => {
    expect(dockStateOf(CHARTER, atDockOf(acts), START)).toEqual({
      ...{ calledOff: false, balanceDueCents: 150_000, balance: { id: 'paid', by: 'renter', confirmed: true } },
      checkIn: { id: 'in-2', consent: 'agreed', times: 2 },
      checkOut: { id: 'out', consent: 'agreed-elsewhere', times: 1 },
    });
    expect(dockStateOf(CALLED_OFF, atDockOf([act('in', 'check-in')]), START)).toEqual({
      ...{ calledOff: true, balanceDueCents: 150_000, balance: null, checkOut: null },
      checkIn: { id: 'in', consent: 'open', times: 1 },
    });
    expect(dockStateOf(CHARTER, atDockOf([act('paid', 'mark-balance')]), START)).toMatchObject({
      balance: { by: 'owner', confirmed: false },
    });
  });
});

describe('an act at the dock', () => {
  const record = (
    sent: Sent,
    {
      acts = [],
      booking = CHARTER,
      side = 'owner',
      now = START,
    }: Partial<Parameters<typeof requireRecordable>[1]> = {},
  ) => requireRecordable(sent, { booking, acts, side, now });

  it('is recorded of a confirmed charter, around its time', () => {
    expect(() => record(CHECK_IN)).not.toThrow();
    expect(() => record({ ...CHECK_IN, renterAgreed: AGREED })).not.toThrow();
    expect(() => record(BALANCE, { side: 'renter' })).not.toThrow();
    expect(() => record(CHECK_OUT, { acts: [act('in', 'check-in')] })).not.toThrow();
    const agree: Sent = { act: 'agree', id: ID, at: AT, recordId: 'in', name: 'Ana' };
    expect(() => record(agree, { acts: [act('in', 'check-in')], side: 'renter' })).not.toThrow();
  });

  const early = addHours(START, -2.1).toISOString();
  const times = (count: number) => Array.from({ length: count }, (_, at) => act(`in-${at}`, 'check-in'));
  it.each<[string, Sent, Partial<Parameters<typeof requireRecordable>[1]>, Error]>([
    ['of a request', CHECK_IN, { booking: REQUEST }, refusal('booking_not_confirmed')],
    ['of what was called off', CHECK_IN, { booking: CALLED_OFF }, refusal('dock_not_open')],
    ['by the wrong side', CHECK_IN, { side: 'renter' }, refusal('dock_not_yours')],
    ['that comes before the check-in', CHECK_OUT, {}, refusal('dock_not_checked_in')],
    ['too early', { ...CHECK_IN, at: early }, {}, refusal('dock_not_open')],
    ['agreed to too early', { ...CHECK_IN, renterAgreed: { ...AGREED, at: early } }, {}, refusal('dock_not_open')],
    ['of another balance', { ...BALANCE, amount: 1499.99 }, {}, refusal('balance_differs')],
    ['of no balance', BALANCE, { booking: withoutBalance() }, refusal('balance_differs')],
    [
      'settled before',
      CHECK_IN,
      { acts: [act('in', 'check-in', { renterAgreedAt: START })] },
      refusal('dock_record_settled'),
    ],
    [
      'about an older record',
      { act: 'agree', id: ID, at: AT, recordId: 'in-0', name: 'Ana' },
      { acts: times(2), side: 'renter' },
      refusal('dock_record_not_found'),
    ],
    [
      'once too often',
      CHECK_IN,
      { acts: times(5) },
      refusal('dock_record_settled', {
        message: 'This has been recorded too often already, and can no longer be changed.',
      }),
    ],
    [
      'of a check-in after the check-out',
      CHECK_IN,
      { acts: [act('in', 'check-in'), act('out', 'check-out')] },
      refusal('dock_record_settled', {
        message: 'The check-out has been recorded already, and the check-in can no longer be changed.',
      }),
    ],
  ])('is refused %s', (_, sent, circumstances, error) => {
    expect(() => record(sent, circumstances)).toThrow(error);
  });

  it('is known by all that was sent', () => {
    expect(hashOfSent(CHECK_IN)).toBe(hashOfSent({ ...CHECK_IN }));
    expect(hashOfSent(CHECK_IN)).not.toBe(hashOfSent({ ...CHECK_IN, note: 'Two scratches' }));
    expect(hashOfSent(CHECK_IN)).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  });
});

describe('what is kept of an act', () => {
  const kept = (sent: Sent) => keptOf(sent, { side: 'owner', zone: TORONTO });

  it('is what both sides agree to, with each photo once', () => {
    expect(kept({ ...CHECK_IN, renterAgreed: AGREED })).toEqual({
      ...{ act: 'check-in', at: START, peopleOnBoard: 6, pictures: [PICTURE], note: 'A scratch' },
      ...{ renterName: 'Ana', renterAgreedAt: START },
      text: [
        'Check-in on July 4, 2026, 2:00 p.m. EDT, recorded by the owner.',
        'The renter’s photo ID has been seen.',
        '6 people are on board.',
        'The boat’s condition at the check-in is as shown in the photo.',
      ],
    });
    expect(kept({ ...CHECK_OUT, note: '' })).toMatchObject({
      ...{ act: 'check-out', peopleOnBoard: null, note: null, renterName: null, renterAgreedAt: null },
    });
  });

  it('is which record is meant, or what changed hands', () => {
    expect(kept({ act: 'agree', id: ID, at: AT, recordId: 'in', name: 'Ana' })).toEqual({
      ...{ act: 'agree', at: START, recordId: 'in' },
    });
    expect(kept({ ...BALANCE, amount: 1500.01 })).toEqual({
      ...{ act: 'mark-balance', at: START, amountCents: 150_001, way: 'cash' },
    });
  });

  it.each<[string, Sent, 'renter' | 'owner']>([
    ['checked in', CHECK_IN, 'owner'],
    ['checked in together', { ...CHECK_IN, renterAgreed: AGREED }, 'owner'],
    ['checked out', CHECK_OUT, 'owner'],
    ['checked out together', { ...CHECK_OUT, renterAgreed: AGREED }, 'owner'],
    ['agreed to check-in', { act: 'agree', id: ID, at: AT, recordId: 'in', name: 'Ana' }, 'renter'],
    ['agreed to check-out', { act: 'agree', id: ID, at: AT, recordId: 'out', name: 'Ana' }, 'renter'],
    ['balance paid', BALANCE, 'renter'],
    ['balance received', BALANCE, 'owner'],
    ['balance confirmed', { act: 'confirm-balance', id: ID, at: AT, recordId: 'paid' }, 'owner'],
  ])('is called "%s" in the history', (action, sent, side) => {
    const atDock = atDockOf([act('in', 'check-in'), act('out', 'check-out')]);
    expect(actionOf(sent, { side, atDock })).toBe(action);
    expect(actionOf(sent, { side, atDock: atDockOf([]) })).toBe(action.replace('check-out', 'check-in'));
  });

  it('is told by the clock of the boat’s city', () => {
    expect(zoneOfBooking(CHARTER)).toBe(TORONTO);
  });
});

function withoutBalance(): Booking {
  return { ...CHARTER, balanceFromRenterCents: 0, dueToCaptainCents: 0 };
}
