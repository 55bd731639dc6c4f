import { localDateOf, zoneOf } from '@harbourline/policy';
import { serverNow } from '../../shared/lib/server-time';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useLicensesQuery } from './captain-api';
import { useText } from './words';

/** Says why a captain without two accepted licenses gets no charters. */
export function LicenseReminder({ captainId, onShowLicenses }: { captainId: number; onShowLicenses: () => void }) {
  const t = useText();
  const { data } = useLicensesQuery(captainId);
  const today = localDateOf(serverNow(), zoneOf('Toronto'));
  if (!data || data.licenses.every(({ acceptedUntil }) => acceptedUntil !== null && acceptedUntil >= today))
    return null;
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
