import type { BookingView } from '@harbourline/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { showFieldErrors } from '../../../shared/ui/form';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useUpdateBookingMutation } from '../bookings-api';
import { useText } from '../words';
import { useEditBookingMutation } from './admin-bookings-api';
import { changesTo, isStatusAlone } from './booking-changes';
import type { Details, DetailsTyped } from './booking-fields';
import type { useMeant } from './use-meant';

type Meant = ReturnType<typeof useMeant>['meant'];
type DetailsForm = UseFormReturn<DetailsTyped, unknown, Details>;

/** Saves what was changed, and says how that went. The function answers whether nothing is left to save. */
export function useSaveBooking(booking: BookingView, form: DetailsForm, meant: Meant) {
  const t = useText();
  const [edit] = useEditBookingMutation();
  const [update] = useUpdateBookingMutation();
  const { id } = booking;

  return async (details: Details): Promise<boolean> => {
    const changes = changesTo(booking, details);
    if (Object.keys(changes).length === 0) return true;

    const { status, reason = '', cause } = changes;
    const isStatus = isStatusAlone(changes) && status !== undefined;
    const call = isStatus
      ? meant((despite) => update({ id, change: { status, reason, ...(cause && { cause }), despite } }).unwrap())
      : meant((despite) => edit({ id, changes: { ...changes, despite } }).unwrap());
    const done = { title: t(isStatus ? 'admin.details.statusSaved' : 'admin.details.saved') };
    const failed = { title: t(isStatus ? 'admin.details.statusFailed' : 'admin.details.saveFailed') };
    if (await reportOutcome(call, done, failed)) return true;

    await call.catch((error: unknown) => {
      showFieldErrors(form, error, {
        slot_taken: 'startDate',
        captain_taken: 'captainId',
        captain_unavailable: 'captainId',
        duration_not_allowed: 'duration',
        too_many_guests: 'guestCount',
        captain_required: 'captainId',
        deposit_above_total: 'depositAmount',
        deposit_paid_by_card: 'depositAmount',
        booking_final: 'status',
      });
    });
    return false;
  };
}
