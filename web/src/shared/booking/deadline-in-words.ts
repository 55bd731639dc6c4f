import type { BookingView } from '@harbourline/contracts';
import type { Standing } from '@harbourline/policy';
import { formatDateTime } from '../lib/dates';
import { promiseThen } from './deposit-in-words';
import { text } from './words';

/** Whose turn it is until when, and what happens otherwise; null while nobody has to answer, or where no time is set. */
export function deadlineInWords(
  { deposit, zone }: BookingView,
  standing: Standing,
  side: 'renter' | 'owner',
): { title: string; text: string } | null {
  const waitsFor = waitingFor(standing);
  if (!waitsFor || !standing.until) return null;
  const deadline = formatDateTime(standing.until.toISOString(), zone);
  const promise = promiseThen(deposit, standing, side === 'renter' ? 'renter' : 'others', zone);
  return {
    title: text(`deadline.${waitsFor}.${side}`, { deadline }),
    text: text(`deadline.${waitsFor}.${side}Note`, { deposit: promise }).trim(),
  };
}

function waitingFor(standing: Standing) {
  switch (standing.kind) {
    case 'awaitingOwner':
      return standing.captain === 'accepted' ? 'ownerAfterCaptain' : 'owner';
    case 'awaitingOwnerAndCaptain':
      return 'both';
    case 'awaitingCaptain':
      return 'captainsAnswer';
    case 'captainToBeChosen':
      return 'anotherCaptain';
    case 'captainLeft':
      return 'captain';
    case 'calledOffWithoutCaptain':
      return 'calledOffWithoutCaptain';
    case 'awaitingRenter':
      return 'renter';
    // These have notices of their own.
    case 'changeProposed':
    case 'calledOff':
    case 'newTimeProposed':
    case 'ended':
      return null;
    case 'confirmed':
    case 'overdue':
    case 'underWay':
    case 'completed':
      return null;
  }
}
