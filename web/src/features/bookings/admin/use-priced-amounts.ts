import type { ListedBoat } from '@harbourline/contracts';
import { centsOf, depositOf, dollarsOf, zoneOf } from '@harbourline/policy';
import { skipToken } from '@reduxjs/toolkit/query';
import { useCallback, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDebounced } from '../../../shared/lib/use-debounced';
import { usePriceOfBookingQuery } from './admin-bookings-api';
import { duesOf } from './booking-dues';
import { SETTLE_MS } from './choices';
import { type NewBookingTyped, timeOf } from './new-booking';

type AmountName = 'boatRentalAmount' | 'captainFee' | 'depositAmount';

/** Prices what is chosen and puts the amounts into the form, except those that somebody has typed. */
export function usePricedAmounts(boat: ListedBoat | null) {
  const { control, setValue, getValues, getFieldState } = useFormContext<NewBookingTyped>();
  const [startDate, startTime, duration, guestCount, captainId] = useWatch({
    control,
    name: ['startDate', 'startTime', 'duration', 'guestCount', 'captainId'],
  });
  const [rental, fee, deposit] = useWatch({ control, name: ['boatRentalAmount', 'captainFee', 'depositAmount'] });

  const time = boat && timeOf({ startDate, startTime, duration }, zoneOf(boat.city));
  const wish = boat &&
    time && {
      ...time,
      boatId: boat.id,
      captainId: captainId === '' ? null : Number(captainId),
      guestCount: guestCount >= 1 && guestCount <= 50 ? guestCount : 1,
    };
  // As text, which stays the same for as long as it says the same.
  const settled = useDebounced(wish ? JSON.stringify(wish) : '', SETTLE_MS);
  const query = usePriceOfBookingQuery(settled ? (JSON.parse(settled) as NonNullable<typeof wish>) : skipToken);
  const quote = query.currentData;

  const { total } = duesOf({ boatRentalAmount: rental, captainFee: fee, depositAmount: deposit });
  const fill = useCallback(
    (name: AmountName, dollars: number) => {
      if (!getFieldState(name).isDirty) setValue(name, String(dollars));
    },
    [getFieldState, setValue],
  );
  const fillDeposit = useCallback(
    (ofTotal: number | null) => {
      if (ofTotal !== null) fill('depositAmount', dollarsOf(depositOf(centsOf(ofTotal))));
    },
    [fill],
  );
  useEffect(() => {
    if (!quote) return;
    fill('boatRentalAmount', quote.boatRentalAmount);
    fill('captainFee', quote.captainFee);
    // At once: who books in this very moment books with the deposit that goes with the price.
    fillDeposit(duesOf(getValues()).total);
  }, [quote, fill, fillDeposit, getValues]);
  useEffect(() => fillDeposit(total), [total, fillDeposit]);

  return { quote, hasFailed: query.error !== undefined && !query.isFetching };
}
