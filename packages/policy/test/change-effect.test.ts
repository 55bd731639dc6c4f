import fc from 'fast-check';
import {
  addHours,
  codesOfEffect,
  countingStart,
  effectOfChange,
  FREE_CANCELLATION_HOURS,
  proposalDeadline,
  refundFor,
  RENTER_NOTICE_HOURS,
  type RefundClocks,
} from '../src';
import { changeEffectInWords } from '../src/words';
import { minutes, zones } from './arbitraries';

const hoursAhead = fc.integer({ min: 1, max: 24 * 20 });
const clocks: fc.Arbitrary<RefundClocks> = fc
  .record({ placedAt: minutes, confirmedAfter: fc.integer({ min: 0, max: 24 }), start: hoursAhead })
  .map(({ placedAt, confirmedAfter, start }) => ({
    placedAt,
    confirmedAt: addHours(placedAt, confirmedAfter),
    start: addHours(placedAt, confirmedAfter + start),
    leftStart: null,
  }));
const changes = fc
  .record({ before: clocks, newStart: hoursAhead, isRentersWish: fc.boolean() })
  .map(({ before, newStart, isRentersWish }) => ({
    before,
    change: { newStart: addHours(before.confirmedAt, newStart), isRentersWish },
  }));
const othersWish = (newStart: Date) => ({ newStart, isRentersWish: false });
const rentersWish = (newStart: Date) => ({ newStart, isRentersWish: true });

const ruleAt = (at: Date, clocksThen: RefundClocks) =>
  refundFor({
    ...{ cause: 'renter', at, placedAt: clocksThen.placedAt, start: countingStart(clocksThen) },
    ...{ depositCents: 40_000, commissionCents: 20_000, taxPercent: 0 },
  }).rule;
const justAfter = (at: Date) => new Date(at.getTime() + 1);
const justBefore = (at: Date) => new Date(at.getTime() - 1);

