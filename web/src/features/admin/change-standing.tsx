import type { UserView } from '@harbourline/contracts';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { useUpdateStandingMutation } from './people-api';
import { ConfirmStanding } from './confirm-standing';
import { useText } from './words';
import { reportOutcome } from '../../shared/ui/report-outcome';

/** Whether somebody may sign in, and the way to change it. */
export function ChangeStanding({ person, disabled }: { person: UserView; disabled: boolean }) {
  const t = useText();
  const { id, fullName: name, role, active } = person;
  const [isOpen, setOpen] = useState(false);
  const [update, { isLoading }] = useUpdateStandingMutation();
  const to = active ? 'deactivate' : 'activate';

  const asksPassword = role === 'admin';

  async function change(currentPassword: string | undefined) {
    const call = update({ id, change: { active: !active, currentPassword } }).unwrap();
    const done = active ? t('standing.deactivated') : t('standing.activated');
    const isDone = await reportOutcome(call, { title: done }, { title: t('standing.failed') });
    if (isDone || !asksPassword) setOpen(false);
  }

  const also = {
    owner: active ? t('standing.deactivateOwner') : t('standing.activateOwner'),
    captain: active && t('standing.deactivateCaptain'),
    renter: '',
    admin: '',
  }[role];
  return (
    <>
      <Button
        tone="secondary"
        size="2"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={t(`standing.${to}Named`, { name })}
        onClick={() => setOpen(true)}
      >
        {t(`standing.${to}`)}
      </Button>
      <ConfirmStanding
        leaves={active ? id : undefined}
        asksPassword={asksPassword}
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t(`standing.${to}Title`, { name })}
        text={[t(`standing.${to}Text`, { name }), also].filter(Boolean).join(' ')}
        keep={t('standing.keep')}
        confirm={t(`standing.${to}`)}
        tone={active ? 'danger' : 'primary'}
        isLoading={isLoading}
        onConfirm={(password) => void change(password)}
      />
    </>
  );
}
