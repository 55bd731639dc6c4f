import { Checkout } from '../features/checkout/checkout';
import { useText } from '../features/checkout/words';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role="renter" guestText={t('guest')} otherRoleText={t('otherRole')}>
        {(user) => <Checkout key={user.id} renterId={user.id} />}
      </RequireRole>
    </PageFrame>
  );
}
