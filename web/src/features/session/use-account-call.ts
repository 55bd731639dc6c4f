import type { SessionUser } from '@harbourline/contracts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../shared/api/api-error';
import { showFieldErrors } from '../../shared/ui/form';
import { showToast } from '../../shared/ui/toast';
import type { AccountPlace } from './account-schemas';
import { text } from './words';

type Outcome = 'signedIn' | 'registered';
const FAILURE = { signedIn: 'signInFailed', registered: 'registrationFailed' } as const;

/** Makes a sign-in or registration call and says how it went, in the words of the place it was made from. */
export function useAccountCall<Values extends FieldValues>(
  place: AccountPlace,
  outcome: Outcome,
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
) {
  return async (makeCall: () => Promise<SessionUser>, onDone?: (user: SessionUser) => unknown) => {
    try {
      const user = await makeCall();
      const key = `${place}.${outcome}` as const;
      showToast({ tone: 'success', title: text(`${key}.title`), description: text(`${key}.text`) });
      await onDone?.(user);
    } catch (error) {
      showFieldErrors(form, error, { phone_taken: 'phone' as Path<Values>, email_taken: 'email' as Path<Values> });
      const key = `${place}.${FAILURE[outcome]}` as const;
      showToast({ tone: 'error', title: text(`${key}.title`), description: messageOf(error, text(`${key}.text`)) });
    }
  };
}
