import { withoutOwn } from '../src/shared/charter-time/own-time';

const at = (hour: number) => `2026-07-05T${hour}:00:00.000Z`;
const own = { startDate: at(13), endDate: at(16) };

describe('the taken times as the renter who holds or has one of them sees them', () => {
  it('leave out their own time', () => {
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
