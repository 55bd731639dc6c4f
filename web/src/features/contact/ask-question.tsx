import type { BoatView } from '@harbourline/contracts';
import { MessageCircleQuestion } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../shared/ui/button';
import { useOnDemand } from '../../shared/ui/on-demand';
import type { Sender } from './contact-values';

interface Props {
  boat: Pick<BoatView, 'id' | 'length' | 'model'>;
  sender: Sender | null;
  /** What its button says, in words that the page has anyway. */
  children: ReactNode;
}

const loadDialog = async () => (await import('./question-dialog')).QuestionDialog;

/** Asks us and its owner about a boat without leaving its page. */
export function AskQuestion({ children, ...asked }: Props) {
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
        {children}
      </Button>
      {QuestionDialog && <QuestionDialog {...asked} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
