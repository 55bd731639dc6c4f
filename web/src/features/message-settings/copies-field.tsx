import { X } from 'lucide-react';
import { type FocusEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { Button, IconButton } from '../../shared/ui/button';
import { PlainTextField } from '../../shared/ui/plain-fields';
import { copyProblem, withTyped } from './copy-problem';
import styles from './copies-field.module.css';
import row from './field-row.module.css';
import { useText } from './words';

interface Props {
  label: string;
  hint: string;
  type: 'email' | 'tel';
  /** What the list has to be. */
  schema: z.ZodType<string[]>;
  values: readonly string[];
  /** What is to be added next; while it is no address or number, it is neither in the list nor lost. */
  typed: string;
  /** What is wrong with the list as it was to be saved. */
  message: string | undefined;
  onChange: (values: string[], typed: string) => void;
}

/** Who gets copies: a list that one adds to and removes from. */
export function CopiesField({ label, hint, type, schema, values, typed, message, onChange }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState('');
  const added = typed.trim();
  const problem = added !== '' && refused === added ? copyProblem(schema, values, added) : null;

  function add() {
    if (added !== '' && copyProblem(schema, values, added) !== null) setRefused(added);
    else if (typed !== '') onChange(withTyped(values, typed), '');
  }

  // What was typed and not added would be lost without a word.
  function addOnLeaving({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) add();
  }

  return (
    <div className={styles.copies}>
      <div className={row.row} onBlur={addOnLeaving}>
        <PlainTextField
          ref={input}
          label={label}
          hint={hint}
          type={type}
          autoComplete="off"
          message={problem ?? message}
          value={typed}
          onValue={(value) => onChange([...values], value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button
          tone="secondary"
          className={row.button}
          aria-label={`${t('copies.add')}: ${label}`}
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          {t('copies.add')}
        </Button>
      </div>
      {values.length === 0 ? (
        <p className={styles.none}>{t('copies.none')}</p>
      ) : (
        <ul className={styles.list} aria-label={label}>
          {values.map((value) => (
            <li key={value} className={styles.item}>
              <span>{value}</span>
              <IconButton
                label={t('copies.remove', { value })}
                onClick={() => {
                  onChange(
                    values.filter((other) => other !== value),
                    typed,
                  );
                  input.current?.focus();
                }}
              >
                <X aria-hidden size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
