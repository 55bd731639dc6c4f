import { getBoat, listBoatCaptains, listBoats, listFeaturedReviews } from '@harbourline/contracts';
import { readFilters, readWhen, toSearch } from '../features/boats/filters';
import { FEATURED, PAGE_SIZE } from '../features/boats/page-sizes';
import { call } from '../shared/api/call';

/** What the server needs to know to draw a page before its scripts run. */
export interface PageToDraw {
  /** One for all addresses at which the page looks the same. */
  address: string;
  /** The addresses of the calls that it begins with. */
  calls: string[];
}

const CONTENT = [
  '/lifestyle',
  '/pricing',
  '/about',
  '/contact',
  '/renters-faq',
  '/owners-captains-faq',
  '/terms',
  '/privacy',
  '/cookies',
];

/** Undefined for pages that only their scripts draw: somebody's own, and lists and boats at a time that was asked for. */
export function pageToDraw(path: string, search: URLSearchParams): PageToDraw | undefined {
  if (CONTENT.includes(path)) return { address: path, calls: [] };
  if (path === '/')
    return { address: path, calls: [call(listBoats, { query: FEATURED }).url, call(listFeaturedReviews).url] };
  if (path === '/boats') {
    const { location, ...others } = readFilters(search);
    if (Object.values(others).some(Boolean)) return undefined;
    const list = call(listBoats, { query: { location, limit: PAGE_SIZE } });
    return { address: path + toSearch({ location }), calls: [list.url] };
  }
  const id = boatIn(path);
  if (id === undefined || readWhen(search).date) return undefined;
  return { address: path, calls: [callForBoat(id), call(listBoatCaptains, { params: { id } }).url] };
}

/** The call for what a boat's page says of it, also in its head. */
export const callForBoat = (id: number): string => call(getBoat, { params: { id } }).url;

/** The number of the boat whose page it is. `path`: in small letters, without a slash at its end. */
export function boatIn(path: string): number | undefined {
  const [, id] = /^\/boats\/(\d+)$/.exec(path) ?? [];
  return id === undefined ? undefined : Number(id);
}
