import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { useText } from './words';
import styles from './license-card.module.css';

interface Props {
  filePath: string;
  name: string;
  renewSession: () => PromiseLike<unknown>;
}

/** The license on file: a picture is shown, a PDF offered for download. */
export function LicensePreview({ filePath, name, renewSession }: Props) {
  const url = `/api/image/${filePath}`;
  return filePath.endsWith('.pdf') ? (
    <PdfTile url={url} name={name} renewSession={renewSession} />
  ) : (
    <LicensePicture url={url} name={name} renewSession={renewSession} />
  );
}

type PartProps = Omit<Props, 'filePath'> & { url: string };

/** The picture is private: where the session has to be renewed first, it is asked for once more. */
function LicensePicture({ url, name, renewSession }: PartProps) {
  const t = useText();
  const [attempt, setAttempt] = useState(0);

  async function tryAgain() {
    if (attempt === 0) await renewSession();
    setAttempt(attempt + 1);
  }

  return (
    <div className={styles.preview}>
      {attempt < 2 ? (
        <img
          key={attempt}
          src={url}
          alt={t('licenses.previewAlt', { license: name })}
          onError={() => void tryAgain()}
          className={styles.image}
        />
      ) : (
        <span className={styles.hint}>{t('licenses.noPreview')}</span>
      )}
    </div>
  );
}

function PdfTile({ url, name, renewSession }: PartProps) {
  const t = useText();

  async function download() {
    await renewSession();
    const link = document.createElement('a');
    link.href = url;
    link.download = `${name}.pdf`;
    link.click();
  }

  return (
    <div className={`${styles.preview} ${styles.pdf}`}>
      <FileText aria-hidden size={32} strokeWidth={1.5} />
      <span>{t('licenses.pdf')}</span>
      <Button
        tone="secondary"
        size="2"
        aria-label={`${t('licenses.download')}: ${name}`}
        onClick={() => void download()}
      >
        <Download aria-hidden size={16} />
        {t('licenses.download')}
      </Button>
    </div>
  );
}
