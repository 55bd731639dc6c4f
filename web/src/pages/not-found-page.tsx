import { LostAtSea } from '../features/not-found/lost-at-sea';
import { useText } from '../features/not-found/words';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('title')} noIndex>
      <LostAtSea />
    </PageFrame>
  );
}
