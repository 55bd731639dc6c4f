import { type Counted, useFailedCountQuery } from './message-log-api';

const LOOK_EVERY_MS = 15_000;

const NONE: Counted = { count: 0, more: false };

/** How many messages have failed, as it is now: they fail long after the page has been opened. */
export function useFailedCount(): Counted {
  const { data = NONE } = useFailedCountQuery(undefined, {
    pollingInterval: LOOK_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  return data;
}
