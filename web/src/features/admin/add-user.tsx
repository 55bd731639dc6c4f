import { zodResolver } from '@hookform/resolvers/zod';
import { createUser } from '@harbourline/contracts';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { PasswordField, TextField } from '../../shared/ui/fields';
import { Form, showFieldErrors } from '../../shared/ui/form';
import { Row } from '../../shared/ui/stack';
import styles from '../../shared/ui/form-actions.module.css';
import { useAddUserMutation } from './people-api';
import { useText } from './words';
import { reportOutcome } from '../../shared/ui/report-outcome';

const schema = createUser.body.omit({ role: true });
const EMPTY = { fullName: '', email: '', phone: '', password: '' };

/** Adds an owner, a captain or a renter. */
export function AddUser({ role }: { role: 'owner' | 'captain' | 'renter' }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: EMPTY });
  const { isSubmitting } = form.formState;
  const isFilled = useWatch({ control: form.control, compute: (values) => Object.values(values).every(Boolean) });
  const [addUser] = useAddUserMutation();
  const { keyFor, settle } = useIdempotencyKey();

  async function add(person: typeof EMPTY) {
    const body = { ...person, role };
    const call = addUser({ body, idempotencyKey: keyFor(body) }).unwrap();
    if (await reportOutcome(call, { title: t(`add.${role}.done`) }, { title: t(`add.${role}.failed`) })) {
      settle();
      setOpen(false);
      form.reset();
    } else {
      await call.catch((error: unknown) =>
        showFieldErrors(form, error, { phone_taken: 'phone', email_taken: 'email' }),
      );
    }
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && setOpen(open)}
      trigger={
        <Button>
          <UserPlus aria-hidden size={18} />
          {t(`add.${role}.action`)}
        </Button>
      }
      title={t(`add.${role}.action`)}
      description={t('add.text')}
    >
      <Form form={form} label={t(`add.${role}.action`)} onSubmit={add}>
        <TextField name="fullName" label={t('add.fullName')} autoComplete="off" />
        <TextField name="email" label={t('add.email')} type="email" inputMode="email" autoComplete="off" />
        <TextField name="phone" label={t('add.phone')} type="tel" autoComplete="off" />
        <PasswordField
          name="password"
          label={t('add.password')}
          hint={t('add.passwordHint')}
          autoComplete="new-password"
        />
        <Row className={styles.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {t('add.cancel')}
            </Button>
          </DialogClose>
          <Button type="submit" loading={isSubmitting} disabled={!isFilled}>
            {t(`add.${role}.action`)}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
