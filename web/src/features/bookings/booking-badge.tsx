import type { BookingView } from '@harbourline/contracts';
import type { StandingKind } from '@harbourline/policy';
import { standingOfBooking } from '../../shared/booking/standing-of-booking';
import { useNow } from '../../shared/lib/use-now';
import { Badge } from '../../shared/ui/badge';
import { useText } from './words';

const COLOR = {
  awaitingOwner: 'amber',
  awaitingOwnerAndCaptain: 'amber',
  awaitingCaptain: 'amber',
  captainToBeChosen: 'amber',
  awaitingRenter: 'teal',
  confirmed: 'green',
  changeProposed: 'green',
  captainLeft: 'amber',
  calledOff: 'amber',
  newTimeProposed: 'amber',
  calledOffWithoutCaptain: 'amber',
  overdue: 'amber',
  underWay: 'green',
  completed: 'gray',
  ended: 'red',
} as const satisfies Record<StandingKind, string>;

/** Where a booking stands, in a few words and colour. */
export function BookingBadge({ booking }: { booking: BookingView }) {
  const t = useText();
  const { kind } = standingOfBooking(booking, useNow());
  return (
    <Badge size="2" radius="full" color={COLOR[kind]}>
      {t(`badge.${kind}`)}
    </Badge>
  );
}
