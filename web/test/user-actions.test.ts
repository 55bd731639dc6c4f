import { traceUserActions } from '../src/shared/api/user-actions';

const FORM = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;
const read = (traceparent: string) => FORM.exec(traceparent)?.slice(1) ?? [];

function setUp() {
  const page = new EventTarget();
  let now = 0;
  const next = traceUserActions(page, () => now);
  return { page, next: () => read(next()), pass: (ms: number) => (now += ms) };
}

it('gives all calls after one click one trace, and each a place of its own in it', () => {
  const { page, next } = setUp();
  page.dispatchEvent(new Event('click'));
  const [first, second] = [next(), next()];

  expect(first).toHaveLength(2);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
});

it.each(['click', 'popstate', 'focus'])('begins another trace with the next %s', (event) => {
  const { page, next } = setUp();
  const [before] = next();
  page.dispatchEvent(new Event(event));

  expect(next()[0]).not.toBe(before);
});

it('does not count for ever as caused by the last click', () => {
  const { next, pass } = setUp();
  const [before] = next();
  pass(14 * 60_000);
  expect(next()[0]).toBe(before);
  pass(2 * 60_000);
  expect(next()[0]).not.toBe(before);
});
