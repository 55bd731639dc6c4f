import { ReceivedReviews } from '../features/reviews/received-reviews';
import { ReviewsWaiting } from '../features/reviews/reviews-waiting';
import { useText } from '../features/reviews/words';
import { WrittenReviews } from '../features/reviews/written-reviews';
import { RequireRole } from '../features/session/require-role';
import { useAddressFilters } from '../shared/lib/use-address-filters';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { Stack } from '../shared/ui/stack';
import { Tabs } from '../shared/ui/tabs';

const REVIEWING = ['renter', 'owner', 'captain'] as const;

export function Page() {
  const t = useText();
  const [{ tab }, change] = useAddressFilters('tab');
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role={REVIEWING} guestText={t('guest')} otherRoleText={t('otherRole')}>
        {({ role }) => (
          <>
            <PageHeader title={t('title')} lead={t('lead')} />
            <Stack gap={5}>
              {role === 'captain' ? (
                <ReceivedReviews />
              ) : (
                <>
                  <ReviewsWaiting side={role === 'owner' ? 'owner' : 'renter'} />
                  <Tabs
                    label={t('title')}
                    value={tab === 'written' ? 'written' : 'received'}
                    onValueChange={(next) => change({ tab: next })}
                    tabs={[
                      { value: 'received', label: t('received.title'), content: <ReceivedReviews /> },
                      { value: 'written', label: t('written.title'), content: <WrittenReviews /> },
                    ]}
                  />
                </>
              )}
            </Stack>
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}
