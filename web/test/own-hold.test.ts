import { withoutOwn } from '../src/features/reservation/own-hold';
import type { PendingBooking } from '../src/shared/lib/pending-booking';

const at = (hour: number) => `2026-07-05T${hour}:00:00.000Z`;
const own = { startDate: at(13), endDate: at(16) } as PendingBooking;

describe('the taken times as the renter who holds one of them sees them', () => {
  it('leave out their own hold', () => {
    expect(withoutOwn([{ startDate: at(13), endDate: at(16) }], own)).toEqual([]);
  });

  it('keep what others have around it, also when all arrives as one span', () => {
    expect(withoutOwn([{ startDate: at(10), endDate: at(20) }], own)).toEqual([
      { startDate: at(10), endDate: at(13) },
      { startDate: at(16), endDate: at(20) },
    ]);
  });

  it('keep what does not touch it', () => {
    const others = [{ startDate: at(16), endDate: at(20) }];
    expect(withoutOwn(others, own)).toEqual(others);
  });
});
