import { Mail, Phone, UserRound } from 'lucide-react';
import { PhoneLink } from '../../shared/ui/phone-link';
import { type SavedContact, SaveContact } from './documents/save-contact';
import styles from './contact-lines.module.css';

interface Props {
  label: string;
  person: { fullName: string; phone: string | null; email?: string };
  /** As whom they can be saved to an address book. */
  saved?: SavedContact;
}

/** Who somebody is and how to reach them, ready to be tapped. */
export function ContactLines({ label, person: { fullName, phone, email }, saved }: Props) {
  return (
    <address className={styles.contact} aria-label={label}>
      <span className={styles.label}>{label}</span>
      <span className={styles.line}>
        <UserRound aria-hidden size={16} />
        <span>{fullName}</span>
      </span>
      {phone && <PhoneLink phone={phone} className={styles.line} icon={<Phone aria-hidden size={16} />} />}
      {email && (
        <a className={styles.line} href={`mailto:${email}`}>
          <Mail aria-hidden size={16} />
          <span>{email}</span>
        </a>
      )}
      {saved && <SaveContact {...saved} name={fullName} />}
    </address>
  );
}