describe('effectOfChange', () => {
  it('moves what counts from the start, and nothing else, where the renter did not wish for it', () => {
    fc.assert(
      fc.property(changes, ({ before, change: { newStart } }) => {
        expect(effectOfChange(before, othersWish(newStart)).clocks).toEqual({ ...before, start: newStart });
      }),
    );
  });

  it('makes no rule better for a renter who wished for it, at any time, however often', () => {
    const BETTER_FIRST = ['R7', 'R8', 'R9'];
    fc.assert(
      fc.property(clocks, fc.array(hoursAhead, { maxLength: 6 }), hoursAhead, (before, wished, hours) => {
        let after = before;
        for (const ahead of wished)
          after = effectOfChange(after, rentersWish(addHours(before.confirmedAt, ahead))).clocks;
        const at = addHours(before.placedAt, hours);
        expect(BETTER_FIRST.indexOf(ruleAt(at, after))).toBeGreaterThanOrEqual(
          BETTER_FIRST.indexOf(ruleAt(at, before)),
        );
      }),
    );
  });

  it.each<[who: string, moves: ['renter' | 'others', number][], counts: number]>([
    ['the renter, away from a near start', [['renter', 30]], 15],
    ['the renter, to a nearer start', [['renter', 12]], 12],
    [
      'the renter, away and back',
      [
        ['renter', 30],
        ['renter', 15],
      ],
      15,
    ],
    [
      'the renter, nearer and away',
      [
        ['renter', 12],
        ['renter', 30],
      ],
      12,
    ],
    ['the owner, away from a near start', [['others', 30]], 30],
    [
      'the owner, after the renter had moved it away',
      [
        ['renter', 20],
        ['others', 30],
      ],
      25,
    ],
    [
      'the owner, nearer, after the renter had moved it away',
      [
        ['renter', 20],
        ['others', 18],
      ],
      13,
    ],
    [
      'the owner, after the renter had moved it nearer',
      [
        ['renter', 12],
        ['others', 30],
      ],
      30,
    ],
    [
      'the renter, after the owner had moved what the renter had moved away',
      [
        ['renter', 20],
        ['others', 28],
        ['renter', 30],
      ],
      23,
    ],
    [
      'the renter, after the owner had moved it away',
      [
        ['others', 20],
        ['renter', 30],
      ],
      20,
    ],
  ])('counts from the nearest start that the renter left, which others take along: moved by %s', (_, moves, counts) => {
    const day = (number: number) => new Date(Date.UTC(2026, 5, number, 18));
    const first: RefundClocks = { placedAt: day(1), confirmedAt: day(1), start: day(15), leftStart: null };
    const last = moves.reduce(
      (before, [by, to]) => effectOfChange(before, { newStart: day(to), isRentersWish: by === 'renter' }).clocks,
      first,
    );
    expect(countingStart(last)).toEqual(day(counts));
  });

  it('keeps the lead that the renter has lost, and no more, however others move the charter after that', () => {
    fc.assert(
      fc.property(clocks, hoursAhead, fc.array(hoursAhead), (first, wished, moves) => {
        const lead = ({ start, leftStart }: RefundClocks) =>
          start.getTime() - countingStart({ start, leftStart }).getTime();
        const left = effectOfChange(first, rentersWish(addHours(first.confirmedAt, wished))).clocks;
        const last = moves.reduce(
          (before, ahead) => effectOfChange(before, othersWish(addHours(first.confirmedAt, ahead))).clocks,
          left,
        );
        expect(lead(last)).toBe(lead(left));
      }),
    );
  });

  it('says truly until when the whole deposit comes back, and never later than by the reservation', () => {
    fc.assert(
      fc.property(changes, ({ before, change }) => {
        const { clocks: after, freeUntil } = effectOfChange(before, change);
        if (freeUntil.after === null) {
          expect(ruleAt(before.placedAt, after)).not.toBe('R7');
          return;
        }
        expect(ruleAt(freeUntil.after, after)).toBe('R7');
        expect(ruleAt(justAfter(freeUntil.after), after)).not.toBe('R7');
        const latest = addHours(before.placedAt, FREE_CANCELLATION_HOURS);
        expect(freeUntil.after.getTime()).toBeLessThanOrEqual(latest.getTime());
      }),
    );
  });

  it('counts the late hours back from the start that counts', () => {
    fc.assert(
      fc.property(changes, ({ before, change }) => {
        const { clocks: after, lateFrom } = effectOfChange(before, change);
        expect(lateFrom.after).toEqual(addHours(countingStart(after), -RENTER_NOTICE_HOURS));
        expect(ruleAt(lateFrom.after, after)).toBe('R9');
        expect(ruleAt(justBefore(lateFrom.after), after)).not.toBe('R9');
      }),
    );
  });

  it('comes out the same however many changes of others lead there, and a change back undoes it', () => {
    fc.assert(
      fc.property(changes, hoursAhead, ({ before, change: { newStart } }, other) => {
        const between = effectOfChange(before, othersWish(addHours(before.confirmedAt, other))).clocks;
        const [there, directly] = [between, before].map((from) => effectOfChange(from, othersWish(newStart)).clocks);
        expect(there).toEqual(directly);
        expect(effectOfChange(between, othersWish(before.start)).clocks).toEqual(before);
      }),
    );
  });

  it('leaves every rule as it is where the start stays', () => {
    fc.assert(
      fc.property(clocks, (before) => {
        const { clocks: after, moved, freeUntil, lateFrom } = effectOfChange(before, rentersWish(before.start));
        expect(after).toEqual(before);
        expect(moved).toBe(false);
        expect(freeUntil.after).toEqual(freeUntil.before);
        expect(lateFrom.after).toEqual(lateFrom.before);
      }),
    );
  });
});

