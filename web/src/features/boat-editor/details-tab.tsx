import { SelectField, TextAreaField, TextField, IntegerField } from '../../shared/ui/fields';
import { CITIES } from '../../shared/config/site';
import { useBoatOwnersQuery } from './boat-editor-api';
import styles from './editor-tabs.module.css';
import { useText } from './words';

/** What boat it is. An administrator also says whose. */
export function DetailsTab({ choosesOwner }: { choosesOwner: boolean }) {
  const t = useText();
  const cities = [
    { value: '', label: t('details.chooseCity') },
    ...CITIES.map((city) => ({ value: city, label: city })),
  ];
  return (
    <div className={styles.fields}>
      {choosesOwner && <OwnerField />}
      <TextField name="boatName" label={t('details.name')} hint={t('details.nameNote')} maxLength={80} />
      <TextField name="model" label={t('details.model')} hint={t('details.modelHint')} maxLength={80} />
      <div className={styles.row}>
        <SelectField name="city" label={t('details.city')} options={cities} />
        <IntegerField name="length" label={t('details.length')} />
        <IntegerField name="capacity" label={t('details.capacity')} />
      </div>
      <TextAreaField
        name="description"
        label={t('details.description')}
        hint={t('details.descriptionHint')}
        rows={7}
        maxLength={5000}
      />
    </div>
  );
}

function OwnerField() {
  const t = useText();
  const { data: owners = [], isError } = useBoatOwnersQuery();
  const options = [
    { value: '', label: t('details.chooseOwner') },
    ...owners.map(({ id, fullName, email }) => ({ value: String(id), label: `${fullName} (${email})` })),
  ];
  return (
    <SelectField
      name="ownerId"
      label={t('details.owner')}
      options={options}
      hint={isError ? t('details.ownersFailed') : undefined}
    />
  );
}
