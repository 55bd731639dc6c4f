import { termsInWords } from '@harbourline/policy';
import type { Clause } from './clauses';
import type { DocumentFacts } from './facts';
import { liabilityAndDisputes } from './rental-terms';

/** The terms between captain, owner and renter. */
export function captainTerms({ boat, issuer }: DocumentFacts): Clause[] {
  return [
    {
      name: 'Qualification',
      text: 'The captain holds a valid Pleasure Craft Operator Card and the harbor license for the waters, has at least 2 years of experience, has passed a background check, and carries the licenses on board.',
    },
    {
      name: 'Command',
      text: `The captain commands the vessel from boarding to return, keeps to the rules of navigation, and carries no more than ${boat.capacity} ${boat.capacity === 1 ? 'guest' : 'guests'}. Everyone on board follows the captain’s safety instructions.`,
    },
    {
      name: 'Before the charter',
      text: `The captain is on board in time for guests who arrive ${termsInWords().earlyArrivalTime} early, checks the vessel and its safety equipment, and briefs the guests.`,
    },
    {
      name: 'Unsafe conditions',
      text: 'The captain may delay, shorten or refuse a charter that would be unsafe because of weather, the state of the vessel or the conduct of its guests, and tells the owner and the renter at once.',
    },
    { name: 'Sobriety', text: 'The captain does not drink alcohol or take drugs before or during the charter.' },
    {
      name: 'The owner',
      text: 'The owner hands over the vessel certified, insured and seaworthy, with fuel and safety equipment, and shows the captain anything particular about it.',
    },
    {
      name: 'Fee',
      text: 'The fee is for the duration agreed above. The renter pays the amount due to the captain at boarding, in Canadian dollars.',
    },
    {
      name: 'Leaving the charter',
      text: 'A captain who cannot sail says so without delay. The owner may then choose another captain at no higher fee.',
    },
    ...liabilityAndDisputes(issuer.name),
  ];
}
