import { fittingPart } from '../src/features/reservation/fitting-part';

// 15:00 to 18:00 in Toronto
const busy = [{ startDate: new Date('2026-07-05T19:00:00.000Z'), endDate: new Date('2026-07-05T22:00:00.000Z') }];
const rules = {
  zone: 'America/Toronto',
  startTimes: ['10:00', '14:00', '18:00', '22:30'],
  minimumHours: 3,
  earliestStart: new Date('2026-07-01T16:00:00.000Z'),
  busy,
};
const date = '2026-07-05';

describe('the time a reservation is asked for', () => {
  it('is taken over as a whole where the boat is free', () => {
    expect(fittingPart({ date, startTime: '10:00', hours: 5 }, rules)).toStrictEqual({
      date,
      startTime: '10:00',
      duration: 5,
    });
  });

  it('may be a date alone, and says nothing then of start and duration', () => {
    expect(fittingPart({ date }, rules)).toStrictEqual({ date });
  });

  it('means nothing without a date, on one that is over, and on one that is taken', () => {
    const rest = { startTime: '10:00', hours: 5 };
    const allDay = [{ startDate: new Date('2026-07-05T04:00:00.000Z'), endDate: new Date('2026-07-06T14:00:00.000Z') }];
    expect(fittingPart(rest, rules)).toStrictEqual({});
    expect(fittingPart({ date: '2026-06-30', ...rest }, rules)).toStrictEqual({});
    expect(fittingPart({ date, ...rest }, { ...rules, busy: allDay })).toStrictEqual({});
  });

  it('leaves out a start that is taken, too soon or none of the boat’s', () => {
    expect(fittingPart({ date, startTime: '14:00', hours: 4 }, rules)).toStrictEqual({ date, duration: 4 });
    expect(fittingPart({ date, startTime: '11:00' }, rules)).toStrictEqual({ date });
    expect(fittingPart({ date: '2026-07-01', startTime: '10:00' }, rules)).toStrictEqual({ date: '2026-07-01' });
  });

  it('leaves out a duration that is shorter than the boat’s minimum or runs into the next charter', () => {
    expect(fittingPart({ date, startTime: '10:00', hours: 2 }, rules)).toStrictEqual({ date, startTime: '10:00' });
    expect(fittingPart({ date, startTime: '10:00', hours: 6 }, rules)).toStrictEqual({ date, startTime: '10:00' });
  });
});
