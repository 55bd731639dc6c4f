import type { CharterToReview } from '@harbourline/contracts';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { useOnDemand } from '../../shared/ui/on-demand';
import { useText } from './words';

interface Props {
  charter: CharterToReview;
  side: 'renter' | 'owner';
}

const loadDialog = async () => (await import('./write-review-dialog')).WriteReviewDialog;

/** Opens the form for a review of a charter. */
export function WriteReview({ charter, side }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { Component: WriteReviewDialog, ask } = useOnDemand(loadDialog);
  return (
    <>
      <Button
        size="2"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
          ask();
        }}
      >
        {t('write.action')}
      </Button>
      {WriteReviewDialog && <WriteReviewDialog {...{ charter, side }} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}
