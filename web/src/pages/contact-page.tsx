import { Contact } from '../features/company/contact';
import { useText } from '../features/company/words';
import { MessageSection } from '../features/contact/message-section';
import { useSession } from '../features/session/use-session';
import { Page as PageFrame } from '../shared/ui/page';

export function Page() {
  const t = useText();
  const { user } = useSession();
  return (
    <PageFrame title={t('contact.title')} description={t('contact.metaDescription')}>
      <Contact form={<MessageSection sender={user} />} />
    </PageFrame>
  );
}
