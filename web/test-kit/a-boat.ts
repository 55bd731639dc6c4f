import type { BoatCaptain, BoatView, ListedBoat, RouteResponse } from '@harbourline/contracts';
import type { boatAvailability, boatCalendar, captainBoatWithCaptain } from '@harbourline/contracts';
import type { z } from 'zod';

/** A boat in a list, changed where it matters. */
export function aListedBoat(change: Partial<ListedBoat> = {}): ListedBoat {
  return {
    ...{ id: 7, model: 'Sundancer', city: 'Toronto', capacity: 8, rate: 300, length: 32, images: [] },
    ...{ title: '32ft Sundancer', minimumHours: 3, isAvailable: true },
    price: { rate: 280, hours: 3, total: 840 },
    ...change,
  };
}

/** The same on its own page, as its owner sees it. */
export function aBoat(change: Partial<BoatView> = {}): BoatView {
  const { price: _, rating: __, ...card } = aListedBoat();
  return {
    ...card,
    images: ['/api/image/boat-images/one.jpg', '/api/image/boat-images/two.jpg', '/api/image/boat-images/three.jpg'],
    description: 'Quiet, wide and easy to board.',
    amenities: ['Cooler', 'Washroom'],
    ...{ customRates: {}, discountPercent: 10, preferredCaptainId: null, videoUrl: null, videoEmbedUrl: null },
    ...{ ownerId: 4, boatName: 'Sea Breeze', views: 12, zone: 'America/Toronto' },
    ...{ createdAt: '2026-02-01T12:00:00Z', updatedAt: '2026-06-01T12:00:00Z' },
    ...change,
  };
}

export const aCaptain = (change: Partial<BoatCaptain> = {}): BoatCaptain => ({
  ...{ id: 3, fullName: 'Carla Santos', hourlyRate: 100, preferred: false },
  ...change,
});

/** A captain who has registered for the boat. */
export function aRegisteredCaptain(
  change: Partial<z.output<typeof captainBoatWithCaptain>> = {},
): z.output<typeof captainBoatWithCaptain> {
  const contact = { fullName: 'Carla Santos', phone: '+14165550103', email: 'captain@example.com' };
  return {
    ...{ boatId: 7, captainId: 3, hourlyRate: 100 },
    captain: { id: 3, ...contact, licensed: true, licensedUntil: '2027-07-01' },
    ...change,
  };
}

/** Nothing is taken, from tomorrow on. */
export const openDays = (): RouteResponse<typeof boatAvailability> => ({
  ...{ boatId: 7, zone: 'America/Toronto', earliestStart: '2026-07-09T14:00:00Z' },
  ...{ startTimes: ['10:00', '12:00', '14:00', '16:00'], busy: [] },
});

/** A month with three days, of which one is free. */
export const aMonth = (month = '2026-07'): RouteResponse<typeof boatCalendar> => ({
  ...{ boatId: 7, month, zone: 'America/Toronto' },
  days: [
    { date: `${month}-08`, rate: 300, state: 'too_soon' },
    { date: `${month}-20`, rate: 280, state: 'free' },
    { date: `${month}-21`, rate: 300, state: 'taken' },
  ],
});
