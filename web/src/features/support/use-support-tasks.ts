import { useSupportTasksQuery } from './support-api';

const LOOK_EVERY_MS = 30_000;

/** What needs a person, as it is now: administrators have no connection that tells them of changes. */
export function useSupportTasks() {
  return useSupportTasksQuery(undefined, { pollingInterval: LOOK_EVERY_MS, skipPollingIfUnfocused: true });
}
