import type { CaptainEarnings as Earnings } from '@harbourline/contracts';
import { formatMonth } from '../../../shared/lib/dates';
import { formatMoney } from '../../../shared/lib/money';
import { Card } from '../../../shared/ui/card';
import { QueryView } from '../../../shared/ui/query-view';
import { EmptyState } from '../../../shared/ui/states';
import table from '../../../shared/ui/record-table.module.css';
import { useText } from '../words';
import styles from './captain-earnings.module.css';
import { useCaptainEarningsQuery } from './earnings-api';

/** What a captain has earned and what is to come: altogether, and by month. */
export function CaptainEarnings({ captainId }: { captainId: number }) {
  const t = useText();
  const query = useCaptainEarningsQuery({ captainId });
  return (
    <QueryView
      query={query}
      isEmpty={({ months }) => months.length === 0}
      empty={<EmptyState title={t('captain.earnings.empty.title')}>{t('captain.earnings.empty.text')}</EmptyState>}
    >
      {(earnings) => (
        <div className={styles.earnings}>
          <dl className={styles.totals}>
            {(['toCome', 'completed'] as const).map((part) => (
              <Card key={part} className={styles.total}>
                <dt>{t(`captain.earnings.${part}`)}</dt>
                <dd>
                  <strong>{formatMoney(earnings[part].fees)}</strong>
                  <span>{t('captain.earnings.charters', { count: earnings[part].charters })}</span>
                </dd>
              </Card>
            ))}
          </dl>
          <Months months={earnings.months} />
          <p className={styles.note}>{t('captain.earnings.note')}</p>
        </div>
      )}
    </QueryView>
  );
}

function Months({ months }: Pick<Earnings, 'months'>) {
  const t = useText();
  return (
    <table className={table.table}>
      <caption className="visually-hidden">{t('captain.earnings.list')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('captain.earnings.month')}</th>
          <th scope="col">{t('captain.earnings.toCome')}</th>
          <th scope="col">{t('captain.earnings.completed')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, ...parts }) => (
          <tr key={month}>
            <th scope="row" className={table.name}>
              {formatMonth(month)}
            </th>
            {(['toCome', 'completed'] as const).map((part) => (
              <td key={part} data-label={t(`captain.earnings.${part}`)}>
                <Fees {...parts[part]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Fees({ fees, charters }: Earnings['toCome']) {
  const t = useText();
  if (charters === 0) return '–';
  return (
    <span>
      <span>{formatMoney(fees)}</span>{' '}
      <span className={styles.count}>{t('captain.earnings.charters', { count: charters })}</span>
    </span>
  );
}
