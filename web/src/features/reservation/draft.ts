import type { ReservationValues } from './reservation-schema';

const keyOf = (boatId: number) => `reservation:${boatId}`;

/** What was typed for this boat in this tab, so that signing in or coming back from the checkout loses nothing. */
export function readDraft(boatId: number): Partial<ReservationValues> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(keyOf(boatId)) ?? '{}');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

export function writeDraft(boatId: number, values: Partial<ReservationValues>): void {
  try {
    sessionStorage.setItem(keyOf(boatId), JSON.stringify(values));
  } catch {
    // Without storage the form lives as long as the page.
  }
}
