import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { type RegisterOptions, useFormContext } from 'react-hook-form';
import { IconButton } from './button';
import { describedBy } from './described-by';
import { FieldError, FieldFrame } from './field-frame';
import { useText } from './later-words';
import { type Option, SelectBox } from './select-box';
import styles from './form.module.css';

interface FieldProps {
  name: string;
  label: string;
  hint?: ReactNode;
}

/** What a control needs to be wired to the form around it and to its own label, hint and error. */
function useField(name: string, hint: ReactNode, options?: RegisterOptions) {
  const id = useId();
  const { register, getFieldState, formState } = useFormContext();
  const message = getFieldState(name, formState).error?.message;
  return {
    id,
    message,
    control: {
      id,
      ...register(name, options),
      'aria-invalid': message !== undefined,
      'aria-describedby': describedBy(id, { hint, message }),
    },
  };
}

export function TextField({ name, label, hint, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  const { id, message, control } = useField(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <input {...input} {...control} className={styles.control} />
    </FieldFrame>
  );
}

/** A whole number; the form holds a number, or NaN where what was typed is none. */
export function IntegerField({ name, label, hint, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  const { id, message, control } = useField(name, hint, { setValueAs: toInteger });
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <input
        {...input}
        {...control}
        ref={(field) => {
          control.ref(field);
          // The form has written into it what it holds.
          if (field?.value === 'NaN') field.value = '';
        }}
        inputMode="numeric"
        className={styles.control}
        onBlur={(event) => {
          const value = toInteger(event.target.value);
          if (!Number.isNaN(value)) event.target.value = String(value);
          void control.onBlur(event);
        }}
      />
    </FieldFrame>
  );
}

const toInteger = (value: unknown) => Number.parseInt(String(value), 10);

export function TextAreaField({ name, label, hint, ...area }: FieldProps & Omit<ComponentProps<'textarea'>, 'name'>) {
  const { id, message, control } = useField(name, hint);
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <textarea rows={4} {...area} {...control} className={styles.control} />
    </FieldFrame>
  );
}

export function PasswordField({ name, label, hint, ...input }: FieldProps & Omit<ComponentProps<'input'>, 'name'>) {
  const t = useText();
  const { id, message, control } = useField(name, hint);
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <div className={styles.passwordBox}>
        <input {...input} {...control} type={shown ? 'text' : 'password'} className={styles.control} />
        <IconButton
          label={shown ? t('hidePassword') : t('showPassword')}
          aria-pressed={shown}
          className={styles.reveal}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
        </IconButton>
      </div>
    </FieldFrame>
  );
}

type SelectFieldProps = FieldProps & { options: readonly Option[]; asNumber?: boolean } & Omit<
    ComponentProps<'select'>,
    'name'
  >;

/** A choice from a list, in the form around it. With `asNumber` the form holds a number. */
export function SelectField({ name, label, hint, options, asNumber, ...select }: SelectFieldProps) {
  const { id, message, control } = useField(name, hint, asNumber ? { valueAsNumber: true } : undefined);
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <SelectBox {...select} {...control} options={options} />
    </FieldFrame>
  );
}

/** A box to tick; the label may contain links. */
export function CheckboxField({ name, label }: { name: string; label: ReactNode }) {
  const { id, message, control } = useField(name, undefined);
  return (
    <div className={styles.field}>
      <label className={styles.choice}>
        <input {...control} type="checkbox" className={styles.checkbox} />
        <span>{label}</span>
      </label>
      <FieldError id={id} message={message} />
    </div>
  );
}
