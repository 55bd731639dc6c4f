import { LostAtSea } from '../features/content/lost-at-sea';
import { useText } from '../features/content/words';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('notFound.title')} noIndex>
      <LostAtSea />
    </PageFrame>
  );
}
