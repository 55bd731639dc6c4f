import { zodResolver } from '@hookform/resolvers/zod';
import type { SessionUser } from '@harbourline/contracts';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { PasswordField, TextField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import { type AccountPlace, signInSchema } from './account-schemas';
import { ForgotPassword } from './forgot-password';
import { useText } from './words';
import { useLoginMutation } from './session-api';
import { useAccountCall } from './use-account-call';

interface Props {
  place: AccountPlace;
  /** Called once somebody has signed in. */
  onDone?: (user: SessionUser) => unknown;
}

export function SignInForm({ place, onDone }: Props) {
  const t = useText();
  const resolver = useMemo(() => zodResolver(signInSchema(place)), [place]);
  const form = useForm({ resolver, defaultValues: { phone: '', password: '' } });
  const [login, { isLoading }] = useLoginMutation();
  const report = useAccountCall(place, 'signedIn', form);

  return (
    <Form form={form} label={t('signIn')} onSubmit={(values) => report(() => login(values).unwrap(), onDone)}>
      <TextField
        name="phone"
        label={t('field.phone')}
        type="tel"
        autoComplete="username"
        placeholder={t('field.phonePlaceholder')}
      />
      <PasswordField name="password" label={t('field.password')} autoComplete="current-password" />
      <ForgotPassword place={place} typedPhone={() => form.getValues('phone')} />
      <Button type="submit" wide size="4" loading={isLoading}>
        {t('signIn')}
      </Button>
    </Form>
  );
}
