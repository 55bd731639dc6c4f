import { useEffect, useRef } from 'react';
import { Dialog } from '../../shared/ui/dialog';
import styles from './authentication-dialog.module.css';
import { isDoneAtBank } from './is-done-at-bank';
import { useText } from './words';
import { readPayment, type SandboxPayment } from './sandbox-provider';

const LOOK_EVERY_MS = 2000;

interface Props {
  payment: SandboxPayment;
  /** The bank's page. */
  url: string;
  /** The cardholder is through, or gave up: the payment itself says which. */
  onLeave: () => void;
}

/** The bank's page in a frame, for 3-D Secure. It says when it is done; should that be missed, the payment is looked at. */
export function AuthenticationDialog({ payment, url, onLeave }: Props) {
  const t = useText();
  const leave = useRef(onLeave);

  useEffect(() => {
    const onMessage = (message: MessageEvent<unknown>) => {
      if (isDoneAtBank(message, { url, paymentIntentId: payment.paymentIntentId })) leave.current();
    };
    const look = async () => {
      const outcome = await readPayment(payment).catch(() => null);
      // A failed authentication asks for another card and says why; one that is still open does neither.
      if (outcome && (outcome.kind !== 'open' || outcome.problem)) leave.current();
    };
    addEventListener('message', onMessage);
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => {
      removeEventListener('message', onMessage);
      clearInterval(timer);
    };
  }, [payment, url]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onLeave()}
      title={t('authentication.title')}
      description={t('authentication.text')}
    >
      <iframe src={url} title={t('authentication.frame')} className={styles.frame} />
    </Dialog>
  );
}
