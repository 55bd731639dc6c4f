import {
  hasLostSlot,
  isActive,
  isAgreed,
  isCharter,
  isCompleted,
  isEnded,
  isRequest,
  isWithdrawn,
  OUTCOMES,
  STATUSES,
} from '../src';

describe('what the stored status alone decides', () => {
  it.each([
    ['a request', isRequest, ['pending']],
    ['a confirmed charter', isCharter, ['confirmed']],
    ['agreed on', isAgreed, ['confirmed', 'completed']],
    ['active, and keeps its slot', isActive, ['pending', 'confirmed']],
    ['completed', isCompleted, ['completed']],
    ['ended without taking place', isEnded, ['cancelled']],
  ])('is whether a booking is %s', (_, is, statuses) => {
    expect(STATUSES.filter((status) => is({ status })).sort()).toEqual(statuses.sort());
    expect(is({})).toBe(false);
  });

  it('is not how it ended: by a lost slot or a withdrawn boat', () => {
    expect(OUTCOMES.filter((outcome) => hasLostSlot({ outcome }))).toEqual(['slot_lost']);
    expect(OUTCOMES.filter((outcome) => isWithdrawn({ outcome }))).toEqual(['boat_withdrawn']);
    expect(hasLostSlot({ outcome: null }) || isWithdrawn({ outcome: null })).toBe(false);
  });
});
