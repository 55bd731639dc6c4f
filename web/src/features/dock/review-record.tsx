import { fullName } from '@harbourline/contracts';
import { type BoardAct, isSameName, OBJECTION_HOURS } from '@harbourline/policy';
import { agreedText } from '@harbourline/policy/words';
import { useEffect, useRef, useState } from 'react';
import { formatTimeInZone } from '../../shared/lib/dates';
import { serverNow } from '../../shared/lib/server-time';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { PlainTextField } from '../../shared/ui/plain-fields';
import { Stack } from '../../shared/ui/stack';
import styles from './dock.module.css';
import { useText } from './words';

export interface RenterAgreed {
  name: string;
  at: string;
}

interface Props {
  act: BoardAct;
  /** What is agreed to, in sentences, and the note beside them. */
  text: readonly string[];
  note: string | null;
  zone: string;
  /** As the renter's account has it; undefined where it is not known. */
  renter: string | undefined;
  onBack: () => void;
  onRecord: (renterAgreed: RenterAgreed | undefined) => Promise<void>;
}

/** What both sides agree to, to be read before it is recorded. The renter can agree on the same phone. */
export function ReviewRecord({ act, text, note, zone, renter, onBack, onRecord }: Props) {
  const t = useText();
  const [agreed, setAgreed] = useState<RenterAgreed>();
  const [isKeeping, setKeeping] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Stack gap={5}>
      <Stack gap={3}>
        <h3 ref={heading} tabIndex={-1} className={styles.subtitle}>
          {t('review.title')}
        </h3>
        <AgreedText text={agreedText(text, note)} />
        <p className={styles.soft}>{t('review.yours')}</p>
      </Stack>
      {agreed ? (
        <Notice
          tone="success"
          actions={
            <Button tone="quiet" onClick={() => setAgreed(undefined)}>
              {t('review.undo')}
            </Button>
          }
        >
          {t('review.agreed', { name: agreed.name, time: formatTimeInZone(agreed.at, zone) })}
        </Notice>
      ) : (
        <AgreedHere renter={renter} onAgreed={setAgreed} />
      )}
      <Stack gap={2}>
        <Button
          size="4"
          wide
          loading={isKeeping}
          onClick={() => {
            setKeeping(true);
            void onRecord(agreed).finally(() => setKeeping(false));
          }}
        >
          {t(`review.${act}`)}
        </Button>
        <Button tone="quiet" wide disabled={isKeeping} onClick={onBack}>
          {t('form.back')}
        </Button>
      </Stack>
    </Stack>
  );
}

export function AgreedText({ text }: { text: readonly string[] }) {
  return (
    <blockquote className={styles.agreed}>
      {text.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </blockquote>
  );
}

function AgreedHere({ renter, onAgreed }: Pick<Props, 'renter'> & { onAgreed: (agreed: RenterAgreed) => void }) {
  const t = useText();
  return (
    <Stack gap={3}>
      <h3 className={styles.subtitle}>{t('review.here')}</h3>
      <p className={styles.soft}>{t('review.hereNote', { hours: OBJECTION_HOURS })}</p>
      <NameAndTap
        label={t('review.name')}
        action={t('review.agree')}
        faultOf={(name) =>
          renter === undefined || isSameName(name, renter) ? undefined : t('review.otherName', { name: renter })
        }
        onTap={(name) => onAgreed({ name, at: serverNow().toISOString() })}
      />
    </Stack>
  );
}

interface NameProps {
  label: string;
  action: string;
  /** Why it cannot be this name, in a sentence. */
  faultOf?: (name: string) => string | undefined;
  /** With a name as the contract takes it. */
  onTap: (name: string) => unknown;
  isMain?: boolean;
}

/** Agreeing: one types one's name and taps. */
export function NameAndTap({ label, action, faultOf, onTap, isMain = false }: NameProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const read = fullName.safeParse(name);
        const fault = read.success ? faultOf?.(read.data) : read.error.issues[0]?.message;
        setProblem(fault);
        if (read.success && fault === undefined) onTap(read.data);
      }}
    >
      <Stack gap={3}>
        <PlainTextField
          label={label}
          message={problem}
          value={name}
          autoComplete="off"
          autoCapitalize="words"
          onValue={setName}
        />
        <Button type="submit" tone={isMain ? 'primary' : 'secondary'} size="4" wide>
          {action}
        </Button>
      </Stack>
    </form>
  );
}
