import type { HistoryEntry } from '@harbourline/contracts';
import { changesInWords } from '../src/features/bookings/history/changes-in-words';
import { wordOf } from '../src/features/bookings/history/history-words';

const entry: HistoryEntry = {
  at: '2026-07-01T12:00:00.000Z',
  actor: 'owner',
  actorName: null,
  action: 'accepted',
  fromStatus: 'pending',
  toStatus: 'confirmed',
  reason: null,
  effectCodes: [],
  reasonCode: null,
  effect: [],
  changes: [],
  money: null,
};

describe('what an entry is called', () => {
  it('is what was done', () => {
    expect(wordOf(entry)).toBe('accepted');
    expect(wordOf({ ...entry, action: 'boat withdrawn', toStatus: 'cancelled' })).toBe('boatWithdrawn');
  });

  it('is the money that moved, for an action that is not known', () => {
    expect(wordOf({ ...entry, action: 'something new', money: { kind: 'refund', amount: 415 } })).toBe('refunded');
    expect(wordOf({ ...entry, action: 'requested', money: { kind: 'deposit', amount: 415 } })).toBe('requested');
  });

  it('is where it led, for any other', () => {
    expect(wordOf({ ...entry, action: 'something new' })).toBe('madeConfirmed');
    expect(wordOf({ ...entry, action: 'something new', fromStatus: 'confirmed' })).toBe('edited');
  });
});

describe('the changes of an entry', () => {
  const reading = {
    ...{ zone: 'America/Cancun', choices: { credit: 'Credit', refund: 'Refund' }, waiting: 'Waiting' },
    causes: { weather: 'Weather', mechanical: 'Mechanical problem' },
  };
  const words = (field: string, from: unknown, to: unknown) => changesInWords([{ field, from, to }], reading);

  it('show times by the boat’s clock and amounts as money', () => {
    expect(words('startDate', '2026-07-04T18:00:00.000Z', '2026-07-04T20:30:00.000Z')).toEqual([
      { field: 'startDate', from: 'Sat, Jul 4, 2026, 1:00 p.m. EST', to: 'Sat, Jul 4, 2026, 3:30 p.m. EST' },
    ]);
    expect(words('totalPrice', 1660, 1400.5)).toEqual([{ field: 'totalPrice', from: '$1,660', to: '$1,400.50' }]);
  });

  it('show what there was not before, or is not any more, as nothing', () => {
    expect(words('specialRequests', null, 'A cake')).toEqual([{ field: 'specialRequests', from: null, to: 'A cake' }]);
    expect(words('adjustedStartTime', '15:00', null)).toEqual([
      { field: 'adjustedStartTime', from: '3:00 p.m. (Cancun time)', to: null },
    ]);
    expect(words('refundChoice', null, 'credit')).toEqual([{ field: 'refundChoice', from: null, to: 'Credit' }]);
  });

  it('say for what a charter was called off, and not that it no longer is', () => {
    expect(words('calledOff', null, 'weather')).toEqual([{ field: 'calledOff', from: null, to: 'Weather' }]);
    expect(words('calledOff', 'weather', null)).toEqual([]);
  });

  it('leave out numbers that mean something to us alone, and names of objects', () => {
    expect(words('captainId', 7, 9)).toEqual([]);
    expect(words('toString', 1, 2)).toEqual([]);
  });
});
