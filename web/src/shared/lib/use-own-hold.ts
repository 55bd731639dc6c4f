import { useEffect, useState } from 'react';
import type { PendingBooking } from './pending-booking';
import { isAnythingPending } from './pending-key';

/** What this renter holds of the boat already. What is needed to read it is loaded where there is something to read. */
export function useOwnHold(boatId: number | undefined, renterId: number | undefined): PendingBooking | null {
  const [found, setFound] = useState<PendingBooking | null>(null);
  useEffect(() => {
    if (boatId === undefined || renterId === undefined || !isAnythingPending()) return undefined;
    let isGone = false;
    void import('./pending-booking').then(
      ({ ownHoldOf }) => !isGone && setFound(ownHoldOf(boatId, renterId)),
      // Without it the renter's own time shows as taken, as it does on other devices.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [boatId, renterId]);
  return found?.boatId === boatId && found?.renterId === renterId ? found : null;
}
