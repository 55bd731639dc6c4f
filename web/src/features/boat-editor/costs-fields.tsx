import { COST_ITEMS, PRICED_PER, TIPS, type CostItem } from '@harbourline/contracts';
import { costItemInWords, tipInWords } from '@harbourline/policy/words';
import { X } from 'lucide-react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { Button, IconButton } from '../../shared/ui/button';
import { SelectField, TextField } from '../../shared/ui/fields';
import { CentsField } from './cents-field';
import styles from './editor-tabs.module.css';
import { useText } from './facts-words';
import type { ListingValues } from './listing-schema';

const STANDINGS = ['included', 'not_included', 'at_dock'] as const;

/** What the price covers, and what renters pay besides. */
export function CostsFields() {
  const t = useText();
  const tips = TIPS.map((tip) => ({ value: tip, label: tipInWords(tip) }));
  return (
    <>
      <p className={styles.lead}>{t('costs.lead')}</p>
      {COST_ITEMS.map((item) => (
        <CostFields key={item} item={item} />
      ))}
      <SelectField
        name="facts.costs.tip"
        label={t('costs.tip')}
        options={[{ value: '', label: t('unsaid') }, ...tips]}
      />
      <Extras />
    </>
  );
}

function CostFields({ item }: { item: CostItem }) {
  const t = useText();
  const name = `facts.costs.items.${item}` as const;
  const standing: unknown = useWatch({ name: `${name}.is` });
  const label = costItemInWords(item);
  const standings = STANDINGS.map((each) => ({ value: each, label: t(`costs.standing.${each}`) }));
  return (
    <div className={styles.row}>
      <SelectField name={`${name}.is`} label={label} options={[{ value: '', label: t('unsaid') }, ...standings]} />
      {standing === 'at_dock' && (
        <>
          <CentsField name={`${name}.cents`} label={t('costs.amount', { item: label })} hint={t('costs.amountHint')} />
          <PerField name={`${name}.per`} label={t('costs.per', { item: label })} />
        </>
      )}
    </div>
  );
}

function PerField({ name, label }: { name: string; label: string }) {
  const t = useText();
  const options = PRICED_PER.map((per) => ({ value: per, label: t(`costs.pers.${per}`) }));
  return <SelectField name={name} label={label} options={[{ value: '', label: t('unsaid') }, ...options]} />;
}

function Extras() {
  const t = useText();
  const { fields, append, remove } = useFieldArray<ListingValues, 'facts.costs.extras'>({ name: 'facts.costs.extras' });
  return (
    <section className={styles.fields}>
      <h2 className={styles.heading}>{t('costs.extras')}</h2>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        return (
          <div key={id} className={styles.row}>
            <TextField name={`facts.costs.extras.${index}.name`} label={t('costs.extra', { number })} maxLength={80} />
            <CentsField name={`facts.costs.extras.${index}.cents`} label={t('costs.extraAmount', { number })} />
            <PerField name={`facts.costs.extras.${index}.per`} label={t('costs.extraPer', { number })} />
            <IconButton label={t('costs.remove', { number })} onClick={() => remove(index)}>
              <X aria-hidden size={18} />
            </IconButton>
          </div>
        );
      })}
      <div>
        <Button tone="secondary" onClick={() => append({ name: '', cents: 0, per: 'charter' })}>
          {t('costs.add')}
        </Button>
      </div>
    </section>
  );
}
