import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { Button } from './button';
import { Dialog, DialogClose } from './dialog';
import { TextAreaField } from './fields';
import { Form } from './form';
import styles from './form-actions.module.css';
import { Row } from './stack';

const LONGEST_REASON = 500;
const anyReason = z.object({ reason: z.string() });

interface Props {
  trigger: ReactNode;
  title: string;
  /** What happens when it is confirmed. */
  description: string;
  /** What else is to be known before, above the reason. */
  children?: ReactNode;
  reason: { label: string; hint: string; placeholder?: string };
  keep: string;
  confirm: string;
  /** What a reason has to be; anything, and nothing, unless given. */
  schema?: z.ZodType<{ reason: string }, { reason: string }>;
  /** Answers whether it was done. */
  onConfirm: (reason: string) => Promise<boolean>;
}

/** Asks for a reason and says what is about to be done, before it is done to somebody. */
export function ReasonDialog({
  trigger,
  title,
  description,
  children,
  reason,
  keep,
  confirm,
  schema = anyReason,
  onConfirm,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const { isSubmitting } = form.formState;

  async function send(values: { reason: string }) {
    if (!(await onConfirm(values.reason.trim()))) return;
    setOpen(false);
    form.reset();
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && setOpen(open)}
      trigger={trigger}
      title={title}
      description={description}
    >
      <Form form={form} label={title} onSubmit={send}>
        {children}
        <TextAreaField name="reason" rows={3} maxLength={LONGEST_REASON} {...reason} />
        <Row className={styles.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {keep}
            </Button>
          </DialogClose>
          <Button type="submit" tone="danger" loading={isSubmitting}>
            {confirm}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
