import type { BoatView } from '@harbourline/contracts';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiError, messageOf } from '../../shared/api/api-error';
import { useIdempotencyKey } from '../../shared/api/idempotency-key';
import { showFieldErrors } from '../../shared/ui/form';
import { showToast } from '../../shared/ui/toast';
import { useCreateBoatMutation, useLazyEditedBoatQuery, useUpdateBoatMutation } from './boat-editor-api';
import { type Conflict, type Difference, differencesOf, isThere, settledListing } from './listing-conflict';
import type { Listing, ListingValues } from './listing-schema';
import { useText } from './words';

type ListingForm = UseFormReturn<ListingValues, unknown, Listing>;

/**
 * Creates or changes the listing and says so; answers whether it worked. What the server refuses stands at its fields. A
 * change says which listing it was made on: where somebody has saved another one since, what they have changed is to be
 * settled first.
 */
export function useSaveListing({ boat, popup }: { boat: BoatView | undefined; popup: boolean }) {
  const t = useText();
  const [create] = useCreateBoatMutation();
  const [update] = useUpdateBoatMutation();
  const [readAgain] = useLazyEditedBoatQuery();
  const { keyFor, settle } = useIdempotencyKey();
  const base = useRef(boat);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const updated = popup ? 'updatedByAdmin' : 'updated';
  const updateFailed = popup ? 'updateFailedByAdmin' : 'updateFailed';

  async function save(form: ListingForm, listing: Listing): Promise<boolean> {
    try {
      if (!(await send(form, listing))) return false;
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
  }

  /** Answers false where there is something to settle. */
  async function send(form: ListingForm, { agreesToTerms, ...body }: Listing): Promise<boolean> {
    if (!base.current) {
      await create({ body, idempotencyKey: keyFor(body) }).unwrap();
      settle();
      return true;
    }
    const { id, updatedAt } = base.current;
    try {
      base.current = await update({ id, body: { ...body, basedOn: updatedAt } }).unwrap();
      return true;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'listing_changed') throw error;
    }
    const met = { base: base.current, theirs: await readAgain(id).unwrap(), mine: body };
    if (differencesOf(met).length > 0) {
      setConflict(met);
      return false;
    }
    base.current = met.theirs;
    const images = body.images.filter((url) => isThere(url, met));
    form.setValue('images', images);
    return send(form, { agreesToTerms, ...body, images });
  }

  /** Puts what is taken of theirs into the form, which is on their listing from now on. */
  function settleConflict(form: ListingForm, taken: readonly Difference[]): void {
    if (!conflict) return;
    const settled = Object.entries(settledListing(conflict, taken)) as [keyof ListingValues, never][];
    settled.forEach(([name, value]) => form.setValue(name, value, { shouldDirty: true }));
    base.current = conflict.theirs;
    setConflict(null);
  }

  return { save, conflict, settleConflict, leaveConflict: () => setConflict(null) };
}
