import type { BookingState } from '@harbourline/contracts';
import type { Values } from '../placeholders/placeholders';
import { momentInWords } from '../words/time-in-words';

const WHY = { weather: 'because of the weather', mechanical: 'for mechanical reasons' } as const;
const WHO = { owner: 'The owner', captain: 'The captain', administrator: 'Harbourline' } as const;

/** Who called a charter off and why, and until when its renter can find a new time. */
export function calledOffValues({ calledOff, proposedChange, zone }: BookingState): Values {
  if (!calledOff) return {};
  const why = WHY[calledOff.cause];
  return {
    calledOffInWords: `${WHO[calledOff.by]} has called off the charter ${why}.`,
    newTimeBy: momentInWords(new Date(calledOff.chooseBy), zone),
    ...(proposedChange && {
      calledOffNote: `The charter was called off ${why} and will not take place at the time below. The change is its new time, at the same price.`,
    }),
  };
}
