import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from './button';
import { useText } from './later-words';
import styles from './toolbar.module.css';

interface Props {
  /** What the search looks for, for screen readers; and the words that can be typed. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Beside the search: further filters. */
  children?: ReactNode;
  /** At the end: what can be added. */
  action?: ReactNode;
}

/** Above a list: search, filters, and what can be added. */
export function Toolbar({ label, placeholder, value, onChange, children, action }: Props) {
  const t = useText();
  return (
    <div className={styles.toolbar}>
      <div className={styles.search} role="search" aria-label={label}>
        <Search aria-hidden size={18} className={styles.icon} />
        <input
          type="text"
          inputMode="search"
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={styles.input}
        />
        {value && (
          <IconButton label={t('search.clear')} onClick={() => onChange('')} className={styles.clear}>
            <X aria-hidden size={18} />
          </IconButton>
        )}
      </div>
      {children}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
