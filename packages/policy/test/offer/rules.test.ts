import { addHours, brokenRules, instantAt } from '../../src';

const boat = { zone: 'America/Toronto', minimumHours: 4, capacity: 12, onlyWithCaptain: false };
const startDate = instantAt('2026-07-04', '14:00', boat.zone);
const at = { now: addHours(startDate, -36), noticeHours: 36 };
const charter = { startDate, endDate: addHours(startDate, 4), guestCount: 12, captainId: null };

describe('the rules of a charter', () => {
  it('are kept at their very limits', () => {
    expect(brokenRules(charter, boat, at)).toEqual([]);
  });

  it.each([
    ['outside_hours', { startDate: addHours(startDate, 1 / 4), endDate: addHours(startDate, 4.25) }],
    ['duration_not_allowed', { endDate: addHours(startDate, 3) }],
    ['duration_not_allowed', { endDate: addHours(startDate, 13) }],
    ['duration_not_allowed', { endDate: addHours(startDate, 4.5) }],
    ['duration_not_allowed', { endDate: startDate }],
    ['too_many_guests', { guestCount: 13 }],
  ])('are broken one by one: %s by %j', (rule, part) => {
    expect(brokenRules({ ...charter, ...part }, boat, at)).toEqual([rule]);
  });

  it('ask for a captain where the boat goes out with one only', () => {
    const withCaptain = { ...boat, onlyWithCaptain: true };
    expect(brokenRules(charter, withCaptain, at)).toEqual(['captain_required']);
    expect(brokenRules({ ...charter, captainId: 7 }, withCaptain, at)).toEqual([]);
  });

  it('ask for the whole notice', () => {
    expect(brokenRules(charter, boat, { ...at, now: new Date(at.now.getTime() + 1) })).toEqual(['notice_too_short']);
  });

  it('are told all, in one order', () => {
    const wrong = { startDate: addHours(startDate, -14.75), endDate: startDate, guestCount: 13, captainId: null };
    expect(brokenRules(wrong, { ...boat, onlyWithCaptain: true }, at)).toEqual([
      'outside_hours',
      'duration_not_allowed',
      'notice_too_short',
      'too_many_guests',
      'captain_required',
    ]);
  });
});
