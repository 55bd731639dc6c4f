import type { Role } from '@harbourline/contracts';
import { Badge } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/lib/dates';
import { ChangeRole } from './change-role';
import { ChangeStanding } from './change-standing';
import { useText } from './messages';
import { PeopleList } from './people-list';
import styles from '../../shared/ui/record-table.module.css';

interface Props {
  role: Role;
  /** Who is looking: one's own role and access are for another administrator to change. */
  selfId: number;
  none: string;
  action?: ReactNode;
}

/** People as a table; on a narrow screen each of them as a block. */
export function UserTable({ role, selfId, none, action }: Props) {
  const t = useText();
  return (
    <PeopleList role={role} none={none} action={action}>
      {(people) => (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('table.name')}</th>
              <th scope="col">{t('table.phone')}</th>
              <th scope="col">{t('table.email')}</th>
              <th scope="col">{t('table.joined')}</th>
              <th scope="col">{t('table.manage')}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((person) => (
              <tr key={person.id}>
                <th scope="row" className={styles.name}>
                  {person.fullName}{' '}
                  {!person.active && (
                    <Badge radius="full" color="red">
                      {t('deactivated')}
                    </Badge>
                  )}
                  {person.id === selfId && (
                    <Badge radius="full" color="teal">
                      {t('you')}
                    </Badge>
                  )}
                </th>
                <td data-label={t('table.phone')}>
                  <a href={`tel:${person.phone}`}>{person.phone}</a>
                </td>
                <td data-label={t('table.email')} className={styles.email}>
                  <a href={`mailto:${person.email}`}>{person.email}</a>
                </td>
                <td data-label={t('table.joined')} className={styles.date}>
                  <time dateTime={person.createdAt}>{formatDay(person.createdAt, 'local')}</time>
                </td>
                <td className={styles.manage}>
                  <div>
                    <ChangeRole person={person} disabled={person.id === selfId} />
                    <ChangeStanding person={person} disabled={person.id === selfId} />
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </PeopleList>
  );
}
