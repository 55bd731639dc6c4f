import { useEffect, useRef } from 'react';
import { useViewBoatMutation } from './boats-api';

/** Tells the server, once, that the boat was looked at. Whether that works concerns nobody here. */
export function useCountView(boatId: number | undefined): void {
  const [countView] = useViewBoatMutation({ selectFromResult: () => ({}) });
  const counted = useRef<number>(undefined);
  useEffect(() => {
    if (boatId === undefined || counted.current === boatId) return;
    counted.current = boatId;
    void countView(boatId);
  }, [boatId, countView]);
}
