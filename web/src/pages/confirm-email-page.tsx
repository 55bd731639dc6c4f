import { useSearchParams } from 'react-router-dom';
import { SendConfirmation } from '../features/profile/send-confirmation';
import { ConfirmEmail } from '../features/session/confirm-email';
import { useText } from '../features/session/words';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <PageFrame title={t('confirm.metaTitle')} noIndex secret>
      <ConfirmEmail key={token} token={token} sendAgain={<SendConfirmation tone="primary" />} />
    </PageFrame>
  );
}
