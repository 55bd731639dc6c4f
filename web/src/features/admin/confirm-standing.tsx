import { skipToken } from '@reduxjs/toolkit/query';
import type { ComponentProps } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { PasswordField } from '../../shared/ui/fields';
import { QueryView } from '../../shared/ui/query-view';
import { useOpenBookingsQuery } from './people-api';
import { useText } from './words';
import { OpenBookings } from './open-bookings';

interface Props extends Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'children' | 'isReady'> {
  /** Whose open bookings are told of, where the change takes from them what they need to answer for those. */
  leaves?: number | undefined;
  /** Where an administrator is concerned, the change takes one's own password. */
  asksPassword: boolean;
  onConfirm: (currentPassword: string | undefined) => void;
}

/** Says what becomes of somebody's role or access, and of what they have open, before it does. */
export function ConfirmStanding({ leaves, asksPassword, onConfirm, ...dialog }: Props) {
  const t = useText();
  const form = useForm({ defaultValues: { currentPassword: '' } });
  const password = useWatch({ control: form.control, name: 'currentPassword' });
  const isTold = leaves !== undefined && dialog.open;
  const openOnes = useOpenBookingsQuery(isTold ? leaves : skipToken);
  const isReady = (!asksPassword || password !== '') && (!isTold || openOnes.currentData !== undefined);
  const confirm = () => {
    onConfirm(asksPassword ? password : undefined);
    form.reset();
  };
  return (
    <ConfirmDialog {...dialog} isReady={isReady} onConfirm={confirm}>
      {isTold && <QueryView query={openOnes}>{(open) => <OpenBookings open={open} />}</QueryView>}
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
