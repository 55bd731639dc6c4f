import { lazy, Suspense } from 'react';
import { AdminDashboard } from '../features/admin/admin-dashboard';
import { useText } from '../features/admin/messages';
import { ProfileDialog } from '../features/profile/profile-dialog';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { Spinner } from '../shared/ui/states';

const BoatEditor = lazy(async () => ({ default: (await import('../features/boat-editor/boat-editor')).BoatEditor }));

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role="admin" guestText={t('guest')} otherRoleText={t('otherRole')}>
        {(user) => (
          <>
            <PageHeader
              title={t('title')}
              lead={t('welcome', { name: user.fullName ?? '' })}
              actions={<ProfileDialog user={user} />}
            />
            <AdminDashboard
              selfId={user.id}
              boatEditor={(props) => (
                <Suspense fallback={<Spinner />}>
                  <BoatEditor popup {...props} />
                </Suspense>
              )}
            />
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}
