import { ACCOUNTS } from '@harbourline/policy';
import { useState } from 'react';
import { FieldFrame } from '../../shared/ui/field-frame';
import { SelectBox } from '../../shared/ui/select-box';
import form from '../../shared/ui/form.module.css';
import { accountName } from './account-name';
import { ExportLedger } from './export-ledger';
import { bookingIdIn, type LedgerFilters, type LedgerSearch } from './ledger-filters';
import styles from './ledger.module.css';
import { useText } from './words';

interface Props {
  filters: LedgerFilters;
  onChange: (changes: Partial<LedgerSearch>) => void;
}

/** By booking, account and date; and the same dates as a file. */
export function LedgerFilterFields({ filters, onChange }: Props) {
  const t = useText();
  const [typed, setTyped] = useState(String(filters.bookingId ?? ''));
  const isUnread = typed.trim() !== '' && bookingIdIn(typed) === undefined;
  return (
    <div role="group" aria-label={t('ledger.filters')} className={styles.filters}>
      <FieldFrame
        id="ledger-booking"
        label={t('ledger.booking')}
        message={isUnread ? t('ledger.noSuchNumber') : undefined}
      >
        <input
          id="ledger-booking"
          inputMode="numeric"
          autoComplete="off"
          placeholder={t('ledger.bookingWords')}
          value={typed}
          aria-invalid={isUnread}
          aria-describedby={isUnread ? 'ledger-booking-error' : undefined}
          className={form.control}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange({ number: String(bookingIdIn(target.value) ?? '') });
          }}
        />
      </FieldFrame>
      <FieldFrame id="ledger-account" label={t('ledger.account')}>
        <SelectBox
          id="ledger-account"
          value={filters.account ?? ''}
          options={[
            { value: '', label: t('ledger.allAccounts') },
            ...ACCOUNTS.map((value) => ({ value, label: accountName(value) })),
          ]}
          onChange={({ target }) => onChange({ account: target.value })}
        />
      </FieldFrame>
      {(['from', 'to'] as const).map((name) => (
        <FieldFrame key={name} id={`ledger-${name}`} label={t(`ledger.${name}`)}>
          <input
            id={`ledger-${name}`}
            type="date"
            value={filters[name] ?? ''}
            className={form.control}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </FieldFrame>
      ))}
      <ExportLedger from={filters.from} to={filters.to} />
    </div>
  );
}
