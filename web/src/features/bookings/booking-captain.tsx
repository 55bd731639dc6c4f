import type { BookingView } from '@harbourline/contracts';
import { localDateOf } from '@harbourline/policy';
import { useBoatCaptainsQuery } from '../../shared/api/boat-api';
import { proposalOfBooking } from '../../shared/booking/proposal-of-booking';
import { useText } from './words';

/** Who takes the helm; with the owner's proposal, who did and who would. */
export function BookingCaptain({ booking, side }: { booking: BookingView; side: 'renter' | 'owner' | 'captain' }) {
  const t = useText();
  const { captainId, captain, captainWanted } = booking;
  const proposal = proposalOfBooking(booking);
  const present = captain?.fullName ?? t('card.noCaptain');
  if (captainWanted) return t(`card.captainWanted.${side}`);
  const other = proposal?.of === 'request' && proposal.captainId !== captainId ? proposal.captainId : null;
  if (other === null) return present;
  return (
    <>
      <s>{present}</s>
      {'\n'}
      <ProposedCaptain booking={booking} captainId={other} />
    </>
  );
}

function ProposedCaptain({ booking, captainId }: { booking: BookingView; captainId: number }) {
  const t = useText();
  const { boatId, startDate, zone } = booking;
  const { data } = useBoatCaptainsQuery({ boatId, date: localDateOf(new Date(startDate), zone) });
  return data?.find(({ id }) => id === captainId)?.fullName ?? t('card.otherCaptain');
}
