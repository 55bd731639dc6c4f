import { type LicenseType, rejectLicense, type UserView } from '@harbourline/contracts';
import { Button } from '../../shared/ui/button';
import { ReasonDialog } from '../../shared/ui/reason-dialog';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useRejectLicenseMutation } from './admin-api';
import { useText } from './messages';

interface Props {
  captain: Pick<UserView, 'id' | 'fullName'>;
  licenseType: LicenseType;
  /** What it is called. */
  licence: string;
  /** The file that was looked at, where one is. */
  filePath?: string;
}

/** Takes a licence off file, with a reason that the captain reads. */
export function RejectLicense({ captain: { id, fullName: name }, licenseType, licence, filePath }: Props) {
  const t = useText();
  const [reject] = useRejectLicenseMutation();
  return (
    <ReasonDialog
      trigger={
        <Button tone="quiet" size="2" aria-label={t('licence.rejectNamed', { licence, name })}>
          {t('licence.reject')}
        </Button>
      }
      title={t('licence.rejectTitle')}
      description={t('licence.rejectText', { licence, name })}
      reason={{ label: t('licence.reason'), hint: t('licence.reasonHint') }}
      keep={t('licence.keep')}
      confirm={t('licence.confirm')}
      schema={rejectLicense.body}
      onConfirm={(reason) =>
        reportOutcome(
          reject({ id, licenseType, body: { reason, filePath } }).unwrap(),
          { title: t('licence.rejected.title'), text: t('licence.rejected.text', { name }) },
          { title: t('licence.rejectFailed') },
        )
      }
    />
  );
}
