import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { PasswordField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import { accountSchema } from './account-schemas';
import { useText } from './words';
import { Attestation, PersonFields } from './person-fields';
import { RoleField } from './role-field';
import { useRegisterMutation } from './session-api';
import { useAccountCall } from './use-account-call';

const EMPTY = {
  fullName: '',
  email: '',
  phone: '',
  role: 'renter' as const,
  password: '',
  confirmPassword: '',
  agreesToTerms: false,
};

/** A new account of any kind that can be registered. */
export function RegisterForm() {
  const t = useText();
  const form = useForm({ resolver: zodResolver(accountSchema), defaultValues: EMPTY });
  const role = useWatch({ control: form.control, name: 'role' });
  const [register, { isLoading }] = useRegisterMutation();
  const report = useAccountCall('page', 'registered', form);

  return (
    <Form form={form} label={t('createAccount')} onSubmit={(values) => report(() => register(values).unwrap())}>
      <RoleField />
      <PersonFields nameLabel={role === 'owner' ? t('field.ownershipName') : t('field.fullName')} />
      <PasswordField
        name="password"
        label={t('field.password')}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField name="confirmPassword" label={t('field.confirmPassword')} autoComplete="new-password" />
      <Attestation />
      <Button type="submit" wide size="4" loading={isLoading}>
        {t('createAccount')}
      </Button>
    </Form>
  );
}
