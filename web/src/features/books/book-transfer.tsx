import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { TextField } from '../../shared/ui/fields';
import { Form } from '../../shared/ui/form';
import formActions from '../../shared/ui/form-actions.module.css';
import { Row } from '../../shared/ui/stack';

interface Words {
  open: string;
  /** The same for a screen reader, which hears many of them: with the booking. */
  openNamed: string;
  title: string;
  text: string;
  reference: string;
  referenceHint: string;
  keep: string;
  action: string;
}

interface Props<Values extends FieldValues, Parsed extends FieldValues> {
  form: UseFormReturn<Values, unknown, Parsed>;
  words: Words;
  /** Fields that stand before the reference. */
  children?: ReactNode;
  /** Answers whether it is booked: the dialog closes then. */
  onBook: (given: Parsed) => Promise<boolean>;
}

/** Books money that an administrator has moved outside of this system, after it has said which. */
export function BookTransfer<Values extends FieldValues, Parsed extends FieldValues>(props: Props<Values, Parsed>) {
  const { form, words, children, onBook } = props;
  const [isOpen, setOpen] = useState(false);
  const { isSubmitting } = form.formState;

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && setOpen(open)}
      trigger={
        <Button size="2" aria-label={words.openNamed}>
          {words.open}
        </Button>
      }
      title={words.title}
      description={words.text}
    >
      <Form
        form={form}
        label={words.title}
        onSubmit={async (given) => {
          if (await onBook(given)) setOpen(false);
        }}
      >
        {children}
        <TextField
          name="reference"
          label={words.reference}
          hint={words.referenceHint}
          maxLength={100}
          autoComplete="off"
        />
        <Row className={formActions.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {words.keep}
            </Button>
          </DialogClose>
          <Button type="submit" loading={isSubmitting}>
            {words.action}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
