import type { BoatBoarding, BoatFacts, CharterDetails, balanceWay } from '@harbourline/contracts';
import type { Consent, DepositStanding, DockSide, Standing } from '@harbourline/policy';
import type { z } from 'zod';

export interface Person {
  fullName: string;
  phone: string;
  email: string;
}

/** The issuer of the documents, with contact data. */
export interface Issuer {
  name: string;
  phone: string;
  email: string;
  address: string;
}

/** Who said yes at the dock, and when: by the clock of the phone, and when it arrived. */
export interface SaidAtDock {
  by: DockSide;
  name: string;
  at: Date;
  receivedAt: Date;
}

/** A check-in or check-out: what was agreed to, by whom, and the keys of its photos. */
export interface BoardOnPaper {
  text: string[];
  agreements: (SaidAtDock & { onRecordersPhone: boolean })[];
  consent: Consent;
  /** The last instant to object; null where nobody agreed on the recorder's phone. */
  objectBy: Date | null;
  objection: (Omit<SaidAtDock, 'by'> & { reason: string }) | null;
  pictures: string[];
}

export interface DockOnPaper {
  checkIn: BoardOnPaper | null;
  checkOut: BoardOnPaper | null;
  balance: (SaidAtDock & { amountCents: number; way: z.infer<typeof balanceWay>; confirmed: SaidAtDock | null }) | null;
}

/** JPEG files by their keys, or that one is there and not to be opened. */
export type Pictures = Record<string, Uint8Array | 'damaged'>;

/** The facts in the documents of a booking, as far as their reader may know them. Amounts in cents. */
export interface DocumentFacts extends CharterDetails {
  bookingId: number;
  standing: Standing;
  createdAt: Date;
  /** The other time that somebody proposes, and the other side has to answer; null where it is the same time. */
  proposed: { startDate: Date; endDate: Date } | null;
  cancelledAt: Date | null;
  /** When the document is made. */
  madeAt: Date;
  /** The zone of the boat's city, by whose clock all times are told. */
  zone: string;
  startDate: Date;
  endDate: Date;
  boat: { name: string | null; model: string; length: number; capacity: number; city: string };
  /** What was said of the boat when it was reserved. */
  boatFacts: BoatFacts | null;
  /**
   * How it is boarded, as its owner says now; how early guests come alone for whom `sees-boarding.ts` does not let read
   * it, and null where nothing is said or agreed.
   */
  boarding: BoatBoarding | null;
  /** A person is null where their contact data is not to be read, or where there is none. */
  owner: Person | null;
  renter: Person | null;
  captain: Person | null;
  /** The captain's name, which a reservation tells before anybody's contact data. */
  captainName: string | null;
  boatRentalCents: number;
  /** The owner's discount on the rental; null if it is not known. */
  discountCents: number | null;
  captainFeeCents: number;
  totalCents: number;
  depositCents: number;
  paidDate: Date | null;
  /** How the deposit stands. */
  deposit: DepositStanding;
  /** As which transfer a deposit was paid that neither card nor credit paid. */
  paidReference: string | null;
  /** The card that paid; null where that is not asked for, or not known. */
  card: { brand: string; last4: string } | null;
  /** The taxes in the deposit, and how many percent of the owner's share of it they are while it is not divided. */
  taxCents: number;
  taxPercent: number;
  /** What is said of taxes and shares has been booked. */
  isDivided: boolean;
  balanceFromRenterCents: number;
  dueToCaptainCents: number;
  /** What was recorded at the dock; null where nothing was. */
  dock: DockOnPaper | null;
  policy: string[];
  policyVersion: number;
  issuer: Issuer;
}
