import { lacksCaptain } from '@harbourline/policy';
import { momentInWords, shortMomentInWords } from '../domain/time-in-words';
import type { Definitions } from './definitions';
import type { DocumentFacts } from './facts';

const MS_PER_MINUTE = 60_000;

export function vesselRows({ boat }: DocumentFacts): Definitions {
  return [
    ['Name', boat.name],
    [
      ['Model', boat.model],
      ['Length', `${boat.length} ft`],
    ],
    [
      ['Port', boat.city],
      ['Capacity', guests(boat.capacity)],
    ],
  ];
}

/** When, for how long and with how many, by the clock of the boat's city. */
export function charterRows(facts: DocumentFacts): Definitions {
  const { startDate, endDate, zone, guestCount, captainName, purposeOfRental } = facts;
  const nobody = lacksCaptain(facts.standing) ? 'To be chosen by the owner' : 'None; the renter skippers';
  return [
    ['Start', momentInWords(startDate, zone)],
    ['End', momentInWords(endDate, zone)],
    [
      ['Duration', duration(startDate, endDate)],
      ['Guests', guests(guestCount)],
    ],
    ['Captain', captainName ?? nobody],
    ['Occasion', purposeOfRental],
  ];
}

export function aboutOf({ bookingId, createdAt, zone }: DocumentFacts): string {
  return `Booking ${bookingId}  ·  Reserved ${shortMomentInWords(createdAt, zone)}`;
}

/** For the foot of every page: agreements made before and after a change differ, and say when they were made. */
export function footOf({ issuer, bookingId, madeAt, zone }: DocumentFacts, title: string): string {
  return `${issuer.name}  ·  ${title}  ·  Booking ${bookingId}  ·  Made ${shortMomentInWords(madeAt, zone)}`;
}

export function duration(startDate: Date, endDate: Date): string {
  const minutes = Math.round((endDate.getTime() - startDate.getTime()) / MS_PER_MINUTE);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && counted(hours, 'hour'), rest && counted(rest, 'minute')].filter(Boolean).join(' ');
}

function guests(count: number): string {
  return counted(count, 'guest');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
