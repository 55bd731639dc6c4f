import type { BoatCaptain } from '@harbourline/contracts';
import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { useBoatCaptainsQuery } from '../../shared/api/boat-api';
import { text } from './words';
import type { ReservationValues } from './reservation-schema';

export interface Captains {
  /** Undefined while they are not known. */
  list: readonly BoatCaptain[] | undefined;
  /** The renter has not chosen: who is selected is the owner's choice. */
  isUntouched: boolean;
  /** Set when they could not be loaded. */
  retry: (() => void) | undefined;
}

interface Choice {
  /** The renter has chosen a captain earlier, or none. */
  wasChosen: boolean;
  /** The boat goes out with a captain only. */
  onlyWithCaptain: boolean;
}

/** Who may be booked for the boat on the day that is chosen; today, while none is. */
export function useCaptains(boatId: number, form: UseFormReturn<ReservationValues>, choice: Choice): Captains {
  const { wasChosen } = choice;
  const date = useWatch({ control: form.control, name: 'date' });
  // While another day's are loaded, those of the day before stay on screen.
  const { data: list, isError, refetch } = useBoatCaptainsQuery({ boatId, date: date || undefined });
  useFittingCaptain(form, list, choice);
  const isUntouched = !wasChosen && !form.formState.dirtyFields.captainId;
  return { list, isUntouched, retry: isError ? () => void refetch() : undefined };
}

/**
 * Selects the owner's choice when the captains become known, or where there has to be a captain the first of them, unless
 * one was chosen earlier; later choices stand. One who
 * cannot be booked on another day is let go of, which is said, and comes back with a day on which they can.
 */
function useFittingCaptain(
  form: UseFormReturn<ReservationValues>,
  captains: readonly BoatCaptain[] | undefined,
  { wasChosen, onlyWithCaptain }: Choice,
): void {
  const isOpen = useRef(!wasChosen);
  const missed = useRef('');
  useEffect(() => {
    if (!captains) return;
    const chosen = form.getValues('captainId') || missed.current;
    const wanted = isOpen.current
      ? (captains.find((captain) => captain.preferred) ?? (onlyWithCaptain ? captains[0] : undefined))
      : captains.find(({ id }) => String(id) === chosen);
    isOpen.current = false;
    missed.current = wanted ? '' : chosen;
    form.setValue('captainId', wanted ? String(wanted.id) : '');
    if (missed.current) form.setError('captainId', { message: text('captainNotThatDay') });
    else form.clearErrors('captainId');
  }, [form, captains, onlyWithCaptain]);
}
