import { Contact } from '../features/company/contact';
import { useText } from '../features/company/messages';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  return (
    <PageFrame title={t('contact.title')} description={t('contact.metaDescription')}>
      <Contact />
    </PageFrame>
  );
}
