import type { UserView } from '@harbourline/contracts';
import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { ChangeRole } from './change-role';
import { ChangeStanding } from './change-standing';
import { useText } from './messages';
import styles from './person-heading.module.css';

interface Props {
  person: Pick<UserView, 'fullName' | 'phone' | 'email'>;
  /** Whose role and access can be changed here. */
  manage?: UserView;
  /** Beside the contact data. */
  note?: ReactNode;
}

/** Who somebody is, how to reach them, and what may be changed about them. */
export function PersonHeading({ person, manage, note }: Props) {
  const t = useText();
  return (
    <header className={styles.heading}>
      <div className={styles.who}>
        <h3 className={styles.name}>
          {person.fullName}
          {manage?.active === false && (
            <Badge size="2" radius="full" color="red">
              {t('deactivated')}
            </Badge>
          )}
        </h3>
        <p className={styles.contact}>
          <a href={`tel:${person.phone}`}>{person.phone}</a>
          <a href={`mailto:${person.email}`}>{person.email}</a>
          {note && <span>{note}</span>}
        </p>
      </div>
      {manage && (
        <div className={styles.manage}>
          <ChangeRole person={manage} disabled={false} />
          <ChangeStanding person={manage} disabled={false} />
        </div>
      )}
    </header>
  );
}
