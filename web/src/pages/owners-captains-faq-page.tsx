import { Faq } from '../features/faq/faq';
import { ownersCaptainsFaq } from '../features/faq/owners-captains.en';
import { useDocument } from '../shared/i18n/use-document';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const document = useDocument({ en: ownersCaptainsFaq });
  return (
    <PageFrame title={document.title} description={document.description}>
      <Faq document={document} />
    </PageFrame>
  );
}
