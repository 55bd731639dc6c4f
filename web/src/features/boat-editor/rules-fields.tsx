import { ALLOWANCES, ALLOWED_MATTERS, HELMS, SHOES } from '@harbourline/contracts';
import { CheckboxField, IntegerField, SelectField } from '../../shared/ui/fields';
import styles from './editor-tabs.module.css';
import { useText } from './facts-words';

/** What guests may do and bring. */
export function RulesFields() {
  const t = useText();
  const unsaid = { value: '', label: t('unsaid') };
  const allowances = ALLOWANCES.map((each) => ({ value: each, label: t(`rules.allowances.${each}`) }));
  const helms = HELMS.map((each) => ({ value: each, label: t(`rules.helms.${each}`) }));
  const shoes = SHOES.map((each) => ({ value: each, label: t(`rules.shoesOf.${each}`) }));
  return (
    <>
      <CheckboxField name="facts.rules.onlyWithCaptain" label={t('rules.onlyWithCaptain')} />
      <SelectField name="facts.rules.helm" label={t('rules.helm')} options={[unsaid, ...helms]} />
      <div className={styles.row}>
        {ALLOWED_MATTERS.map((matter) => (
          <SelectField
            key={matter}
            name={`facts.rules.${matter}`}
            label={t(`rules.matters.${matter}`)}
            options={[unsaid, ...allowances]}
          />
        ))}
      </div>
      <div className={styles.row}>
        <IntegerField name="facts.rules.leastAge" label={t('rules.leastAge')} hint={t('rules.leastAgeHint')} />
        <SelectField name="facts.rules.shoes" label={t('rules.shoes')} options={[unsaid, ...shoes]} />
      </div>
    </>
  );
}
