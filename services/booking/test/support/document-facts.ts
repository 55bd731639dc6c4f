import { depositStanding } from '@harbourline/policy';
import { policyInWords } from '@harbourline/policy/words';
import type { DocumentFacts } from '../../src/documents/facts';

/** A confirmed charter of four hours whose deposit a card has paid. */
export const FACTS: DocumentFacts = {
  ...{ bookingId: 31, createdAt: new Date('2026-01-10T15:00Z'), proposed: null },
  standing: { kind: 'confirmed', awaits: [], until: null, deposit: { becomes: 'stays', refundCents: 0 } },
  ...{ cancelledAt: null, madeAt: new Date('2026-01-11T15:00Z'), zone: 'America/Toronto' },
  ...{ startDate: new Date('2026-07-04T18:00Z'), endDate: new Date('2026-07-04T22:00Z'), guestCount: 6 },
  ...{ specialRequests: null, purposeOfRental: null },
  boat: { name: 'Northern Light', model: 'Sea Ray Sundancer', length: 45, capacity: 12, city: 'Toronto' },
  ...{ boatFacts: null, boarding: null },
  owner: { fullName: 'Olivia Owner', phone: '+14165550103', email: 'owner@example.com' },
  renter: { fullName: 'Rory Renter', phone: '+14165550105', email: 'renter@example.com' },
  captain: { fullName: 'Cam Captain', phone: '+14165550107', email: 'captain@example.com' },
  ...{ captainName: 'Cam Captain', boatRentalCents: 140_000, discountCents: null, captainFeeCents: 26_000 },
  ...{ totalCents: 166_000, depositCents: 41_500, paidDate: new Date('2026-01-10T15:00Z') },
  ...{ taxCents: 0, taxPercent: 0, isDivided: false, paidReference: null, card: null },
  deposit: depositStanding({
    ...{ depositCents: 41_500, paymentIntentId: 'pi_1', creditCents: 0, paidDate: new Date('2026-01-10T15:00Z') },
    ...{ division: null, choice: null, refundedAt: null, givenBackReference: null },
  }),
  ...{ balanceFromRenterCents: 98_500, dueToCaptainCents: 26_000, policy: policyInWords(), policyVersion: 1 },
  dock: null,
  issuer: { name: 'Harbourline', phone: '+1 800 555 0142', email: 'hello@harbourline.example', address: '1 Quay' },
};
