import { AccountCard } from '../features/session/account-card';
import { useText } from '../features/session/messages';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('dashboards.captain.title')} noIndex>
      <RequireRole
        role="captain"
        guestText={t('dashboards.captain.guest')}
        otherRoleText={t('dashboards.captain.otherRole')}
      >
        {(user) => (
          <>
            <PageHeader title={t('dashboards.captain.title')} lead={t('welcomeUser', { name: user.fullName ?? '' })} />
            <AccountCard user={user} />
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}
