import { TextField } from '../../../shared/ui/fields';
import { useText } from '../words';

/** How a deposit was paid that no card pays: not at all, or to us directly, when and as what. */
export function DirectPaymentFields() {
  const t = useText();
  return (
    <>
      <TextField name="paidDate" type="date" label={t('admin.fields.paidDate')} hint={t('admin.fields.paidDateHint')} />
      <TextField
        name="paidReference"
        label={t('admin.fields.paidReference')}
        hint={t('admin.fields.paidReferenceHint')}
        maxLength={100}
        autoComplete="off"
      />
    </>
  );
}
