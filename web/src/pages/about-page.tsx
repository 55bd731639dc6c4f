import { About } from '../features/company/about';
import { useText } from '../features/company/words';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('about.title')} description={t('about.metaDescription')}>
      <About />
    </PageFrame>
  );
}
