import { zodResolver } from '@hookform/resolvers/zod';
import type { SessionUser } from '@harbourline/contracts';
import { useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import { renterSchema } from './account-schemas';
import { useText } from './words';
import { Attestation, PersonFields } from './person-fields';
import { useRegisterMutation } from './session-api';
import { useAccountCall } from './use-account-call';

const EMPTY = { fullName: '', email: '', phone: '', password: '', agreesToTerms: false };

/** The short registration beside a boat: always a renter. */
export function RenterForm({ onDone }: { onDone?: (user: SessionUser) => unknown }) {
  const t = useText();
  const form = useForm({ resolver: zodResolver(renterSchema), defaultValues: EMPTY });
  const [register, { isLoading }] = useRegisterMutation();
  const report = useAccountCall('box', 'registered', form);

  return (
    <Form
      form={form}
      label={t('createAccount')}
      onSubmit={(values) => report(() => register({ ...values, role: 'renter' }).unwrap(), onDone)}
    >
      <PersonFields nameLabel={t('field.fullName')} />
      <PasswordField
        name="password"
        label={t('field.password')}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
      />
      <Attestation />
      <Button type="submit" wide size="4" loading={isLoading}>
        {t('createAccount')}
      </Button>
    </Form>
  );
}
