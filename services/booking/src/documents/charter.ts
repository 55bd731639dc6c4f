import { boardingInWords, english, inLanguage } from '@harbourline/policy/words';
import { lacksCaptain } from '@harbourline/policy';
import { momentInWords, shortMomentInWords } from '../domain/time-in-words';
import type { Definitions } from './definitions';
import type { DocumentFacts } from './facts';

const MS_PER_MINUTE = 60_000;

export function vesselRows({ boat }: DocumentFacts): Definitions {
  return [
    [english`Name`, boat.name],
    [
      [english`Model`, boat.model],
      [english`Length`, english`${boat.length} ft`],
    ],
    [
      [english`Port`, boat.city],
      [english`Capacity`, guests(boat.capacity)],
    ],
  ];
}

/** When, for how long and with how many, by the clock of the boat's city. */
export function charterRows(facts: DocumentFacts): Definitions {
  const { startDate, endDate, zone, guestCount, captainName, purposeOfRental } = facts;
  const nobody = lacksCaptain(facts.standing) ? english`To be chosen by the owner` : english`None; the renter skippers`;
  return [
    [english`Start`, momentInWords(startDate, zone)],
    [english`End`, momentInWords(endDate, zone)],
    [
      [english`Duration`, duration(startDate, endDate)],
      [english`Guests`, guests(guestCount)],
    ],
    [english`Captain`, captainName ?? nobody],
    [english`Occasion`, purposeOfRental],
    ...boardingRows(facts),
  ];
}

function boardingRows({ boarding }: DocumentFacts): Definitions {
  return boarding ? boardingInWords(boarding).map(({ label, value }) => [label, value] as const) : [];
}

export function aboutOf({ bookingId, createdAt, zone }: DocumentFacts): string {
  return english`Booking ${bookingId}  ·  Reserved ${shortMomentInWords(createdAt, zone)}`;
}

/** For the foot of every page: agreements made before and after a change differ, and say when they were made. */
export function footOf({ issuer, bookingId, madeAt, zone }: DocumentFacts, title: string): string {
  return english`${issuer.name}  ·  ${title}  ·  Booking ${bookingId}  ·  Made ${shortMomentInWords(madeAt, zone)}`;
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
  return `${count} ${inLanguage(count === 1 ? unit : `${unit}s`)}`;
}
