import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Form } from '../../shared/ui/form';
import formActions from '../../shared/ui/form-actions.module.css';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { Row } from '../../shared/ui/stack';
import { agreementSchema } from './account-schemas';
import { useText } from './words';
import { Attestation } from './person-fields';
import { useAgreeMutation } from './session-api';
import { useLogout } from './use-logout';

/** Has the terms accepted and the age attested; without that it ends with signing out only. */
export function AgreementDialog() {
  const t = useText();
  return (
    <Dialog open isBinding title={t('agreement.title')} description={t('agreement.text')}>
      <AgreementForm />
    </Dialog>
  );
}

function AgreementForm() {
  const t = useText();
  const form = useForm({ resolver: zodResolver(agreementSchema), defaultValues: { agreesToTerms: false } });
  const [agree, { isLoading }] = useAgreeMutation();
  const { signOut, isLoading: isLeaving } = useLogout();
  const send = () =>
    reportOutcome(
      agree({ agreesToTerms: true }).unwrap(),
      { title: t('agreement.done') },
      { title: t('agreement.failed') },
    );
  return (
    <Form form={form} label={t('agreement.title')} onSubmit={send}>
      <Attestation />
      <Row className={formActions.actions}>
        <Button tone="secondary" loading={isLeaving} onClick={() => void signOut()}>
          {t('agreement.leave')}
        </Button>
        <Button type="submit" loading={isLoading}>
          {t('agreement.action')}
        </Button>
      </Row>
    </Form>
  );
}