describe('proposalDeadline', () => {
  it('is never after either start, nor after the hours given', () => {
    fc.assert(
      fc.property(minutes, minutes, minutes, fc.integer({ min: 1, max: 48 }), (at, start, newStart, hours) => {
        const deadline = proposalDeadline(at, start, newStart, hours).getTime();
        expect(deadline).toBe(Math.min(addHours(at, hours).getTime(), start.getTime(), newStart.getTime()));
      }),
    );
  });
});

describe('changeEffectInWords', () => {
  const zone = 'America/Toronto';
  const at = (text: string) => new Date(`2026-06-${text}:00Z`);
  const placed = { placedAt: at('01T12:00'), confirmedAt: at('01T13:00'), start: at('15T18:00'), leftStart: null };
  const words = (newStart: Date, now: Date, reader: 'renter' | 'others' = 'others') =>
    changeEffectInWords(codesOfEffect(effectOfChange(placed, othersWish(newStart)), now), { reader, zone });

  it('says that nothing changes where the start stays', () => {
    expect(words(placed.start, at('03T12:00'))).toEqual(['The rules for canceling stay as they are.']);
  });

  it('says from when it is late, and that free cancellation does not start again', () => {
    expect(words(at('20T18:00'), at('03T12:00'))).toEqual([
      'If the renter cancels, that counts as late from Wednesday, June 17, 2026, 2:00 p.m. EDT on: 72 hours before the new start, or earlier where the renter moved the charter to a later date.',
      'Free cancellation does not start again: its 24 hours count from the reservation.',
    ]);
  });

  it('says until when cancellation is free where it still is', () => {
    expect(words(at('20T18:00'), at('01T15:00'), 'renter')).toEqual([
      'If you cancel, that counts as late from Wednesday, June 17, 2026, 2:00 p.m. EDT on: 72 hours before the new start, or earlier where you moved the charter to a later date.',
      'Free cancellation is possible until Tuesday, June 2, 2026, 8:00 a.m. EDT: its 24 hours count from the reservation and do not start again.',
    ]);
  });

  it('says that a near start takes free cancellation away', () => {
    expect(words(at('03T18:00'), at('01T15:00'), 'renter')).toEqual([
      'If you cancel once the change is accepted, that counts as late, as the new start is no more than 72 hours away, or would be if you had not moved the charter to a later date.',
      'Free cancellation ends with the change, as the new start is too near for it.',
    ]);
  });

  it('says that a renter who moves it away from a near start cancels as late as before', () => {
    const near = { ...placed, start: at('05T18:00') };
    const moved = codesOfEffect(effectOfChange(near, rentersWish(at('20T18:00'))), at('03T12:00'));
    expect(moved).toEqual([
      { code: 'late_at_once', at: null },
      { code: 'free_not_again', at: null },
    ]);
  });

  it.each([
    ['late', '20T18:00', '17T18:00', 'late from Wednesday', 'that counts as late, as the new start'],
    ['free after the change', '20T18:00', '02T12:00', 'is possible until Tuesday', 'does not start again:'],
    ['free without the change', '03T18:00', '02T12:00', 'ends with the change', 'does not start again:'],
  ])('speaks of when it is %s as to come until that very instant', (_, newStart, instant, before, from) => {
    const said = (now: Date) => words(at(newStart), now).join(' ');
    expect(said(justBefore(at(instant)))).toContain(before);
    expect(said(at(instant))).not.toContain(before);
    expect(said(at(instant))).toContain(from);
  });

  it('names no free cancellation that is not to be had', () => {
    fc.assert(
      fc.property(changes, minutes, zones, ({ before, change }, now, in_) => {
        const effect = effectOfChange(before, change);
        const text = changeEffectInWords(codesOfEffect(effect, now), { reader: 'renter', zone: in_ }).join(' ');
        const isFree = effect.moved && effect.freeUntil.after !== null && effect.freeUntil.after > now;
        expect(text.includes('is possible until')).toBe(isFree);
        expect(text).not.toContain('{{');
      }),
    );
  });
});
