import { Badge } from '../../shared/ui/badge';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { PlainTextField } from '../../shared/ui/plain-fields';
import { Row } from '../../shared/ui/stack';
import row from './field-row.module.css';
import { useText } from './words';
import styles from './secret-field.module.css';

interface Props {
  label: string;
  isSet: boolean;
  /** As it is to be saved: left alone, forgotten, or another one. */
  value: string | null | undefined;
  message: string | undefined;
  onChange: (value: string | null | undefined) => void;
}

/** A secret that can be entered, replaced and removed, and is never shown. Once it is saved it is another field. */
export function SecretField({ label, isSet, value, message, onChange }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [wasLeft, setLeft] = useState(false);
  const isTyping = isOpen || typeof value === 'string';

  function leave(next: null | undefined) {
    setOpen(false);
    setLeft(true);
    onChange(next);
  }

  if (isTyping) {
    return (
      <div className={row.row}>
        <PlainTextField
          label={label}
          hint={t('config.secretHint')}
          type="password"
          autoComplete="new-password"
          spellCheck={false}
          autoFocus={value === undefined}
          maxLength={200}
          message={message}
          value={value ?? ''}
          onValue={(typed) => {
            setOpen(true);
            onChange(typed === '' ? undefined : typed);
          }}
        />
        <Button
          tone="secondary"
          className={row.button}
          aria-label={`${t('config.cancel')}: ${label}`}
          onClick={() => leave(undefined)}
        >
          {t('config.cancel')}
        </Button>
      </div>
    );
  }

  const isRemoved = value === null;
  return (
    <div role="group" aria-label={label} className={styles.secret}>
      <span className={styles.label}>
        {label}
        <Badge radius="full" color={isSet && !isRemoved ? 'green' : 'gray'}>
          {t(isSet && !isRemoved ? 'config.secretSet' : 'config.secretMissing')}
        </Badge>
      </span>
      <Row gap={2}>
        <Button
          tone="secondary"
          size="2"
          autoFocus={wasLeft}
          aria-label={`${t(isSet ? 'config.replace' : 'config.enter')}: ${label}`}
          onClick={() => {
            onChange(undefined);
            setOpen(true);
          }}
        >
          {t(isSet ? 'config.replace' : 'config.enter')}
        </Button>
        {isSet && (
          <Button
            tone="quiet"
            size="2"
            aria-label={`${t(isRemoved ? 'config.keep' : 'config.remove')}: ${label}`}
            onClick={() => leave(isRemoved ? undefined : null)}
          >
            {t(isRemoved ? 'config.keep' : 'config.remove')}
          </Button>
        )}
      </Row>
      <span role="status" className={styles.note}>
        {isRemoved ? t('config.removed') : (message ?? '')}
      </span>
    </div>
  );
}
