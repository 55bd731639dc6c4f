import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button';
import { useText } from './later-words';
import { reportOutcome } from './report-outcome';

interface Props {
  /** What is exported, for screen readers. */
  label: string;
  /** Saves the file; fails with why it could not be had. */
  download: () => Promise<unknown>;
}

/** What a list shows, with all its pages, as a file. */
export function ExportButton({ label, download }: Props) {
  const t = useText();
  const [isLoading, setLoading] = useState(false);
  async function save() {
    setLoading(true);
    await reportOutcome(download(), { title: t('export.done') }, { title: t('export.failed') });
    setLoading(false);
  }
  return (
    <Button tone="secondary" loading={isLoading} aria-label={label} onClick={() => void save()}>
      <Download aria-hidden size={18} />
      {t('export.action')}
    </Button>
  );
}
