import type { BookingView } from '@harbourline/contracts';
import { localDateOf } from '@harbourline/policy';
import { useBoatCaptainsQuery } from '../../shared/api/boat-api';
import { useText } from './words';

/** Who takes the helm; with the owner's proposal, who did and who would. */
export function BookingCaptain({ booking, side }: { booking: BookingView; side: 'renter' | 'owner' | 'captain' }) {
  const t = useText();
  const { ownerAdjusted, adjustedCaptainId, captainId, captain, captainWanted } = booking;
  const present = captain?.fullName ?? t('card.noCaptain');
  if (captainWanted) return t(`card.captainWanted.${side}`);
  if (!ownerAdjusted || adjustedCaptainId === null || adjustedCaptainId === captainId) return present;
  return (
    <>
      <s>{present}</s>
      {'\n'}
      <ProposedCaptain booking={booking} captainId={adjustedCaptainId} />
    </>
  );
}

function ProposedCaptain({ booking, captainId }: { booking: BookingView; captainId: number }) {
  const t = useText();
  const { boatId, startDate, zone } = booking;
  const { data } = useBoatCaptainsQuery({ boatId, date: localDateOf(new Date(startDate), zone) });
  return data?.find(({ id }) => id === captainId)?.fullName ?? t('card.otherCaptain');
}
