import type { UserView } from '@harbourline/contracts';
import { Badge } from '../../shared/ui/badge';
import type { ReactNode } from 'react';
import { PhoneLink } from '../../shared/ui/phone-link';
import { PersonLink } from '../../shared/ui/person-link';
import { ChangeRole } from './change-role';
import { ChangeStanding } from './change-standing';
import { useText } from './words';
import styles from './person-heading.module.css';

interface Props {
  id: number;
  /** Nothing while the person is not known yet. */
  person: Pick<UserView, 'fullName' | 'phone' | 'email'> | undefined;
  /** Whose role and access can be changed here. */
  manage?: UserView;
  /** Beside the contact data. */
  note?: ReactNode;
}

/** Who somebody is, how to reach them, and what may be changed about them. */
export function PersonHeading({ id, person, manage, note }: Props) {
  const t = useText();
  return (
    <header className={styles.heading}>
      <div className={styles.who}>
        <h2 className={styles.name}>
          <PersonLink id={id} name={person?.fullName} />
          {manage?.active === false && (
            <Badge size="2" radius="full" color="red">
              {t('deactivated')}
            </Badge>
          )}
        </h2>
        <p className={styles.contact}>
          {person && <PhoneLink phone={person.phone} />}
          {person && <a href={`mailto:${person.email}`}>{person.email}</a>}
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
