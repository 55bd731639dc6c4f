import { arrivalInWords, english, rulesInWords, termsInWords } from '@harbourline/policy/words';
import type { Clause } from './clauses';
import type { DocumentFacts } from './facts';

/** The terms between owner and renter besides time and price. */
export function rentalTerms({ guestCount, captainName, issuer, boatFacts, boarding }: DocumentFacts): Clause[] {
  const rules = rulesInWords(boatFacts?.rules ?? {});
  return [
    {
      name: english`The renter`,
      text: english`The renter is 18 or older and shows a valid picture ID on request. The renter is responsible for the group, and for any damage that it causes.`,
    },
    {
      name: english`Boarding`,
      text: english`The group arrives ${arrivalInWords(boarding)}, with no more than the ${guestCount} ${guestCount === 1 ? english`guest` : english`guests`} reserved.`,
    },
    {
      name: english`Payment`,
      text: english`The owner collects the balance directly from the renter.${captainName ? english` The captain’s fee is paid to the captain at boarding.` : ''} All amounts are in Canadian dollars.`,
    },
    {
      name: english`The owner`,
      text: english`The owner holds the licenses and the insurance that the law requires, hands over the vessel certified and seaworthy, with safety equipment for everybody on board, and verifies the renter’s identity.`,
    },
    {
      name: english`Safety`,
      text: english`${captainName ? english`The captain commands the vessel` : english`The renter skippers the vessel and holds the license that this requires`}. ${captainName ? english`The captain’s and the owner’s` : english`The owner’s`} safety instructions are followed. A charter that would be unsafe because of weather or mechanical failure does not take place; section 6 says what becomes of it.`,
    },
    ...(rules.length > 0
      ? [{ name: english`Rules on board`, text: english`“You” is the renter and the group. ${rules.join(' ')}` }]
      : []),
    {
      name: english`Changes`,
      text: english`Once the booking is confirmed, it changes only by a proposal that the other side accepts in time. Agreements made before and after a change differ; the latest one applies.`,
    },
    {
      name: english`Breach`,
      text: english`In case of misconduct there is no refund. When a booking ends for the renter’s breach, ${issuer.name} keeps the deposit if the start is more than ${termsInWords().breachTime} away, and forwards it to the owner otherwise.`,
    },
    ...liabilityAndDisputes(issuer.name),
  ];
}

/** The same for everybody. */
export function liabilityAndDisputes(issuer: string): Clause[] {
  return [
    {
      name: english`Liability`,
      text: english`${issuer} arranges charters and does not operate vessels. Liability coverage for a charter is up to $2,000,000. Where ${issuer}’s own liability cannot be excluded, it is limited to the lesser of the deposit or $100.`,
    },
    {
      name: english`Disputes`,
      text: english`Disputes that cannot be settled between the parties are settled by binding arbitration in Toronto, under the laws of Ontario.`,
    },
    {
      name: english`Terms of Service`,
      text: english`The Terms of Service of ${issuer} under which the reservation was made are part of this agreement.`,
    },
  ];
}
