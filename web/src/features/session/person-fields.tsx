import { Link } from 'react-router-dom';
import { LinkedText } from '../../shared/i18n/linked-text';
import { CheckboxField, TextField } from '../../shared/ui/fields';
import { useText } from './words';

/** Name, email and phone of a new account. */
export function PersonFields({ nameLabel }: { nameLabel: string }) {
  const t = useText();
  return (
    <>
      <TextField name="fullName" label={nameLabel} autoComplete="name" />
      <TextField name="email" label={t('field.email')} type="email" autoComplete="email" inputMode="email" />
      <TextField
        name="phone"
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        placeholder={t('field.phonePlaceholder')}
      />
    </>
  );
}

/** 18 or older, and the terms; both open beside the form, so that nothing typed is lost. */
export function Attestation() {
  const t = useText();
  const link = (to: string) => (label: string) => (
    <Link to={to} target="_blank" rel="noopener">
      {label}
    </Link>
  );
  return (
    <CheckboxField
      name="agreesToTerms"
      label={
        <LinkedText links={{ terms: link('/terms'), privacy: link('/privacy') }}>{t('field.attestation')}</LinkedText>
      }
    />
  );
}
