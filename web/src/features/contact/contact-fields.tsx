import { SelectField, TextAreaField, TextField } from '../../shared/ui/fields';
import styles from './contact.module.css';
import { DESTINATIONS, type Place } from './contact-values';
import { HoneypotField } from './honeypot-field';
import { useText } from './words';

/** Who writes, about what, and what. */
export function ContactFields({ place }: { place: Place }) {
  const t = useText();
  return (
    <>
      <div className={styles.pair}>
        <TextField name="firstName" label={t('field.firstName')} autoComplete="given-name" />
        <TextField name="lastName" label={t('field.lastName')} autoComplete="family-name" />
        <TextField name="email" label={t('field.email')} type="email" inputMode="email" autoComplete="email" />
        <TextField
          name="phone"
          label={t('field.phone')}
          type="tel"
          autoComplete="tel"
          placeholder={t('field.phonePlaceholder')}
        />
      </div>
      {place === 'page' ? (
        <SelectField
          name="destination"
          label={t('field.destination')}
          options={[
            { value: '', label: t('field.chooseDestination') },
            ...DESTINATIONS.map((value) => ({ value, label: t(`destinations.${value}`) })),
          ]}
        />
      ) : (
        <TextField name="destination" label={t('field.subject')} maxLength={200} autoComplete="off" />
      )}
      <TextAreaField name="message" label={t('field.message')} rows={5} maxLength={5000} />
      <HoneypotField />
    </>
  );
}
