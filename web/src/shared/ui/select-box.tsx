import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './form.module.css';

export interface Option {
  value: string;
  label: string;
  disabled?: boolean;
}

/** The bare choice, for filters that belong to no form. */
export function SelectBox({
  options,
  className = '',
  ...select
}: { options: readonly Option[] } & ComponentProps<'select'>) {
  return (
    <div className={styles.selectBox}>
      <select {...select} className={`${styles.control} ${className}`}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={18} className={styles.chevron} />
    </div>
  );
}
