import { messageOf } from '../../shared/api/api-error';
import { Button } from '../../shared/ui/button';
import { showToast } from '../../shared/ui/toast';
import { useText } from './messages';
import { useSendConfirmationMutation } from './profile-api';

/** Sends the link once more that confirms the signed-in user's e-mail address. */
export function SendConfirmation({ tone = 'secondary' }: { tone?: 'primary' | 'secondary' }) {
  const t = useText();
  const [send, { isLoading }] = useSendConfirmationMutation();

  async function sendAgain() {
    try {
      await send().unwrap();
      showToast({ tone: 'success', title: t('unverified.sent.title'), description: t('unverified.sent.text') });
    } catch (error) {
      const description = messageOf(error, t('unverified.failed.text'));
      showToast({ tone: 'error', title: t('unverified.failed.title'), description });
    }
  }

  return (
    <Button tone={tone} size={tone === 'primary' ? '3' : '2'} loading={isLoading} onClick={() => void sendAgain()}>
      {t('unverified.send')}
    </Button>
  );
}
