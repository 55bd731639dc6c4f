import type { USER_SORTS, UserView } from '@harbourline/contracts';
import { Badge } from '../../shared/ui/badge';
import { PhoneLink } from '../../shared/ui/phone-link';
import { formatDay } from '../../shared/lib/dates';
import { PersonLink } from '../../shared/ui/person-link';
import { SortHeader } from '../../shared/ui/sort-header';
import styles from '../../shared/ui/record-table.module.css';
import { ChangeRole } from './change-role';
import { ChangeStanding } from './change-standing';
import { useText } from './words';

type Sort = (typeof USER_SORTS)[number];

interface Props {
  people: readonly UserView[];
  label?: string;
  /** Who is looking: one's own role and access are for another administrator to change. */
  selfId: number;
  /** Where the list can be sorted. */
  sorting?: { sort: Sort; onSort: (sort: Sort) => void };
}

const BY_NAME = [
  { sort: 'name-asc', is: 'ascending' },
  { sort: 'name-desc', is: 'descending' },
] as const;
const BY_TIME = [
  { sort: 'newest', is: 'descending' },
  { sort: 'oldest', is: 'ascending' },
] as const;

/** People as a table; on a narrow screen each of them as a block. */
export function PeopleTable({ people, label, selfId, sorting }: Props) {
  const t = useText();
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {sorting ? (
            <SortHeader label={t('table.name')} orders={BY_NAME} {...sorting} />
          ) : (
            <th scope="col">{t('table.name')}</th>
          )}
          <th scope="col">{t('table.phone')}</th>
          <th scope="col">{t('table.email')}</th>
          {sorting ? (
            <SortHeader label={t('table.joined')} orders={BY_TIME} {...sorting} />
          ) : (
            <th scope="col">{t('table.joined')}</th>
          )}
          <th scope="col">{t('table.manage')}</th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <PersonRow key={person.id} person={person} isSelf={person.id === selfId} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person, isSelf }: { person: UserView; isSelf: boolean }) {
  const t = useText();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <PersonLink id={person.id} name={person.fullName} />{' '}
        {!person.active && (
          <Badge radius="full" color="red">
            {t('deactivated')}
          </Badge>
        )}
        {isSelf && (
          <Badge radius="full" color="teal">
            {t('you')}
          </Badge>
        )}
      </th>
      <td data-label={t('table.phone')}>
        <PhoneLink phone={person.phone} />
      </td>
      <td data-label={t('table.email')} className={styles.email}>
        <a href={`mailto:${person.email}`}>{person.email}</a>
      </td>
      <td data-label={t('table.joined')} className={styles.date}>
        <time dateTime={person.createdAt}>{formatDay(person.createdAt, 'local')}</time>
      </td>
      <td className={styles.manage}>
        <div>
          <ChangeRole person={person} disabled={isSelf} />
          <ChangeStanding person={person} disabled={isSelf} />
        </div>
      </td>
    </tr>
  );
}
