import { CaptainBlocks } from '../features/bookings/captain/captain-blocks';
import { CaptainCharters } from '../features/bookings/captain/captain-charters';
import { CaptainDashboard } from '../features/captain/captain-dashboard';
import { useText } from '../features/captain/messages';
import { ProfileDialog } from '../features/profile/profile-dialog';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame, PageHeader } from '../shared/ui/page';
import { Stack } from '../shared/ui/stack';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role="captain" guestText={t('guest')} otherRoleText={t('otherRole')}>
        {(user) => (
          <>
            <PageHeader
              title={t('title')}
              lead={user.fullName && t('welcome', { name: user.fullName })}
              actions={<ProfileDialog user={user} />}
            />
            <CaptainDashboard
              captainId={user.id}
              charters={{
                pending: <CaptainCharters captainId={user.id} tab="pending" />,
                upcoming: (
                  <Stack gap={6}>
                    <CaptainCharters captainId={user.id} tab="upcoming" />
                    <CaptainBlocks captainId={user.id} />
                  </Stack>
                ),
                completed: <CaptainCharters captainId={user.id} tab="completed" />,
              }}
            />
          </>
        )}
      </RequireRole>
    </PageFrame>
  );
}
