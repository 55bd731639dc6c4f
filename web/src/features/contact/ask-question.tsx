import type { BoatView } from '@harbourline/contracts';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogClose } from '../../shared/ui/dialog';
import { Form } from '../../shared/ui/form';
import formActions from '../../shared/ui/form-actions.module.css';
import { Row } from '../../shared/ui/stack';
import { ContactFields } from './contact-fields';
import type { Sender } from './contact-values';
import { useText } from './messages';
import { useContactForm } from './use-contact-form';

interface Props {
  boat: Pick<BoatView, 'length' | 'model'>;
  sender: Sender | null;
}

/** A message to us about a boat, without leaving its page. */
export function AskQuestion({ boat: { length, model }, sender }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { form, send } = useContactForm('boat', sender, t('question.subject', { length, model }));
  const { isSubmitting } = form.formState;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !isSubmitting && setOpen(open)}
      trigger={
        <Button tone="secondary" wide>
          <MessageCircleQuestion aria-hidden size={18} />
          {t('question.action')}
        </Button>
      }
      title={t('question.title')}
      description={t('question.lead')}
    >
      <Form
        form={form}
        label={t('question.title')}
        onSubmit={async (message) => (await send(message)) && setOpen(false)}
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
