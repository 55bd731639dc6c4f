import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import styles from './sort-header.module.css';

interface Props<Sort extends string> {
  label: string;
  /** The orders of this column, the one that is meant by the first press first. */
  orders: readonly [{ sort: Sort; is: 'ascending' | 'descending' }, { sort: Sort; is: 'ascending' | 'descending' }];
  /** The order of the list. */
  sort: Sort;
  onSort: (sort: Sort) => void;
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

/** The head of a column by which a list can be sorted, one way and the other. */
export function SortHeader<Sort extends string>({ label, orders, sort, onSort }: Props<Sort>) {
  const [first, second] = orders;
  const is = orders.find((order) => order.sort === sort)?.is ?? 'none';
  const Icon = ICONS[is];
  return (
    <th scope="col" aria-sort={is}>
      <span className={styles.label}>{label}</span>
      <button
        type="button"
        className={styles.button}
        onClick={() => onSort(sort === first.sort ? second.sort : first.sort)}
      >
        {label}
        <Icon aria-hidden size={14} />
      </button>
    </th>
  );
}
