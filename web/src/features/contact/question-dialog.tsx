import type { BoatView } from '@harbourline/contracts';
import { boatTitle } from '@harbourline/policy';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { Form } from '../../shared/ui/form';
import formActions from '../../shared/ui/form-actions.module.css';
import { Row } from '../../shared/ui/stack';
import { ContactFields } from './contact-fields';
import type { Sender } from './contact-values';
import { useText } from './words';
import { useContactForm } from './use-contact-form';

interface Props {
  boat: Pick<BoatView, 'id' | 'length' | 'model'>;
  sender: Sender | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A message about a boat to us and its owner. What was typed is still there when it is opened again. */
export function QuestionDialog({ boat, sender, open, onOpenChange }: Props) {
  const t = useText();
  const { form, send } = useContactForm('boat', sender, t('question.subject', { boat: boatTitle(boat) }), boat.id);
  const { isSubmitting } = form.formState;
  return (
    <Dialog
      open={open}
      onOpenChange={(wanted) => !isSubmitting && onOpenChange(wanted)}
      title={t('question.title')}
      description={t('question.lead')}
    >
      <Form
        form={form}
        label={t('question.title')}
        onSubmit={async (message) => (await send(message)) && onOpenChange(false)}
      >
        <ContactFields place="boat" />
        <Row className={formActions.actions}>
          <DialogClose>
            <Button tone="secondary" disabled={isSubmitting}>
              {t('question.cancel')}
            </Button>
          </DialogClose>
          <Button type="submit" loading={isSubmitting}>
            {t('send')}
          </Button>
        </Row>
      </Form>
    </Dialog>
  );
}
