import type { DeliveryView } from '@harbourline/contracts';
import { Button } from '../../shared/ui/button';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useSendAgainMutation } from './message-log-api';
import { useText } from './messages';

interface Props {
  delivery: DeliveryView;
  /** Its recipient's name. */
  to: string | null;
}

/** Has a message that did not arrive tried anew. */
export function SendAgain({ delivery: { id, name, address }, to }: Props) {
  const t = useText();
  const [send, { isLoading }] = useSendAgainMutation();
  return (
    <Button
      size="2"
      loading={isLoading}
      aria-label={t('sent.againNamed', { name, to: to ?? address ?? '' })}
      onClick={() =>
        void reportOutcome(
          send(id).unwrap(),
          { title: t('sent.againDone'), text: t('sent.againDoneText') },
          { title: t('sent.againFailed') },
        )
      }
    >
      {t('sent.again')}
    </Button>
  );
}
