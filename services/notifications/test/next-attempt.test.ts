import { nextAttempt } from '../src/domain/deliveries/next-attempt';

const createdAt = new Date('2026-06-01T00:00:00.000Z');
const tried = (channel: 'email' | 'sms', attempts: number) => ({ channel, attempts, createdAt, waitingSince: null });
const waits = (channel: 'email' | 'sms', attempts: number) =>
  (nextAttempt(tried(channel, attempts), createdAt)?.getTime() ?? NaN) - createdAt.getTime();

it('waits fractions of a second first, an SMS two seconds, then twice as long each time, five minutes at most', () => {
  expect([1, 2, 3].map((attempts) => waits('email', attempts))).toEqual([250, 500, 1_000]);
  expect([1, 2, 3].map((attempts) => waits('sms', attempts))).toEqual([2_000, 4_000, 8_000]);
  for (const attempts of [12, 100, 5_000]) expect(waits('email', attempts)).toBe(300_000);
});

it('ends after three days, which begin anew when somebody has it sent again', () => {
  const [before, after] = [new Date('2026-06-03T23:59:59.999Z'), new Date('2026-06-04T00:00:00.000Z')];
  const message = tried('email', 900);
  expect(nextAttempt(message, before)).toBeDefined();
  expect(nextAttempt(message, after)).toBeUndefined();
  expect(nextAttempt({ ...message, waitingSince: before }, after)).toBeDefined();
});
