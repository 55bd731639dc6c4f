import { zodResolver } from '@hookform/resolvers/zod';
import { type LicenseType, rejectLicense, type UserView } from '@harbourline/contracts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { TextAreaField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import { Row } from '../../shared/ui/stack';
import styles from './form-actions.module.css';
import { useRejectLicenseMutation } from './admin-api';
import { useText } from './messages';
import { reportOutcome } from '../../shared/ui/report-outcome';

const LONGEST_REASON = 500;

interface Props {
  captain: UserView;
  licenseType: LicenseType;
  /** What it is called. */
  licence: string;
}

/** Takes a licence off file, with a reason that the captain reads. */
export function RejectLicense({ captain: { id, fullName: name }, licenseType, licence }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ resolver: zodResolver(rejectLicense.body), defaultValues: { reason: '' } });
  const { isSubmitting } = form.formState;
  const [reject] = useRejectLicenseMutation();

  async function send({ reason }: { reason: string }) {
    const call = reject({ id, licenseType, reason }).unwrap();
    const done = { title: t('licence.rejected.title'), text: t('licence.rejected.text', { name }) };
    if (await reportOutcome(call, done, { title: t('licence.rejectFailed') })) {
      setOpen(false);
      form.reset();
    }
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && setOpen(open)}
      trigger={
        <Button tone="quiet" size="2" aria-label={t('licence.rejectNamed', { licence, name })}>
          {t('licence.reject')}
        </Button>
      }
      title={t('licence.rejectTitle')}
      description={t('licence.rejectText', { licence, name })}
    >
      <Form form={form} label={t('licence.rejectTitle')} onSubmit={send}>
        <TextAreaField
          name="reason"
          rows={3}
          maxLength={LONGEST_REASON}
          label={t('licence.reason')}
          hint={t('licence.reasonHint')}
        />
        <Row className={styles.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {t('licence.keep')}
            </Button>
          </DialogClose>
          <Button type="submit" tone="danger" loading={isSubmitting}>
            {t('licence.confirm')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
