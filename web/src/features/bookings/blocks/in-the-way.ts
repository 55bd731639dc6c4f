import type { BookingView, CalendarBlock } from '@harbourline/contracts';
import { isEnded, isRequest } from '@harbourline/policy';
import { type Proposable, proposalOfBooking } from '../../../shared/booking/proposal-of-booking';
import type { Interval } from './block-values';

export interface Obstacle {
  key: string;
  kind: 'confirmed' | 'pending' | 'proposed' | 'block';
  /** The boat; empty for a block. */
  what: string;
  startDate: string;
  endDate: string;
}

type Charter = Proposable & Pick<BookingView, 'id' | 'status' | 'boat'>;
type Block = Pick<CalendarBlock, 'id' | 'startDate' | 'endDate'>;

/** What keeps a time from being blocked: charters, also at a proposed time, and blocks; by their start. */
export function inTheWay(wanted: Interval, charters: readonly Charter[], blocks: readonly Block[]): Obstacle[] {
  const obstacles = [...charters.flatMap(timesOf), ...blocks.map(blockTime)];
  return obstacles
    .filter(({ startDate, endDate }) => new Date(startDate) < wanted.end && wanted.start < new Date(endDate))
    .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
}

function timesOf(charter: Charter): Obstacle[] {
  const { id, status, startDate, endDate, boat } = charter;
  if (isEnded({ status })) return [];
  const kind = isRequest({ status }) ? 'pending' : 'confirmed';
  const own: Obstacle = { key: `booking ${id}`, kind, what: boat.title, startDate, endDate };
  const proposal = proposalOfBooking(charter);
  if (!proposal) return [own];
  const { startDate: start, endDate: end } = proposal;
  return [own, { ...own, key: `proposal ${id}`, kind: 'proposed', startDate: start, endDate: end }];
}

function blockTime({ id, startDate, endDate }: Block): Obstacle {
  return { key: `block ${id}`, kind: 'block', what: '', startDate, endDate };
}
