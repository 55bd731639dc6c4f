import type { ComponentProps } from 'react';
import { Money } from '../../shared/ui/money';
import { RecordCard } from '../../shared/ui/record-card';
import styles from './money-record.module.css';

type Props = Omit<ComponentProps<typeof RecordCard>, 'aside'> & { dollars: number };

/** Something that happened with money: what, how much, how it stands, and the rest of what is known. */
export function MoneyRecord({ dollars, ...record }: Props) {
  return (
    <RecordCard
      {...record}
      aside={
        <strong className={styles.amount}>
          <Money dollars={dollars} />
        </strong>
      }
    />
  );
}
