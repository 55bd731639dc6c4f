import { ERRORS } from '../src/errors';

const errors = Object.entries(ERRORS).map(([code, { status, message }]) => ({ code, status, message }));

it.each(errors)('answers $code with a status of failure', ({ status }) => {
  expect(Number.isInteger(status)).toBe(true);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThanOrEqual(599);
});

it.each(errors)('says what $code means in a sentence, without the code', ({ code, message }) => {
  expect(message).toMatch(/^[A-Z].+\.$/);
  if (code.includes('_')) expect(message).not.toContain(code);
});
