/**
 * **Is this boat free then, and what does it cost?** The one answer, for everybody who asks: booking, before it takes
 * a reservation; the calendars and start times that people choose from; the lists of boats.
 *
 * **Contract.** Pure: time, settings and what is known of the boat are arguments. Instants are `Date`s; local dates are
 * `YYYY-MM-DD` and times `HH:MM` by the clock of `zone`, the zone of the boat's city; hours are elapsed time; amounts are
 * integer cents. A span includes its start and not its end.
 *
 * - When may a charter start, how long may it be, how soon? `START_TIMES`, `isStartSlot`, `isAllowedDuration`, `earliestStart`.
 * - Which of these rules does a charter break? `brokenRules`.
 * - What has to be free for a charter, and is it? `roomFor`, `isFree`.
 * - Which starts, lengths and days can be had? `slotsOn`, `durationsFrom`, `dayStateOf`, `takenDates`.
 * - What does an hour cost on a day, and why that much? `rateOn`; on the coming days at least: `lowestRateCents`.
 * - What does a charter cost? `priceReservation`, `priceWithPaidDeposit`. What may an amount be the deposit of? `offersDeposit`.
 * - What does a paid deposit lack for a change? `depositShortfall`.
 *
 * **What stays true, whatever is added.** Nobody but the form in which an owner enters them looks into a boat's rates, and
 * nobody else adds hours to a charter to see whether it fits, or compares a start with the notice: everyone carries `Rates`
 * and spans as they are, and asks here.
 *
 * - A rate for a season or for weekends is a new kind of `DayRate`, found in `rateOn` and named in `ratesAhead`. Whoever
 *   tells why a day costs what it does does not compile until it knows the kind.
 * - Time between charters is what `roomFor` adds to a charter.
 * - Other hours are other `START_TIMES`; a rule that forbids a charter is a `CharterRule`.
 *
 * **Where the database says the same.** Catalog's lists are read by SQL: `free-at.ts` asks for the room of `roomFor`,
 * `lowest-rates.ts` and the trigger `keep_day_rates` tell the rates of `rateOn`. Its test `offer-in-sql.test.ts` compares
 * both on 100,000 cases. Booking's exclusion constraint on claims keeps what a charter itself occupies from being taken
 * twice: time between charters needs a wider one, or two who reserve at once would not see each other.
 */
export * from './calendar';
export * from './deposits';
export * from './notice';
export * from './price';
export * from './rates';
export * from './room';
export * from './rules';
export * from './slots';
