import { noteServerTime, onServerTime, serverNow } from '../src/shared/lib/server-time';

const HOUR_MS = 60 * 60_000;
const inWholeSeconds = (ms: number) => new Date(ms).toUTCString();
const aheadMs = () => serverNow().getTime() - Date.now();

/** An answer that took as long to come, from a server whose clock is ahead by so much. */
function answerFrom(clockAheadMs: number, tookMs: number): void {
  noteServerTime(inWholeSeconds(Date.now() + clockAheadMs - tookMs / 2), Date.now() - tookMs);
}

afterEach(() => answerFrom(0, 20));

it('is the browser’s own time where both clocks may agree', () => {
  answerFrom(0, 300);
  expect(Math.abs(aheadMs())).toBeLessThan(500);
});

it.each([2 * HOUR_MS, -20 * 60_000, 48 * HOUR_MS])('follows the server’s clock where it is ahead by %d ms', (ahead) => {
  answerFrom(ahead, 300);
  expect(Math.abs(aheadMs() - ahead)).toBeLessThanOrEqual(1300);
});

it('becomes more exact with each answer, and follows a clock that is set right', () => {
  answerFrom(HOUR_MS, 20_000);
  answerFrom(HOUR_MS, 100);
  expect(Math.abs(aheadMs() - HOUR_MS)).toBeLessThanOrEqual(1100);
  answerFrom(0, 100);
  expect(Math.abs(aheadMs())).toBeLessThanOrEqual(1100);
});

it('learns nothing from an answer that says no time', () => {
  const before = aheadMs();
  noteServerTime(null, Date.now());
  noteServerTime('soon', Date.now());
  expect(Math.abs(aheadMs() - before)).toBeLessThan(500);
});

it('tells whoever shows the time when it turns out to be another', () => {
  const told = jest.fn();
  const leave = onServerTime(told);
  answerFrom(HOUR_MS, 100);
  expect(told).toHaveBeenCalledTimes(1);
  leave();
  answerFrom(2 * HOUR_MS, 100);
  expect(told).toHaveBeenCalledTimes(1);
});
