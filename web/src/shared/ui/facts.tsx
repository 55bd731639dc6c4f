import type { ReactNode } from 'react';
import styles from './facts.module.css';

export interface Fact {
  label: string;
  /** Null where there is nothing to say: the line is left out. */
  value: ReactNode;
}

interface Props {
  rows: readonly Fact[];
  /** Beside one another where there is room, each with its label above it. */
  abreast?: boolean;
}

/** Labels with their values under one another. */
export function Facts({ rows, abreast = false }: Props) {
  return (
    <dl className={`${styles.facts} ${abreast ? styles.abreast : ''}`}>
      {rows.map(({ label, value }) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
