import { captainTabOf, type CaptainTab, type OwnerTab, ownerTabOf } from '@harbourline/policy';
import { serverNow } from '../../shared/lib/server-time';
import { useUnreadQuery } from './conversations-api';

export interface UnreadCounts {
  of: (bookingId: number) => number;
  /** On which tab of a renter's or an owner's dashboard they are. */
  on: (tab: OwnerTab | 'declined') => number;
  onCaptains: (tab: CaptainTab) => number;
}

/** How many messages wait to be read; none as long as that is not known. */
export function useUnread(): UnreadCounts {
  const { data = [] } = useUnreadQuery();
  const sumOf = (those: typeof data) => those.reduce((sum, { unread }) => sum + unread, 0);
  const now = serverNow();
  return {
    of: (bookingId) => data.find((each) => each.bookingId === bookingId)?.unread ?? 0,
    on: (tab) => sumOf(data.filter((booking) => ownerTabOf(booking) === tab)),
    onCaptains: (tab) =>
      sumOf(
        data.filter(
          ({ status, endDate }) => (captainTabOf({ status, end: new Date(endDate) }, now) ?? 'completed') === tab,
        ),
      ),
  };
}
