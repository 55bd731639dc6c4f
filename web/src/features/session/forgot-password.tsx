import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { messageOf } from '../../shared/api/api-error';
import { Button } from '../../shared/ui/button';
import { Dialog } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/fields';
import { Form, showFieldErrors } from '../../shared/ui/form';
import { showToast } from '../../shared/ui/toast';
import { type AccountPlace, forgotPasswordSchema } from './account-schemas';
import styles from './forgot-password.module.css';
import { useText } from './words';
import { useForgotPasswordMutation } from './session-api';

interface Props {
  place: AccountPlace;
  /** What stands in the sign-in form, so that nobody types it twice. */
  typedPhone: () => string;
}

/** The way back in: asks for the phone number and has a reset link sent by email. */
export function ForgotPassword({ place, typedPhone }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={t('forgot.title')}
      description={t('forgot.text')}
      trigger={
        <button type="button" className={styles.trigger}>
          {t('forgot.open')}
        </button>
      }
    >
      <ForgotPasswordForm place={place} phone={typedPhone()} onSent={() => setOpen(false)} />
    </Dialog>
  );
}

function ForgotPasswordForm({ place, phone, onSent }: { place: AccountPlace; phone: string; onSent: () => void }) {
  const t = useText();
  const form = useForm({ resolver: zodResolver(forgotPasswordSchema(place)), defaultValues: { phone } });
  const [sendLink, { isLoading }] = useForgotPasswordMutation();

  async function send(values: { phone: string }) {
    try {
      await sendLink(values).unwrap();
      showToast({ tone: 'success', title: t('forgot.sent.title'), description: t('forgot.sent.text') });
      onSent();
    } catch (error) {
      showFieldErrors(form, error);
      const description = messageOf(error, t('forgot.failed.text'));
      showToast({ tone: 'error', title: t('forgot.failed.title'), description });
    }
  }

  return (
    <Form form={form} label={t('forgot.title')} onSubmit={send}>
      <TextField
        name="phone"
        label={t('field.phone')}
        type="tel"
        autoComplete="tel"
        placeholder={t('field.phonePlaceholder')}
      />
      <Button type="submit" wide loading={isLoading}>
        {t('forgot.submit')}
      </Button>
    </Form>
  );
}
