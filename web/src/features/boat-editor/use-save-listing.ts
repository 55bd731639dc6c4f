import type { BoatView } from '@harbourline/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../shared/api/api-error';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import { showFieldErrors } from '../../shared/ui/form';
import { showToast } from '../../shared/ui/toast';
import { useCreateBoatMutation, useUpdateBoatMutation } from './boat-editor-api';
import type { Listing, ListingValues } from './listing-schema';
import { useText } from './words';

/** Creates or changes the listing and says so; answers whether it worked. What the server refuses stands at its fields. */
export function useSaveListing({ boat, popup }: { boat: BoatView | undefined; popup: boolean }) {
  const t = useText();
  const [create] = useCreateBoatMutation();
  const [update] = useUpdateBoatMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const updated = popup ? 'updatedByAdmin' : 'updated';
  const updateFailed = popup ? 'updateFailedByAdmin' : 'updateFailed';

  return async (
    form: UseFormReturn<ListingValues, unknown, Listing>,
    { agreesToTerms: _, ...body }: Listing,
  ): Promise<boolean> => {
    try {
      if (boat) {
        await update({ id: boat.id, body }).unwrap();
      } else {
        await create({ body, idempotencyKey: keyFor(body) }).unwrap();
        settle();
      }
    } catch (error) {
      showFieldErrors(form, error);
      showToast({
        tone: 'error',
        title: t('error'),
        description: messageOf(error, t(boat ? updateFailed : 'createFailed')),
      });
      return false;
    }
    showToast({ tone: 'success', title: t('success'), description: t(boat ? updated : 'created') });
    return true;
  };
}
