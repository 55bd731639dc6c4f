import { ROLES, type Role, type UserView } from '@harbourline/contracts';
import { useState } from 'react';
import { SelectBox } from '../../shared/ui/select-box';
import { useUpdateStandingMutation } from './people-api';
import { ConfirmStanding } from './confirm-standing';
import { useText } from './words';
import { reportOutcome } from '../../shared/ui/report-outcome';

/** The role of a person, and the way to another one. */
export function ChangeRole({ person, disabled }: { person: UserView; disabled: boolean }) {
  const t = useText();
  const { id, fullName: name, role } = person;
  const [wanted, setWanted] = useState<Role>();
  const [update, { isLoading }] = useUpdateStandingMutation();

  const asksPassword = role === 'admin' || wanted === 'admin';

  async function change(to: Role, currentPassword: string | undefined) {
    const call = update({ id, change: { role: to, currentPassword } }).unwrap();
    const isDone = await reportOutcome(call, { title: t('role.changed') }, { title: t('role.failed') });
    if (isDone || !asksPassword) setWanted(undefined);
  }

  const told = t('role.text', { name, from: t(`roles.${role}`), to: wanted ? t(`roles.${wanted}`) : '' });
  return (
    <>
      <SelectBox
        aria-label={t('role.label', { name })}
        value={role}
        disabled={disabled}
        options={ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
        onChange={(event) => setWanted(ROLES.find((value) => value === event.target.value && value !== role))}
      />
      <ConfirmStanding
        leaves={id}
        asksPassword={asksPassword}
        open={wanted !== undefined}
        onClose={() => setWanted(undefined)}
        title={t('role.title', { name })}
        text={[told, wanted === 'admin' && t('role.admin'), role === 'owner' && t('standing.deactivateOwner')]
          .filter(Boolean)
          .join(' ')}
        keep={t('role.keep')}
        confirm={t('role.confirm')}
        isLoading={isLoading}
        onConfirm={(password) => wanted && void change(wanted, password)}
      />
    </>
  );
}
