import type { LicenseType, LicenseView } from '@harbourline/contracts';
import { CircleCheck, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useUnsavedWork } from '../../shared/lib/use-unsaved-work';
import { PHOTO_FILES } from '../../shared/photos/photo-file';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { PlainTextField } from '../../shared/ui/plain-fields';
import styles from './license-card.module.css';
import { LicenseStanding } from './license-standing';
import { LicensePreview } from './license-preview';
import { useText } from './words';
import { useLicenseUpload } from './use-license-upload';

interface Props {
  captainId: number;
  type: LicenseType;
  /** Null where none is on file. */
  filePath: string | null;
  /** Where it stands. */
  license: LicenseView | undefined;
  /** A picture cannot renew the session by itself; a call can. */
  renewSession: () => PromiseLike<unknown>;
}

const NOTHING = { number: '', expiresOn: '' };

/** One license: what is on file, and the way to put it there. */
export function LicenseCard({ captainId, type, filePath, license, renewSession }: Props) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  const { upload, share, problem } = useLicenseUpload(captainId, type);
  const [said, setSaid] = useState(NOTHING);
  useUnsavedWork(said.number !== '' || said.expiresOn !== '');
  const isUploading = share !== undefined;
  const name = t(`licenses.${type}`);

  return (
    <Card as="section" className={styles.card}>
      <header>
        <h2 className={styles.title}>{name}</h2>
        <p className={styles.required}>{t('licenses.required')}</p>
      </header>
      {filePath ? (
        <>
          <p className={styles.uploaded}>
            <CircleCheck aria-hidden size={18} />
            {t('licenses.uploaded')}
          </p>
          <LicensePreview key={filePath} filePath={filePath} name={name} renewSession={renewSession} />
        </>
      ) : (
        <div className={styles.empty}>
          <FileUp aria-hidden size={28} strokeWidth={1.5} />
          <p>{t('licenses.missing')}</p>
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept={`${PHOTO_FILES},application/pdf,.pdf`}
        aria-label={t('licenses.input', { license: name })}
        tabIndex={-1}
        disabled={isUploading}
        className="visually-hidden"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void upload(file, said).then((isDone) => isDone && setSaid(NOTHING));
          // The same file can be chosen again after a failure.
          event.target.value = '';
        }}
      />
      <LicenseStanding license={license} />
      <PlainTextField
        label={t('licenses.number')}
        value={said.number}
        maxLength={40}
        autoComplete="off"
        onValue={(number) => setSaid({ ...said, number })}
      />
      <PlainTextField
        label={t('licenses.expiresOn')}
        hint={t('licenses.saidHint')}
        type="date"
        value={said.expiresOn}
        onValue={(expiresOn) => setSaid({ ...said, expiresOn })}
      />
      {isUploading ? (
        <UploadProgress share={share} label={name} />
      ) : (
        <div className={styles.action}>
          <Button
            tone={filePath ? 'secondary' : 'primary'}
            disabled={!said.number || !said.expiresOn}
            aria-label={filePath ? `${t('licenses.replace')}: ${name}` : `${t('licenses.upload')}: ${name}`}
            onClick={() => input.current?.click()}
          >
            {filePath ? t('licenses.replace') : t('licenses.upload')}
          </Button>
          <span className={styles.hint}>{t('licenses.hint')}</span>
        </div>
      )}
      {problem && <p className={styles.problem}>{problem}</p>}
    </Card>
  );
}

function UploadProgress({ share, label }: { share: number; label: string }) {
  const t = useText();
  const percent = Math.round(share * 100);
  return (
    <div className={styles.progress}>
      <progress max={1} value={share < 1 ? share : undefined} aria-label={label} />
      <span>{share < 1 ? t('licenses.uploading', { percent }) : t('licenses.checking')}</span>
    </div>
  );
}
