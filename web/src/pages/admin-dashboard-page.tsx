import { AdminDashboard } from '../features/admin/admin-dashboard';
import { useText } from '../features/admin/messages';
import { BoatEditor } from '../features/boat-editor/boat-editor';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role="admin" guestText={t('guest')} otherRoleText={t('otherRole')}>
        {(user) => (
          <>
            <PageHeader title={t('title')} lead={t('welcome', { name: user.fullName ?? '' })} />
            <AdminDashboard selfId={user.id} boatEditor={(props) => <BoatEditor popup {...props} />} />
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}
