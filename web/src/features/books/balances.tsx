import { Amounts } from '../../shared/ui/amounts';
import { Notice } from '../../shared/ui/notice';
import { QueryView } from '../../shared/ui/query-view';
import { EmptyState } from '../../shared/ui/states';
import { accountName } from './account-name';
import styles from './ledger.module.css';
import { useText } from './words';
import { useLedgerBalancesQuery } from './ledger-api';

/** What stands on each account, and that it sums to zero. */
export function Balances() {
  const t = useText();
  const query = useLedgerBalancesQuery();
  return (
    <QueryView
      query={query}
      isEmpty={({ accounts }) => accounts.length === 0}
      empty={<EmptyState title={t('ledger.noBalances')} />}
    >
      {({ accounts, sum }) => (
        <div className={styles.balances}>
          <Amounts
            rows={[
              ...accounts.map(({ account, amount }) => ({ label: accountName(account), dollars: amount })),
              { label: t('ledger.sum'), dollars: sum, tone: 'total' as const },
            ]}
          />
          {sum === 0 ? (
            <Notice tone="success">{t('ledger.balanced')}</Notice>
          ) : (
            <Notice tone="problem" announce>
              {t('ledger.unbalanced')}
            </Notice>
          )}
        </div>
      )}
    </QueryView>
  );
}
