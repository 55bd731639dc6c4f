import { RatingLine } from '../../shared/ui/rating-line';
import { useRenterRatingsQuery } from './reviews-api';
import { useText } from './words';

/** What owners have rated a renter who asks for a boat. */
export function RenterRating({ renterId }: { renterId: number }) {
  const t = useText();
  const { data } = useRenterRatingsQuery();
  if (!data) return null;
  const rating = data.find((each) => each.renterId === renterId);
  return (
    <p>
      {rating ? (
        <>
          {t('renterRating.label')} <RatingLine rating={rating} />
        </>
      ) : (
        t('renterRating.none')
      )}
    </p>
  );
}
