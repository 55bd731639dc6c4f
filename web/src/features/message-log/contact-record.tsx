import type { ContactMessage } from '@harbourline/contracts';
import { PhoneLink } from '../../shared/ui/phone-link';
import { when } from '../../shared/lib/when';
import { PlainLinkButton } from '../../shared/ui/button';
import { RecordCard } from '../../shared/ui/record-card';
import styles from './contact-record.module.css';
import { MarkAnswered } from './mark-answered';
import { useText } from './words';
import { RecordTime } from './record-time';
import { replyLink, subjectOf } from './reply-link';

/** What somebody wrote, and whether it was answered. */
export function ContactRecord({ message }: { message: ContactMessage }) {
  const t = useText();
  const { email, phone, handledAt } = message;
  const name = t('contact.from', { first: message.firstName, last: message.lastName });
  return (
    <RecordCard
      title={name}
      badge={
        handledAt === null
          ? { label: t('contact.open'), color: 'amber' }
          : { label: t('contact.answered'), color: 'green' }
      }
      aside={<RecordTime iso={message.createdAt} />}
      facts={[
        { label: t('contact.subject'), value: subjectOf(message) },
        { label: t('contact.email'), value: email },
        { label: t('contact.phone'), value: <PhoneLink phone={phone} /> },
        { label: t('contact.handled'), value: when(handledAt) },
      ]}
      actions={
        <>
          <PlainLinkButton
            size="2"
            tone="secondary"
            href={replyLink(message)}
            aria-label={t('contact.replyNamed', { name })}
          >
            {t('contact.reply')}
          </PlainLinkButton>
          <MarkAnswered message={message} name={name} />
        </>
      }
    >
      <p className={styles.text}>{message.message}</p>
    </RecordCard>
  );
}
