import { Button } from '../../shared/ui/button';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useText } from './words';
import { useSendConfirmationMutation } from './profile-api';

/** Sends the link once more that confirms the signed-in user's email address. */
export function SendConfirmation({ tone = 'secondary' }: { tone?: 'primary' | 'secondary' }) {
  const t = useText();
  const [send, { isLoading }] = useSendConfirmationMutation();

  async function sendAgain() {
    const done = { title: t('unverified.sent.title'), text: t('unverified.sent.text') };
    const failed = { title: t('unverified.failed.title'), text: t('unverified.failed.text') };
    await reportOutcome(send().unwrap(), done, failed);
  }

  return (
    <Button tone={tone} size={tone === 'primary' ? '3' : '2'} loading={isLoading} onClick={() => void sendAgain()}>
      {t('unverified.send')}
    </Button>
  );
}
