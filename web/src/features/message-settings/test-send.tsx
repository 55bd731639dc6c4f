import { useId, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../shared/ui/button';
import { PlainTextField } from '../../shared/ui/plain-fields';
import { showToast } from '../../shared/ui/toast';
import row from './field-row.module.css';
import { useText } from './words';
import type { Channel } from './outcome-toast';
import { problemsIn } from './problems-in';
import styles from './test-send.module.css';
import { testFailedToast, testSentToast } from './test-toast';

/** What the calls call the address. */
const FIELD = { email: 'email', sms: 'phoneNumber' } as const;

interface Props {
  channel: Channel;
  /** What an address or a number has to be. */
  schema: z.ZodType<string>;
  /** The template has changes that are not in what is sent. */
  isUnsaved: boolean;
  /** Rejects where it could not be sent. */
  onSend: (to: string) => Promise<unknown>;
}

/** Sends a template with sample data to whoever is to look at it. */
export function TestSend({ channel, schema, isUnsaved, onSend }: Props) {
  const t = useText();
  const title = useId();
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isSending, setSending] = useState(false);

  async function send() {
    if (isSending) return;
    const { error } = schema.safeParse(to);
    if (error) {
      setProblem(error.issues[0]?.message);
      if (to.trim() === '') showToast({ tone: 'error', title: t(`${channel}.test.missing`) });
      return;
    }
    setSending(true);
    try {
      await onSend(to.trim());
      showToast(testSentToast(channel, to.trim()));
    } catch (failure) {
      setProblem(problemsIn(failure)[FIELD[channel]]);
      showToast(testFailedToast(channel, failure));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      noValidate
      aria-labelledby={title}
      className={styles.test}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <h3 id={title} className={styles.title}>
        {t(`${channel}.test.title`)}
      </h3>
      <div className={row.row}>
        <PlainTextField
          label={t(`${channel}.test.label`)}
          hint={isUnsaved && t('test.unsaved')}
          type={channel === 'email' ? 'email' : 'tel'}
          autoComplete={channel === 'email' ? 'email' : 'tel'}
          message={problem}
          value={to}
          onValue={(value) => {
            setTo(value);
            setProblem(undefined);
          }}
        />
        <Button type="submit" tone="secondary" className={row.button} loading={isSending}>
          {t(`${channel}.test.action`)}
        </Button>
      </div>
    </form>
  );
}
