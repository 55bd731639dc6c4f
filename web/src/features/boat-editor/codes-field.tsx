import { useController } from 'react-hook-form';
import styles from './editor-tabs.module.css';

interface Props {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

/** Any number of choices; the form holds their codes, in the order of the options. */
export function CodesField({ name, label, options }: Props) {
  const { field } = useController({ name });
  const chosen = field.value as readonly string[];
  const toggle = (code: string) =>
    field.onChange(options.map(({ value }) => value).filter((value) => chosen.includes(value) !== (value === code)));
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map(({ value, label: word }, index) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            ref={index === 0 ? field.ref : undefined}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            className={styles.checkbox}
          />
          {word}
        </label>
      ))}
    </fieldset>
  );
}
