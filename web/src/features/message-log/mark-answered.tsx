import type { ContactMessage } from '@harbourline/contracts';
import { Button } from '../../shared/ui/button';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useMarkContactMessageMutation } from './message-log-api';
import { useText } from './words';

interface Props {
  message: Pick<ContactMessage, 'id' | 'handledAt'>;
  /** Who wrote it. */
  name: string;
}

/** Notes that a message was answered, or that it was not. */
export function MarkAnswered({ message: { id, handledAt }, name }: Props) {
  const t = useText();
  const [mark, { isLoading }] = useMarkContactMessageMutation();
  const isOpen = handledAt === null;
  return (
    <Button
      size="2"
      tone={isOpen ? 'primary' : 'secondary'}
      loading={isLoading}
      aria-label={t(isOpen ? 'contact.markNamed' : 'contact.reopenNamed', { name })}
      onClick={() =>
        void reportOutcome(
          mark({ id, handled: isOpen }).unwrap(),
          { title: t(isOpen ? 'contact.marked' : 'contact.reopened') },
          { title: t('contact.failed') },
        )
      }
    >
      {t(isOpen ? 'contact.mark' : 'contact.reopen')}
    </Button>
  );
}
