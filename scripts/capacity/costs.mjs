/**
 * Processor time in milliseconds, as `npm run bench` measured it on a machine with two cores (docs/performance.md). The
 * shares of the processes are those of the run with 149 ms for a reservation, brought to the 116 ms of the last one.
 */
const TO_TODAY = 116 / 149;

/** What somebody who reserves waits for, in this order: the hold, the payment's intent, the booking. */
const WAITED_FOR = { gateway: 11, booking: 22, payments: 18, postgres: 20 };
/** What it sets off besides: events, projections, mails. */
const AFTERWARDS = { identity: 3.1, catalog: 7.3, booking: 8.2, payments: 15.5, notifications: 29.7, postgres: 13.8 };

const today = (costs) => Object.entries(costs).map(([station, ms]) => ({ station, ms: ms * TO_TODAY }));
export const RESERVATION = { waitedFor: today(WAITED_FOR), afterwards: today(AFTERWARDS) };
