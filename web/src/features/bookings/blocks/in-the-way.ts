import type { BookingView, CalendarBlock } from '@harbourline/contracts';
import { isEnded, isRequest } from '@harbourline/policy';
import type { Interval } from './block-values';

export interface Obstacle {
  key: string;
  kind: 'confirmed' | 'pending' | 'block';
  /** The boat; empty for a block. */
  what: string;
  startDate: string;
  endDate: string;
}

type Charter = Pick<
  BookingView,
  'id' | 'status' | 'startDate' | 'endDate' | 'adjustedStartDate' | 'adjustedEndDate' | 'boat'
>;
type Block = Pick<CalendarBlock, 'id' | 'startDate' | 'endDate'>;

/** What keeps a time from being blocked: charters, also at a proposed time, and blocks; by their start. */
export function inTheWay(wanted: Interval, charters: readonly Charter[], blocks: readonly Block[]): Obstacle[] {
  const obstacles = [...charters.flatMap(timesOf), ...blocks.map(blockTime)];
  return obstacles
    .filter(({ startDate, endDate }) => new Date(startDate) < wanted.end && wanted.start < new Date(endDate))
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
}

function timesOf({ id, status, startDate, endDate, adjustedStartDate, adjustedEndDate, boat }: Charter): Obstacle[] {
  if (isEnded({ status })) return [];
  const kind = isRequest({ status }) ? 'pending' : 'confirmed';
  const own: Obstacle = { key: `booking ${id}`, kind, what: boat.title, startDate, endDate };
  if (adjustedStartDate === null || adjustedEndDate === null) return [own];
  return [own, { ...own, key: `proposal ${id}`, startDate: adjustedStartDate, endDate: adjustedEndDate }];
}

function blockTime({ id, startDate, endDate }: Block): Obstacle {
  return { key: `block ${id}`, kind: 'block', what: '', startDate, endDate };
}
