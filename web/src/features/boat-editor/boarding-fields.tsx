import { harborAreasOf } from '@harbourline/contracts';
import { useWatch } from 'react-hook-form';
import { IntegerField, SelectField, TextAreaField, TextField } from '../../shared/ui/fields';
import styles from './editor-tabs.module.css';
import { useText } from './facts-words';
import type { ListingValues } from './listing-schema';

/** Where one boards, of which everybody sees the area alone. */
export function BoardingFields() {
  const t = useText();
  const city = useWatch<ListingValues, 'city'>({ name: 'city' });
  const areas = city ? harborAreasOf(city).map(({ code, name }) => ({ value: code, label: name })) : [];
  return (
    <>
      <p className={styles.lead}>{t('boarding.everybody')}</p>
      <SelectField
        name="facts.area"
        label={t('boarding.area')}
        hint={t('boarding.areaHint')}
        options={[{ value: '', label: t('unsaid') }, ...areas]}
      />
      <div className={styles.row}>
        <TextField name="boarding.marina" label={t('boarding.marina')} maxLength={120} />
        <TextField name="boarding.address" label={t('boarding.address')} maxLength={200} autoComplete="off" />
      </div>
      <div className={styles.row}>
        <TextField name="boarding.place" label={t('boarding.place')} hint={t('boarding.placeHint')} />
        <IntegerField
          name="boarding.minutesBefore"
          label={t('boarding.minutesBefore')}
          hint={t('boarding.minutesHint')}
        />
      </div>
      <TextAreaField name="boarding.dock" label={t('boarding.dock')} maxLength={1000} />
      <TextAreaField name="boarding.parking" label={t('boarding.parking')} rows={2} maxLength={500} />
    </>
  );
}
