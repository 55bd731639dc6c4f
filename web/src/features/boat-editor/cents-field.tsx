import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { describedBy } from '../../shared/ui/described-by';
import { FieldFrame } from '../../shared/ui/field-frame';
import styles from '../../shared/ui/form.module.css';

const AMOUNT = /^\s*\$?\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*$/;

/** An amount that people type in dollars; the form holds cents, 0 for what is no amount, and an empty text for none. */
export function CentsField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const id = useId();
  const {
    field: { ref, onChange, onBlur, ...field },
    fieldState,
  } = useController({ name });
  const cents: unknown = field.value;
  const [typed, setTyped] = useState('');
  // What was typed may be written in another way than the form's amount, which counts once it is another one.
  const inForm = typeof cents === 'number' && cents > 0 ? dollarsOf(cents) : '';
  const message = fieldState.error?.message;
  return (
    <FieldFrame {...{ id, label, hint, message }}>
      <input
        id={id}
        ref={ref}
        name={name}
        value={centsIn(typed) === (cents ?? '') ? typed : inForm}
        inputMode="decimal"
        aria-invalid={message !== undefined}
        aria-describedby={describedBy(id, { hint, message })}
        className={styles.control}
        onBlur={onBlur}
        onChange={({ target: { value } }) => {
          setTyped(value);
          onChange(centsIn(value));
        }}
      />
    </FieldFrame>
  );
}

const dollarsOf = (cents: number) => String(cents / 100);

function centsIn(text: string): number | string {
  if (text.trim() === '') return '';
  const [, dollars, part = ''] = AMOUNT.exec(text) ?? [];
  // What is no amount is refused as one of nothing is.
  return dollars === undefined ? 0 : Number(dollars) * 100 + Number(part.padEnd(2, '0'));
}
