import { AccountCard } from '../features/session/account-card';
import { useText } from '../features/session/messages';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('dashboards.admin.title')} noIndex>
      <RequireRole role="admin" guestText={t('dashboards.admin.guest')} otherRoleText={t('dashboards.admin.otherRole')}>
        {(user) => (
          <>
            <PageHeader title={t('dashboards.admin.title')} lead={t('welcomeUser', { name: user.fullName ?? '' })} />
            <AccountCard user={user} />
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}
