import { useParams } from 'react-router-dom';
import { useText } from '../features/checkout/words';
import { SentReservation } from '../features/checkout/sent/sent-reservation';
import { useText as useSentText } from '../features/checkout/sent/words';
import { RequireRole } from '../features/session/require-role';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  const ofSent = useSentText();
  const bookingId = Number(useParams().id);
  return (
    <PageFrame title={ofSent('sent.title')} noIndex>
      <RequireRole role="renter" guestText={ofSent('sent.guest')} otherRoleText={t('otherRole')}>
        {() => <SentReservation key={bookingId} bookingId={bookingId} />}
      </RequireRole>
    </PageFrame>
  );
}
