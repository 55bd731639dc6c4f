import { useParams } from 'react-router-dom';
import { Conversation } from '../features/conversations/conversation';
import { useText } from '../features/conversations/words';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  const bookingId = Number(useParams().id);
  return (
    <PageFrame title={t('title')} noIndex>
      <RequireRole role={['renter', 'owner', 'captain']} guestText={t('guest')} otherRoleText={t('otherRole')}>
        {(user) => <Conversation key={bookingId} bookingId={bookingId} selfId={user.id} />}
      </RequireRole>
    </PageFrame>
  );
}
