import type { BoardRecord, DockView } from '@harbourline/contracts';

/** What the owner recorded at the check-in of `aBooking`, changed where it matters. */
export function aBoardRecord(change: Partial<BoardRecord> = {}): BoardRecord {
  const text = ['Check-in, recorded by the owner.', '6 people are on board.'];
  return {
    ...{ id: '5d0c7f6e-9a0b-4a51-8c1d-2b6f3f6f1a11', by: 'owner', byName: 'Olive Tremblay' },
    ...{ at: '2026-08-07T17:50:00Z', receivedAt: '2026-08-07T17:50:02Z' },
    ...{ peopleOnBoard: 6, pictures: [], note: null, text },
    agreements: [
      {
        ...{ by: 'owner', name: 'Olive Tremblay', onRecordersPhone: true, text },
        ...{ at: '2026-08-07T17:50:00Z', receivedAt: '2026-08-07T17:50:02Z' },
      },
    ],
    ...{ consent: 'open', objectBy: null, objection: null },
    ...change,
  };
}

/** The balance that the owner says to have received, changed where it matters. */
export function aBalance(change: Partial<NonNullable<DockView['balance']>> = {}): NonNullable<DockView['balance']> {
  return {
    ...{ id: '5d0c7f6e-9a0b-4a51-8c1d-2b6f3f6f1a12', by: 'owner', byName: 'Olive Tremblay' },
    ...{ at: '2026-08-07T17:55:00Z', receivedAt: '2026-08-07T17:55:02Z' },
    ...{ amount: 1200, way: 'cash', confirmed: null },
    ...change,
  };
}

/** Nothing is recorded yet of the charter of `aBooking`; changed where it matters. */
export function aDock(change: Partial<DockView> = {}): DockView {
  return {
    ...{ checkIn: null, checkOut: null, balance: null, balanceDue: 1200 },
    ...{ opensAt: '2026-08-07T16:00:00Z', closesAt: '2026-08-09T22:00:00Z', may: [] },
    ...change,
  };
}
