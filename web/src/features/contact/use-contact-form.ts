import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import { showFieldErrors } from '../../shared/ui/form';
import { showToast } from '../../shared/ui/toast';
import { useSendMessageMutation } from './contact-api';
import { contactSchemaOf, type ContactValues, contactValuesOf, type Place, type Sender } from './contact-values';
import { useText } from './words';

/** The form's state, for a message about a boat where one is named, which outlives the dialog it may stand in; `send` says how it went and answers whether it did. */
export function useContactForm(place: Place, sender: Sender | null, destination = '', boatId?: number) {
  const t = useText();
  const [sendMessage] = useSendMessageMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const values = useMemo(() => contactValuesOf(sender, destination), [sender, destination]);
  // Who signs in meanwhile finds their data filled in, except where something has been typed.
  const form = useForm({
    resolver: zodResolver(contactSchemaOf(place)),
    values,
    resetOptions: { keepDirtyValues: true },
  });

  async function send(message: ContactValues): Promise<boolean> {
    const body = boatId === undefined ? message : { ...message, boatId };
    try {
      await sendMessage({ body, idempotencyKey: keyFor(body) }).unwrap();
    } catch (error) {
      showFieldErrors(form, error);
      const fallback = t(`failed.${place}.text`);
      // The contact page says the same whatever happened, unless trying again at once would be of no use.
      const isOneText = place === 'page' && !(isApiError(error) && error.status === 429);
      showToast({
        tone: 'error',
        title: t(`failed.${place}.title`),
        description: isOneText ? fallback : messageOf(error, fallback),
      });
      return false;
    }
    settle();
    showToast({ tone: 'success', title: t(`sent.${place}`), description: t('sent.text') });
    form.reset(values, { keepDirtyValues: false });
    return true;
  }

  return { form, send };
}
