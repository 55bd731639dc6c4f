import { useFormContext } from 'react-hook-form';
import { useText } from './words';

/** Nobody sees it or gets to it: only machines fill it in. */
export function HoneypotField() {
  const t = useText();
  const { register } = useFormContext();
  return (
    <label aria-hidden className="visually-hidden">
      {t('field.website')}
      <input {...register('website')} type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}
