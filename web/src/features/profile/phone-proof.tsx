import { PHONE_CODE_DIGITS } from '@harbourline/contracts';
import { type ReactNode, useState } from 'react';
import { useDispatch } from 'react-redux';
import { formatPhone } from '@harbourline/policy';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { userUpdated } from '../../shared/api/user-updated';
import { useUnsavedWork } from '../../shared/lib/use-unsaved-work';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { PlainTextField } from '../../shared/ui/plain-fields';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { Row } from '../../shared/ui/stack';
import { showToast } from '../../shared/ui/toast';
import { useText } from './words';
import { useConfirmPhoneMutation, useRequestPhoneCodeMutation } from './profile-api';
import styles from './profile.module.css';

/** Proves that the phone is the user's: sends a code to it, and takes it back. `onConfirmed` is what follows then. */
export function PhoneProof({ phone, onConfirmed }: { phone: string; onConfirmed?: (() => void) | undefined }) {
  const t = useText();
  const [isSent, setSent] = useState(false);
  const [request, { isLoading: isSending }] = useRequestPhoneCodeMutation();

  async function send() {
    const done = { title: t('phone.sent.title'), text: t('phone.sent.text', { phone: formatPhone(phone) }) };
    const failed = { title: t('phone.sendFailed.title'), text: t('phone.sendFailed.text') };
    if (await reportOutcome(request().unwrap(), done, failed)) setSent(true);
  }

  const sending = (
    <Button tone="secondary" size="2" loading={isSending} onClick={() => void send()}>
      {isSent ? t('phone.sendAgain') : t('phone.send')}
    </Button>
  );
  return (
    <Notice title={t('phone.unconfirmed.title')} actions={!isSent && sending}>
      <span>{t(isSent ? 'phone.unconfirmed.enter' : 'phone.unconfirmed.text', { phone: formatPhone(phone) })}</span>
      {isSent && <CodeEntry onConfirmed={onConfirmed} another={sending} />}
    </Notice>
  );
}

interface EntryProps {
  onConfirmed: (() => void) | undefined;
  /** What sends another code. */
  another: ReactNode;
}

function CodeEntry({ onConfirmed, another }: EntryProps) {
  const t = useText();
  const dispatch = useDispatch();
  const [code, setCode] = useState('');
  const [message, setMessage] = useState<string>();
  const [confirm, { isLoading }] = useConfirmPhoneMutation();
  useUnsavedWork(code !== '');
  const digits = code.replace(/[\s-]/g, '');

  async function submit() {
    if (!new RegExp(`^\\d{${PHONE_CODE_DIGITS}}$`).test(digits)) {
      setMessage(t('phone.invalid', { digits: PHONE_CODE_DIGITS }));
      return;
    }
    try {
      dispatch(userUpdated(await confirm({ code: digits }).unwrap()));
      showToast({ tone: 'success', title: t('phone.done.title'), description: t('phone.done.text') });
      onConfirmed?.();
    } catch (error) {
      const isCode = isApiError(error) && (error.code === 'phone_code_wrong' || error.code === 'phone_code_invalid');
      const said = messageOf(error, t('phone.failed.text'));
      if (isCode) setMessage(said);
      else showToast({ tone: 'error', title: t('phone.failed.title'), description: said });
    }
  }

  return (
    <form
      className={styles.code}
      aria-label={t('phone.form')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PlainTextField
        label={t('phone.code')}
        value={code}
        message={message}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        autoFocus
        onValue={(value) => {
          setCode(value);
          setMessage(undefined);
        }}
      />
      <Row>
        <Button type="submit" size="2" loading={isLoading}>
          {t('phone.confirm')}
        </Button>
        {another}
      </Row>
    </form>
  );
}
