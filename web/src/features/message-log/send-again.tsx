import type { DeliveryView } from '@harbourline/contracts';
import { type RefObject, useRef } from 'react';
import { takeLostFocus } from '../../shared/lib/take-lost-focus';
import { Button } from '../../shared/ui/button';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useSendAgainMutation } from './message-log-api';
import { useText } from './words';

interface Props {
  delivery: DeliveryView;
  /** Its recipient's name. */
  to: string | null;
  /** What takes the focus once the message is on its way, since the button goes then. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Sends a message again that did not arrive. */
export function SendAgain({ delivery: { id, name, address }, to, focusAfter }: Props) {
  const t = useText();
  const button = useRef<HTMLButtonElement>(null);
  const [send, { isLoading }] = useSendAgainMutation();

  async function sendAgain() {
    const done = { title: t('sent.againDone'), text: t('sent.againDoneText') };
    const isSent = await reportOutcome(send(id).unwrap(), done, { title: t('sent.againFailed') });
    if (isSent) takeLostFocus(focusAfter.current, { leaving: button.current });
  }

  return (
    <Button
      ref={button}
      size="2"
      loading={isLoading}
      aria-label={t('sent.againNamed', { name, to: to ?? address ?? '' })}
      onClick={() => void sendAgain()}
    >
      {t('sent.again')}
    </Button>
  );
}
