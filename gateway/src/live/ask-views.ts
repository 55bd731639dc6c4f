import { listViewChanges, type ViewChanges } from '@harbourline/service-kit';
import type { Pool } from 'undici';
import { askService } from '../proxy/ask-service';

const ANSWER_WITHIN_MS = 1_500;

/** Requests whose view has changed since the last answer. @returns undefined if the service does not know the call. */
export type AskViews = (after: string | undefined) => Promise<ViewChanges | undefined>;

/** Asks one of a service's replicas, whichever: all of them look at the same database. */
export function remoteViews(pool: Pool): AskViews {
  return async (after) => {
    const query = after === undefined ? '' : `?after=${encodeURIComponent(after)}`;
    const call = { method: 'GET' as const, path: listViewChanges.path + query };
    const { status, taken } = await askService(pool, call, AbortSignal.timeout(ANSWER_WITHIN_MS));
    if (status === 404) return undefined;
    if (status !== 200) throw new Error(`the service answered ${status}`);
    return listViewChanges.responses[200].parse(JSON.parse(Buffer.concat(taken).toString()));
  };
}
