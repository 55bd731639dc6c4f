import { UserPen } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { Notice } from '../../shared/ui/notice';
import { Stack } from '../../shared/ui/stack';
import { ChartersSwitch } from './charters-switch';
import { CloseAccount } from './close-account';
import { useText } from './words';
import { OwnData } from './own-data';
import { ProfileForm } from './profile-form';
import type { ProfileUser } from './profile-form-values';
import { SendConfirmation } from './send-confirmation';
import { SignOutEverywhere } from './sign-out-everywhere';
import { SmsSwitch } from './sms-switch';

/** The button in a dashboard's header, and the dialog behind it. What is saved replaces the session's user. */
export function ProfileDialog({ user }: { user: ProfileUser }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('title')}
      trigger={
        <Button tone="secondary" disabled={user.email === undefined}>
          <UserPen aria-hidden size={18} />
          {user.role === 'captain' ? t('open.captain') : t('open.other')}
        </Button>
      }
    >
      <Stack gap={5}>
        {user.isVerified === false && (
          <Notice title={t('unverified.title')} actions={<SendConfirmation />}>
            {t('unverified.text', { email: user.email ?? '' })}
          </Notice>
        )}
        <ProfileForm user={user} onSaved={() => setOpen(false)} />
      </Stack>
      {user.role === 'captain' && <ChartersSwitch user={user} />}
      {user.phoneConfirmed !== undefined && <SmsSwitch user={user} />}
      <OwnData />
      <SignOutEverywhere userId={user.id} />
      <CloseAccount userId={user.id} dashboard={`/${user.role}-dashboard`} />
    </Dialog>
  );
}
