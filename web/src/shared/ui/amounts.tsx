import { formatMoney } from '../lib/money';
import styles from './amounts.module.css';

export interface Amount {
  label: string;
  /** How it comes about, such as "$450 × 4 hours". */
  detail?: string | undefined;
  dollars: number;
  tone?: 'plain' | 'total' | 'due';
}

/** Amounts under one another, their figures aligned. `total` stands under a line, `due` is what matters now. */
export function Amounts({ rows }: { rows: readonly Amount[] }) {
  return (
    <dl className={styles.amounts}>
      {rows.map(({ label, detail, dollars, tone = 'plain' }) => (
        <div key={label} className={styles[tone]}>
          <dt>
            {label}
            {detail && <span className={styles.detail}>{detail}</span>}
          </dt>
          <dd>{formatMoney(dollars)}</dd>
        </div>
      ))}
    </dl>
  );
}
