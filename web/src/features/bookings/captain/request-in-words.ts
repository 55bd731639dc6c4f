import type { Standing } from '@harbourline/policy';
import { formatDateTime } from '../../../shared/lib/dates';
import { text } from '../words';

/** What a captain reads of a request with them. */
export function requestInWords(standing: Standing, zone: string): { title: string; text: string } {
  const deadline = standing.until ? formatDateTime(standing.until.toISOString(), zone) : '';
  const asked = (which: 'first' | 'last') => ({
    title: text('captain.asked.title', { deadline }),
    text: text(`captain.asked.${which}`),
  });
  const waiting = (which: 'text' | 'accepted' | 'adjusted') => ({
    title: text('captain.waiting.title'),
    text: text(`captain.waiting.${which}`),
  });
  switch (standing.kind) {
    case 'awaitingOwnerAndCaptain':
      return asked('first');
    case 'awaitingCaptain':
      return asked('last');
    case 'awaitingRenter':
      return waiting('adjusted');
    case 'awaitingOwner':
      return waiting(standing.captain === 'accepted' ? 'accepted' : 'text');
    // None of these is a captain's request.
    case 'captainToBeChosen':
    case 'overdue':
    case 'confirmed':
    case 'changeProposed':
    case 'captainLeft':
    case 'calledOff':
    case 'newTimeProposed':
    case 'calledOffWithoutCaptain':
    case 'underWay':
    case 'completed':
    case 'ended':
      return waiting('text');
  }
}
