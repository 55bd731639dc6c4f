import { useFailedCountQuery } from './message-log-api';

const LOOK_EVERY_MS = 15_000;

/** How many messages have failed, as it is now: they fail long after the page has been opened. */
export function useFailedCount(): number {
  const { data = 0 } = useFailedCountQuery(undefined, { pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true });
  return data;
}
