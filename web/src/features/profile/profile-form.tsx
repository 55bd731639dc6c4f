import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { type ApiError, isApiError, messageOf } from '../../shared/api/api-error';
import { userUpdated } from '../../shared/api/user-updated';
import { Button } from '../../shared/ui/button';
import { PasswordField, TextField } from '../../shared/ui/fields';
import { Form, showFieldErrors } from '../../shared/ui/form';
import { showToast } from '../../shared/ui/toast';
import { useText } from './words';
import { useUpdateProfileMutation } from './profile-api';
import {
  profileChangeOf,
  profileSchemaOf,
  type ProfileUser,
  type ProfileValues,
  profileValuesOf,
} from './profile-form-values';
import styles from './profile.module.css';

const FIELD_OF = {
  wrong_password: 'currentPassword',
  recent_sign_in_required: 'currentPassword',
  phone_taken: 'phone',
  email_taken: 'email',
} as const;

/** Name and contact data, and a new password where one is wanted. */
export function ProfileForm({ user, onSaved }: { user: ProfileUser; onSaved: () => void }) {
  const t = useText();
  const isCaptain = user.role === 'captain';
  const dispatch = useDispatch();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const resolver = useMemo(() => zodResolver(profileSchemaOf(user.role)), [user.role]);
  const form = useForm({ resolver, defaultValues: profileValuesOf(user) });

  async function save(values: ProfileValues) {
    try {
      dispatch(userUpdated(await update({ id: user.id, change: profileChangeOf(user.role, values) }).unwrap()));
      showToast({ tone: 'success', title: t('updated.title'), description: t('updated.text') });
      onSaved();
    } catch (error) {
      showFieldErrors(form, withFormNames(error), FIELD_OF);
      const isGuest = isApiError(error) && error.code === 'unauthenticated';
      const description = isGuest ? t('failed.unauthenticated') : messageOf(error, t('failed.text'));
      showToast({ tone: 'error', title: isCaptain ? t('failed.captainTitle') : t('failed.title'), description });
    }
  }

  function refuse(errors: FieldErrors<ProfileValues>) {
    const description = errors.confirmNewPassword?.message;
    if (isCaptain && description) showToast({ tone: 'error', title: t('mismatch'), description });
  }

  return (
    <Form form={form} label={t('form')} onSubmit={save} onInvalid={refuse}>
      <TextField name="fullName" label={t('field.fullName')} autoComplete="name" />
      <TextField name="email" label={t('field.email')} type="email" inputMode="email" autoComplete="email" />
      <TextField name="phone" label={t('field.phone')} type="tel" autoComplete="tel" />
      <fieldset className={styles.passwords}>
        <legend>{t('passwordSection')}</legend>
        <PasswordField
          name="currentPassword"
          label={t('field.currentPassword')}
          hint={t('currentPasswordHint')}
          autoComplete="current-password"
        />
        <div className={styles.pair}>
          <PasswordField
            name="newPassword"
            label={t('field.newPassword')}
            placeholder={t('field.newPasswordPlaceholder')}
            autoComplete="new-password"
          />
          <PasswordField name="confirmNewPassword" label={t('field.confirmNewPassword')} autoComplete="new-password" />
        </div>
      </fieldset>
      <Button type="submit" wide loading={isLoading}>
        {t('save')}
      </Button>
    </Form>
  );
}

/** The captain's call names the new password `password`. */
function withFormNames(error: unknown): unknown {
  if (!isApiError(error) || !error.fields?.password) return error;
  const { password, ...fields } = error.fields;
  return { ...error, fields: { ...fields, newPassword: password } } satisfies ApiError;
}
