import type { BoatCaptain } from '@harbourline/contracts';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ReservationValues } from './reservation-schema';

/** Selects the owner's choice when the captains become known, unless one was chosen earlier; later choices stand. */
export function usePreferredCaptain(
  form: UseFormReturn<ReservationValues>,
  captains: readonly BoatCaptain[] | undefined,
  wasChosen: boolean,
): void {
  const isOpen = useRef(!wasChosen);
  useEffect(() => {
    if (!captains) return;
    const wanted = isOpen.current
      ? captains.find((captain) => captain.preferred)
      : captains.find(({ id }) => String(id) === form.getValues('captainId'));
    isOpen.current = false;
    form.setValue('captainId', wanted ? String(wanted.id) : '');
  }, [form, captains]);
}
