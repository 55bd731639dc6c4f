import type { BoatView } from '@harbourline/contracts';
import { MessageCircleQuestion } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { useOnDemand } from '../../shared/ui/on-demand';
import type { Sender } from './contact-values';
import { useText } from './words';

interface Props {
  boat: Pick<BoatView, 'id' | 'length' | 'model'>;
  sender: Sender | null;
}

const loadDialog = async () => (await import('./question-dialog')).QuestionDialog;

/** Asks us and its owner about a boat without leaving its page. */
export function AskQuestion(asked: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { Component: QuestionDialog, ask } = useOnDemand(loadDialog);
  return (
    <>
      <Button
        tone="secondary"
        wide
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(true);
          ask();
        }}
      >
        <MessageCircleQuestion aria-hidden size={18} />
        {t('question.action')}
      </Button>
      {QuestionDialog && <QuestionDialog {...asked} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
