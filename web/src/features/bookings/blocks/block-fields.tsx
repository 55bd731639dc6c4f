import { useFormContext, useWatch } from 'react-hook-form';
import { CheckboxField, SelectField, TextField } from '../../../shared/ui/fields';
import { useText } from '../words';
import styles from './blocks.module.css';
import type { BlockValues } from './block-values';

interface Props {
  /** Boats to choose from; none where a captain blocks their own time. */
  boats: readonly { id: number; title: string }[];
  /** By whose clock. */
  zone: string;
}

/** Which boat, from when to when, and why. */
export function BlockFields({ boats, zone }: Props) {
  const t = useText();
  const { control } = useFormContext<BlockValues>();
  const allDay = useWatch({ control, name: 'allDay' });
  const choices = boats.map(({ id, title }) => ({ value: String(id), label: title }));
  return (
    <>
      {boats.length > 0 && (
        <SelectField
          name="boatId"
          label={t('blocks.boat')}
          options={[{ value: '', label: t('blocks.required.boat') }, ...choices]}
        />
      )}
      <CheckboxField name="allDay" label={t('blocks.allDay')} />
      <div className={styles.when}>
        <TextField name="fromDate" type="date" label={t('blocks.fromDate')} />
        {!allDay && <TextField name="fromTime" type="time" label={t('blocks.fromTime')} />}
      </div>
      <div className={styles.when}>
        <TextField
          name="toDate"
          type="date"
          label={t('blocks.toDate')}
          hint={allDay ? t('blocks.toDateHint') : undefined}
        />
        {!allDay && <TextField name="toTime" type="time" label={t('blocks.toTime')} />}
      </div>
      <p className={styles.zone}>{t('blocks.zone', { zone: zone.replace(/^.*\//, '') })}</p>
      <TextField
        name="note"
        label={t('blocks.note')}
        hint={t('blocks.noteHint')}
        placeholder={t('blocks.notePlaceholder')}
        maxLength={200}
      />
    </>
  );
}
