import { Mail, Phone, UserRound } from 'lucide-react';
import styles from './contact-lines.module.css';

const NORTH_AMERICAN = /^\+1(\d{3})(\d{3})(\d{4})$/;

interface Props {
  label: string;
  person: { fullName: string; phone: string | null; email?: string };
}

/** Who somebody is and how to reach them, ready to be tapped. */
export function ContactLines({ label, person: { fullName, phone, email } }: Props) {
  return (
    <address className={styles.contact} aria-label={label}>
      <span className={styles.label}>{label}</span>
      <span className={styles.line}>
        <UserRound aria-hidden size={16} />
        {fullName}
      </span>
      {phone && (
        <a className={styles.line} href={`tel:${phone}`}>
          <Phone aria-hidden size={16} />
          {phone.replace(NORTH_AMERICAN, '+1 $1 $2-$3')}
        </a>
      )}
      {email && (
        <a className={styles.line} href={`mailto:${email}`}>
          <Mail aria-hidden size={16} />
          {email}
        </a>
      )}
    </address>
  );
}
