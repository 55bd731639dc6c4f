import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../shared/ui/button';
import { DialogClose } from '../../../shared/ui/dialog';
import { TextAreaField } from '../../../shared/ui/fields';
import { Form } from '../../../shared/ui/form';
import formActions from '../../../shared/ui/form-actions.module.css';
import { Row } from '../../../shared/ui/stack';
import { useText } from '../words';

const LONGEST_REASON = 500;

interface Props {
  /** What the dangerous button says: with the amount. */
  confirm: string;
  /** False while it is asked again what canceling does: nobody agrees to what no longer holds. */
  isCurrent: boolean;
  isSending: boolean;
  onConfirm: (reason: string) => unknown;
  /** What canceling does. */
  children: ReactNode;
}

/** What canceling does, why if somebody likes to say it, and the two ways out. */
export function CancelForm({ confirm, isCurrent, isSending, onConfirm, children }: Props) {
  const t = useText();
  const form = useForm({ defaultValues: { reason: '' } });
  return (
    <Form form={form} label={t('renter.cancel.title')} onSubmit={({ reason }) => onConfirm(reason.trim())}>
      {children}
      <TextAreaField
        name="reason"
        rows={2}
        maxLength={LONGEST_REASON}
        label={t('renter.cancel.reason')}
        hint={t('renter.cancel.reasonHint')}
      />
      <Row className={formActions.actions}>
        <DialogClose>
          <Button tone="secondary" disabled={isSending}>
            {t('renter.cancel.keep')}
          </Button>
        </DialogClose>
        <Button type="submit" tone="danger" loading={isSending} disabled={!isCurrent}>
          {confirm}
        </Button>
      </Row>
    </Form>
  );
}
