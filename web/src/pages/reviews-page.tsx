import type { ReactNode } from 'react';
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
  const [{ tab: chosen }, change] = useAddressFilters('tab');
  const tab = (value: 'received' | 'written', content: ReactNode) => {
    const label = t(`${value}.title`);
    return { value, label, heading: label, content };
  };
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role={REVIEWING} guestText={t('guest')} otherRoleText={t('otherRole')}>
        {({ role }) => (
          <>
            <PageHeader title={t('title')} lead={t('lead')} />
            <Stack gap={5}>
              {role === 'captain' ? (
                <>
                  <h2 className="visually-hidden">{t('received.title')}</h2>
                  <ReceivedReviews />
                </>
              ) : (
                <>
                  <ReviewsWaiting side={role === 'owner' ? 'owner' : 'renter'} />
                  <Tabs
                    label={t('title')}
                    value={chosen === 'written' ? 'written' : 'received'}
                    onValueChange={(next) => change({ tab: next })}
                    tabs={[tab('received', <ReceivedReviews />), tab('written', <WrittenReviews />)]}
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
