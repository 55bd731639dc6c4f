import type { DeliveryView } from '@harbourline/contracts';
import { Button } from '../../shared/ui/button';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useSendAgainMutation } from './message-log-api';
import { useText } from './messages';

interface Props {
  delivery: DeliveryView;
  /** Its recipient's name. */
  to: string | null;
  /** It is on its way again, and so not to be sent again. */
  onSent: () => void;
}

/** Has a message that did not arrive tried anew. */
export function SendAgain({ delivery: { id, name, address }, to, onSent }: Props) {
  const t = useText();
  const [send, { isLoading }] = useSendAgainMutation();

  async function sendAgain() {
    const done = { title: t('sent.againDone'), text: t('sent.againDoneText') };
    if (await reportOutcome(send(id).unwrap(), done, { title: t('sent.againFailed') })) onSent();
  }

  return (
    <Button
      size="2"
      loading={isLoading}
      aria-label={t('sent.againNamed', { name, to: to ?? address ?? '' })}
      onClick={() => void sendAgain()}
    >
      {t('sent.again')}
    </Button>
  );
}
