import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useLicensesQuery } from './captain-api';
import { useText } from './messages';

/** Says why a captain without both licences gets no charters. */
export function LicenseReminder({ captainId, onShowLicenses }: { captainId: number; onShowLicenses: () => void }) {
  const t = useText();
  const { data } = useLicensesQuery(captainId);
  if (!data || (data.pleasureCraftLicense && data.harborLicense)) return null;
  return (
    <Notice
      tone="time"
      title={t('notOffered.title')}
      actions={
        <Button size="2" tone="secondary" onClick={onShowLicenses}>
          {t('notOffered.action')}
        </Button>
      }
    >
      {t('notOffered.text')}
    </Notice>
  );
}
