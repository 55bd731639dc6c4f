import { LANGUAGES_ABOARD, LIFE_JACKET_SIZES, SAFETY_GEAR } from '@harbourline/contracts';
import { lifeJacketInWords, safetyGearInWords } from '@harbourline/policy/words';
import { LANGUAGE } from '../../shared/i18n/language';
import { IntegerField, TextAreaField, TextField } from '../../shared/ui/fields';
import { CodesField } from './codes-field';
import styles from './editor-tabs.module.css';
import { useText } from './facts-words';

/** What the boat is, and what is on board for everybody's safety. */
export function VesselFields() {
  const t = useText();
  const names = new Intl.DisplayNames(LANGUAGE, { type: 'language' });
  return (
    <>
      <div className={styles.row}>
        <IntegerField name="facts.vessel.builtIn" label={t('vessel.builtIn')} />
        <TextField name="facts.vessel.builder" label={t('vessel.builder')} maxLength={80} />
        <TextField name="facts.vessel.engine" label={t('vessel.engine')} maxLength={120} />
        <IntegerField name="facts.vessel.cabins" label={t('vessel.cabins')} />
        <IntegerField name="facts.vessel.washrooms" label={t('vessel.washrooms')} hint={t('vessel.washroomsHint')} />
      </div>
      <TextAreaField name="facts.bring" label={t('vessel.bring')} rows={2} maxLength={500} />
      <CodesField
        name="facts.vessel.safetyGear"
        label={t('vessel.safety')}
        options={SAFETY_GEAR.map((gear) => ({ value: gear, label: safetyGearInWords(gear) }))}
      />
      <fieldset className={`${styles.group} ${styles.numbers}`}>
        <legend className={styles.legend}>{t('vessel.lifeJackets')}</legend>
        {LIFE_JACKET_SIZES.map((size) => (
          <IntegerField key={size} name={`facts.vessel.lifeJackets.${size}`} label={lifeJacketInWords(size)} />
        ))}
      </fieldset>
      <TextField name="facts.vessel.insurance.insurer" label={t('vessel.insurer')} maxLength={80} />
      <TextAreaField name="facts.vessel.insurance.covers" label={t('vessel.covers')} rows={2} maxLength={500} />
      <CodesField
        name="facts.vessel.languages"
        label={t('vessel.languages')}
        options={LANGUAGES_ABOARD.map((code) => ({ value: code, label: names.of(code) ?? code }))}
      />
    </>
  );
}
