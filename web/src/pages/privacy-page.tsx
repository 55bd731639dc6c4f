import { LegalText } from '../features/legal/legal-text';
import { privacy } from '../features/legal/privacy.en';
import { useDocument } from '../shared/i18n/use-document';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const document = useDocument({ en: privacy });
  return (
    <PageFrame title={document.title} description={document.description}>
      <LegalText document={document} />
    </PageFrame>
  );
}
