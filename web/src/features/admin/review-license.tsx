import { zodResolver } from '@hookform/resolvers/zod';
import { acceptLicense, type SubmittedLicense } from '@harbourline/contracts';
import { useForm } from 'react-hook-form';
import { formatDay } from '../../shared/lib/dates';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { TextField } from '../../shared/ui/fields';
import { Form, showFieldErrors } from '../../shared/ui/form';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { PersonLink } from '../../shared/ui/person-link';
import { Row } from '../../shared/ui/stack';
import { useAcceptLicenseMutation } from './licenses-api';
import styles from './licenses-to-review.module.css';
import { useText } from './words';
import { RejectLicense } from './reject-license';
import { useOpenLicense } from './use-open-license';

const schema = acceptLicense.body.omit({ filePath: true });
const FIELDS = { pleasure_craft: 'pleasureCraftLicense', harbor: 'harborLicense' } as const;

/** One license beside what is to be read on it: accepted with that, or rejected with a reason. */
export function ReviewLicense({ license }: { license: SubmittedLicense }) {
  const t = useText();
  const { userId: id, fullName, licenseType, filePath, number, expiresOn, acceptedUntil } = license;
  const field = FIELDS[licenseType];
  const named = { license: t(`license.${field}`), name: fullName };
  const form = useForm({
    resolver: zodResolver(schema),
    defaultValues: { number: number ?? '', expiresOn: expiresOn ?? '' },
  });
  const [accept] = useAcceptLicenseMutation();

  async function send(read: { number: string; expiresOn: string }) {
    const call = accept({ id, licenseType, body: { ...read, filePath } }).unwrap();
    const isDone = await reportOutcome(
      call,
      { title: t('review.accepted.title'), text: t('review.accepted.text', named) },
      { title: t('review.acceptFailed') },
    );
    if (!isDone) await call.catch((error: unknown) => showFieldErrors(form, error));
  }

  return (
    <Card as="section" className={styles.license}>
      <LicenseImage captainId={id} field={field} filePath={filePath} named={named} />
      <div className={styles.reading}>
        <h3 className={styles.title}>{named.license}</h3>
        <p className={styles.captain}>
          <PersonLink id={id} name={fullName} />
        </p>
        {acceptedUntil && (
          <p className={styles.captain}>{t('review.renewal', { day: formatDay(acceptedUntil, 'utc') })}</p>
        )}
        <Form form={form} label={t('review.form', named)} onSubmit={send}>
          <TextField name="number" label={t('review.number')} autoComplete="off" maxLength={40} />
          <TextField name="expiresOn" label={t('review.expiresOn')} type="date" hint={t('review.hint')} />
          <Row>
            <Button type="submit" loading={form.formState.isSubmitting} aria-label={t('review.acceptNamed', named)}>
              {t('review.accept')}
            </Button>
            <RejectLicense
              captain={{ id, fullName }}
              licenseType={licenseType}
              license={named.license}
              filePath={filePath}
            />
          </Row>
        </Form>
      </div>
    </Card>
  );
}

interface ImageProps {
  captainId: number;
  field: (typeof FIELDS)[keyof typeof FIELDS];
  filePath: string;
  named: { license: string; name: string };
}

/** The picture, which opens large beside the page; a PDF is only ever a download. */
function LicenseImage({ captainId, field, filePath, named }: ImageProps) {
  const t = useText();
  const open = useOpenLicense();
  const url = `/api/image/${filePath}`;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={styles.picture}
      aria-label={t('license.viewNamed', named)}
      onClick={(event) => {
        event.preventDefault();
        void open(captainId, field);
      }}
    >
      {filePath.endsWith('.pdf') ? t('review.pdf') : <img src={url} alt={t('review.alt', named)} />}
    </a>
  );
}
