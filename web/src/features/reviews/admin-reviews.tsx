import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { PagedList } from '../../shared/ui/paged-list';
import { SelectBox } from '../../shared/ui/select-box';
import { Stack } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { AdminReviewRecord } from './admin-review-record';
import { useAdminReviewsInfiniteQuery } from './reviews-api';
import { useText } from './words';

const WHICH = ['reported', 'hidden', 'all'] as const;

/** Reviews that were reported and that nobody has looked at, unless others are asked for. */
export function AdminReviews() {
  const t = useText();
  const [{ which: asked }, change] = useAddressFilters('which');
  const which = WHICH.find((known) => known === asked) ?? 'reported';
  const query = useAdminReviewsInfiniteQuery({ which });
  return (
    <Stack>
      <SelectBox
        aria-label={t('admin.which')}
        value={which}
        options={WHICH.map((value) => ({ value, label: t(`admin.${value}`) }))}
        onChange={({ target }) => change({ which: target.value })}
      />
      <PagedList query={query} empty={<EmptyState title={t(`admin.none.${which}`)} />}>
        {(reviews) => (
          <Stack>
            {reviews.map((review) => (
              <AdminReviewRecord key={review.id} review={review} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Stack>
  );
}
