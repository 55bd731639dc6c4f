import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const changeProposedCaptain: EmailTemplate = {
  name: 'Captain: a change of a charter is proposed, or is not to be',
  subject: 'A proposed change: your charter of {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# News about your charter

Hello {{captainName}},

{{changeInWords}}

{{calledOffNote}}

> **What would change:** {{proposedChange}}

> **Why:** {{changeReason}}

If you could not take it as proposed, please call the owner. There is nothing else you need to do: we will tell you if the change is not made by {{changeAnswerBy}}, and if it is.

## The charter as it is now

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Your fee: **{{captainFee}}**, from the renter when boarding

## Contacts

- Renter: {{renterName}}
- Renter’s phone: {{renterPhone}}
- Owner: {{ownerName}}
- Owner’s phone: {{ownerPhone}}

[See the charter](/captain-dashboard?booking={{bookingId}})
`,
};
