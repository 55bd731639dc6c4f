import type { AuditChange, AuditEntry } from '@harbourline/contracts';
import { when } from '../../shared/lib/when';
import { PersonLink } from '../../shared/ui/person-link';
import { RecordCard } from '../../shared/ui/record-card';
import table from '../../shared/ui/record-table.module.css';
import { actTitle } from './act-title';
import { changeTitle } from './change-title';
import { changedColumns } from './changed-columns';
import styles from './audit-log.module.css';
import type { Names } from './audit-log-api';
import { useText } from './words';

/** One call of an administrator, and all that has changed by it. */
export function AuditRecord({ entry, names }: { entry: AuditEntry; names: Names }) {
  const t = useText();
  const who = names[entry.administrator];
  return (
    <RecordCard
      title={actTitle(entry)}
      aside={
        <time dateTime={entry.at} className={styles.time}>
          {when(entry.at)}
        </time>
      }
      facts={[
        { label: t('by'), value: <PersonLink id={entry.administrator} name={who?.fullName} /> },
        { label: t('email'), value: who?.email ?? null },
        { label: t('address'), value: entry.address },
        { label: t('call'), value: <span translate="no">{`${entry.call.split(' ')[0]} ${entry.path}`}</span> },
      ]}
    >
      {entry.changes.length === 0 && <p className={styles.nothing}>{t('nothing')}</p>}
      {entry.changes.map((change, index) => (
        <Change key={index} change={change} />
      ))}
    </RecordCard>
  );
}

function Change({ change }: { change: AuditChange }) {
  const t = useText();
  // Nothing was before what is new, and nothing comes after what is gone.
  const sides = (['before', 'after'] as const).filter((side) => change[side] !== null);
  return (
    <section>
      <h4 className={styles.change}>{changeTitle(change)}</h4>
      <table className={`${table.table} ${styles.columns}`}>
        <thead>
          <tr>
            <th scope="col">{t('column')}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {t(side)}
              </th>
            ))}
          </tr>
        </thead>
        {/* As the database has them. */}
        <tbody translate="no">
          {changedColumns(change).map((column) => (
            <tr key={column.name}>
              <th scope="row" className={table.name}>
                {column.name}
              </th>
              {sides.map((side) => (
                <td key={side} data-label={t(side)}>
                  {column[side]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
