import type { ComponentProps } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { PasswordField } from '../../shared/ui/fields';
import { useText } from './messages';

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'children' | 'isReady'> {
  /** Where an administrator is concerned, the change takes one's own password. */
  asksPassword: boolean;
  onConfirm: (currentPassword: string | undefined) => void;
}

/** Says what becomes of somebody's role or access, before it does. */
export function ConfirmStanding({ asksPassword, onConfirm, ...dialog }: Props) {
  const t = useText();
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const password = useWatch({ control: form.control, name: 'currentPassword' });
  const confirm = () => {
    onConfirm(asksPassword ? password : undefined);
    form.reset();
  };
  return (
    <ConfirmDialog {...dialog} isReady={!asksPassword || password !== ''} onConfirm={confirm}>
      {asksPassword && (
        <FormProvider {...form}>
          <PasswordField
            name="currentPassword"
            label={t('ownPassword.label')}
            hint={t('ownPassword.hint')}
            autoComplete="current-password"
          />
        </FormProvider>
      )}
    </ConfirmDialog>
  );
}
