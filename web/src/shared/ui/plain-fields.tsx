import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy } from './described-by';
import { FieldFrame } from './field-frame';
import styles from './form.module.css';

interface PlainProps {
  label: string;
  hint?: ReactNode;
  message?: string | undefined;
  value: string;
  onValue: (value: string) => void;
}

type Rest<Tag extends 'input' | 'textarea'> = Omit<ComponentProps<Tag>, 'value' | 'onChange' | 'className'>;

function wired(id: string, { hint, message, value, onValue }: Omit<PlainProps, 'label'>) {
  return {
    id,
    value,
    className: styles.control,
    'aria-invalid': message !== undefined,
    'aria-describedby': describedBy(id, { hint, message }),
    onChange: (event: { target: { value: string } }) => onValue(event.target.value),
  };
}

/** A line of text that belongs to no form: what it holds comes from outside. */
export function PlainTextField({ label, hint, message, value, onValue, ...input }: PlainProps & Rest<'input'>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <input {...input} {...wired(id, { hint, message, value, onValue })} />
    </FieldFrame>
  );
}

/** Several lines of text that belong to no form. */
export function PlainTextArea({ label, hint, message, value, onValue, ...area }: PlainProps & Rest<'textarea'>) {
  const id = useId();
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <textarea {...area} {...wired(id, { hint, message, value, onValue })} />
    </FieldFrame>
  );
}
