/** Nothing listens on it: a test that must reach another service says where that one is. */
export const NOWHERE = 'http://127.0.0.1:9';

/** As `PATIENCE`: a machine that is busy is not a database that is away, nor a client that stalls. */
export const PATIENT = 30;

export const TEST_INTERNAL_SECRET = 'only-for-tests-internal-secret';

/** The environment of a service under test, for `readConfig`: a free port, quiet, the other services nowhere. */
export function testEnvironment(own: { DATABASE_URL: string } & Record<string, string>): Record<string, string> {
  return {
    NODE_ENV: 'test',
    PORT: '0',
    INTERNAL_SECRET: TEST_INTERNAL_SECRET,
    IDENTITY_URL: NOWHERE,
    CATALOG_URL: NOWHERE,
    BOOKING_URL: NOWHERE,
    PAYMENTS_URL: NOWHERE,
    NOTIFICATIONS_URL: NOWHERE,
    LOG_LEVEL: 'silent',
    PATIENCE: String(PATIENT),
    ...own,
  };
}
