import { SERVICES, type ServiceName } from '@harbourline/contracts';
import { FieldFrame } from '../../shared/ui/field-frame';
import { SelectBox } from '../../shared/ui/select-box';
import form from '../../shared/ui/form.module.css';
import { PlainTextField } from '../../shared/ui/plain-fields';
import type { AuditFilters } from './audit-filters';
import styles from './audit-log.module.css';
import { useAdministratorsQuery } from './audit-log-api';
import { useText } from './words';

interface Props {
  part: ServiceName;
  onPart: (part: ServiceName) => void;
  filters: AuditFilters;
  onChange: (changes: Partial<AuditFilters>) => void;
}

/** By part of the system, administrator, thing and date. */
export function AuditFilterFields({ part, onPart, filters, onChange }: Props) {
  const t = useText();
  const { data: administrators = [] } = useAdministratorsQuery();
  return (
    <div role="group" aria-label={t('filters')} className={styles.filters}>
      <FieldFrame id="audit-part" label={t('part')}>
        <SelectBox
          id="audit-part"
          value={part}
          options={SERVICES.map((value) => ({ value, label: t(`parts.${value}`) }))}
          onChange={({ target }) => onPart(SERVICES.find((known) => known === target.value) ?? part)}
        />
      </FieldFrame>
      <FieldFrame id="audit-administrator" label={t('administrator')}>
        <SelectBox
          id="audit-administrator"
          value={filters.administrator}
          options={[
            { value: '', label: t('everyAdministrator') },
            ...administrators.map(({ id, fullName }) => ({ value: String(id), label: fullName })),
          ]}
          onChange={({ target }) => onChange({ administrator: target.value })}
        />
      </FieldFrame>
      <PlainTextField
        label={t('thing')}
        hint={t('thingHint')}
        value={filters.thing}
        onValue={(thing) => onChange({ thing })}
        maxLength={100}
        autoComplete="off"
      />
      {(['from', 'to'] as const).map((name) => (
        <FieldFrame key={name} id={`audit-${name}`} label={t(name)}>
          <input
            id={`audit-${name}`}
            type="date"
            value={filters[name]}
            className={form.control}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </FieldFrame>
      ))}
    </div>
  );
}
