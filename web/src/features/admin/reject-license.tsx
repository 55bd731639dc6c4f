import { type LicenseType, rejectLicense, type UserView } from '@harbourline/contracts';
import { Button } from '../../shared/ui/button';
import { ReasonDialog } from '../../shared/ui/reason-dialog';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useRejectLicenseMutation } from './licenses-api';
import { useText } from './words';

interface Props {
  captain: Pick<UserView, 'id' | 'fullName'>;
  licenseType: LicenseType;
  /** What it is called. */
  license: string;
  /** The file that was looked at, where one is. */
  filePath?: string;
}

/** Takes a license off file, with a reason that the captain reads. */
export function RejectLicense({ captain: { id, fullName: name }, licenseType, license, filePath }: Props) {
  const t = useText();
  const [reject] = useRejectLicenseMutation();
  return (
    <ReasonDialog
      trigger={
        <Button tone="quiet" size="2" aria-label={t('license.rejectNamed', { license, name })}>
          {t('license.reject')}
        </Button>
      }
      title={t('license.rejectTitle')}
      description={t('license.rejectText', { license, name })}
      reason={{ label: t('license.reason'), hint: t('license.reasonHint') }}
      keep={t('license.keep')}
      confirm={t('license.confirm')}
      schema={rejectLicense.body}
      onConfirm={(reason) =>
        reportOutcome(
          reject({ id, licenseType, body: { reason, filePath } }).unwrap(),
          { title: t('license.rejected.title'), text: t('license.rejected.text', { name }) },
          { title: t('license.rejectFailed') },
        )
      }
    />
  );
}
