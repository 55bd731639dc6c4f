import { arrivalInWords, english } from '@harbourline/policy/words';
import type { Clause } from './clauses';
import type { DocumentFacts } from './facts';
import { liabilityAndDisputes } from './rental-terms';

/** The terms between captain, owner and renter. */
export function captainTerms({ boat, issuer, boarding }: DocumentFacts): Clause[] {
  return [
    {
      name: english`Qualification`,
      text: english`The captain holds a valid Pleasure Craft Operator Card and the harbor license for the waters, has at least 2 years of experience, has passed a background check, and carries the licenses on board.`,
    },
    {
      name: english`Command`,
      text: english`The captain commands the vessel from boarding to return, keeps to the rules of navigation, and carries no more than ${boat.capacity} ${boat.capacity === 1 ? english`guest` : english`guests`}. Everyone on board follows the captain’s safety instructions.`,
    },
    {
      name: english`Before the charter`,
      text: english`The captain is on board in time for guests who arrive ${arrivalInWords(boarding)}, checks the vessel and its safety equipment, and briefs the guests.`,
    },
    {
      name: english`Unsafe conditions`,
      text: english`The captain may delay, shorten or refuse a charter that would be unsafe because of weather, the state of the vessel or the conduct of its guests, and tells the owner and the renter at once.`,
    },
    {
      name: english`Sobriety`,
      text: english`The captain does not drink alcohol or take drugs before or during the charter.`,
    },
    {
      name: english`The owner`,
      text: english`The owner hands over the vessel certified, insured and seaworthy, with fuel and safety equipment, and shows the captain anything particular about it.`,
    },
    {
      name: english`Fee`,
      text: english`The fee is for the duration agreed above. The renter pays the amount due to the captain at boarding, in Canadian dollars.`,
    },
    {
      name: english`Leaving the charter`,
      text: english`A captain who cannot sail says so without delay. The owner may then choose another captain at no higher fee.`,
    },
    ...liabilityAndDisputes(issuer.name),
  ];
}
