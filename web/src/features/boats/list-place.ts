import { useLocation } from 'react-router-dom';
import type { When } from '../../shared/charter-time/charter-time-values';
import { isRecord } from '../../shared/lib/is-record';
import { whenSearch } from './filters';

const LIST = '/boats';

/** The list of boats as it was left: its address, and the entry of the history that knows the place in it. */
interface ListPlace {
  list: string;
  listKey: string;
}

/** What goes along from the list on screen to a boat, so that one finds the way back. */
export function useListPlace(): ListPlace | undefined {
  const { pathname, search, key } = useLocation();
  return pathname === LIST ? { list: pathname + search, listKey: key } : undefined;
}

/** The link to the list that one came from, with its filters, and to the place there; else to all boats at that time. */
export function useWayToList(when: When): { to: string; state?: { placeOf: string } } {
  const state: unknown = useLocation().state;
  if (!isRecord(state) || typeof state.list !== 'string' || typeof state.listKey !== 'string') {
    return { to: LIST + whenSearch(when) };
  }
  return { to: state.list, state: { placeOf: state.listKey } };
}
