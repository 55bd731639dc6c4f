import { Badge } from '../../shared/ui/badge';
import { useLicensesToReviewQuery } from './licenses-api';
import { useText } from './words';

/** How many licenses wait for their review, on the tab of captains; nothing where none does. */
export function LicensesWaiting() {
  const t = useText();
  const { data } = useLicensesToReviewQuery();
  if (!data || data.total === 0) return null;
  return (
    <Badge radius="full" color="amber" aria-label={t('review.heading', { count: data.total })}>
      {data.total}
    </Badge>
  );
}
