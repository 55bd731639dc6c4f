import { useSearchParams } from 'react-router-dom';
import { useText } from '../features/session/words';
import { ResetPassword } from '../features/session/reset-password';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  const [search] = useSearchParams();
  const token = search.get('token');
  return (
    <PageFrame title={t('reset.title')} noIndex secret>
      <ResetPassword key={token} token={token} />
    </PageFrame>
  );
}
