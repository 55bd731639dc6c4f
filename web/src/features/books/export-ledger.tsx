import { Download } from 'lucide-react';
import { messageOf } from '../../shared/api/api-error';
import { Button } from '../../shared/ui/button';
import { isInOrder } from '../../shared/lib/is-in-order';
import { dismissFailure, showToast } from '../../shared/ui/toast';
import type { LedgerFilters } from './ledger-filters';
import styles from './ledger.module.css';
import { useText } from './words';
import { useExportLedgerMutation } from './ledger-api';

/** The entries between two dates as a file. */
export function ExportLedger({ from, to }: Pick<LedgerFilters, 'from' | 'to'>) {
  const t = useText();
  const [download, { isLoading }] = useExportLedgerMutation();

  async function save() {
    dismissFailure();
    try {
      await download({ from, to }).unwrap();
    } catch (error) {
      const description = messageOf(error, '');
      showToast({ tone: 'error', title: t('ledger.exportFailed'), ...(description && { description }) });
    }
  }

  return (
    <div className={styles.export}>
      <Button
        tone="secondary"
        loading={isLoading}
        disabled={!isInOrder({ from, to })}
        aria-describedby="ledger-export-hint"
        onClick={() => void save()}
      >
        <Download aria-hidden size={18} />
        {t('ledger.export')}
      </Button>
      <p id="ledger-export-hint" className={styles.hint}>
        {t('ledger.exportHint')}
      </p>
    </div>
  );
}
