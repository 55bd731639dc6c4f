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

> **What would change:** {{proposedChange}}

> **Why:** {{changeReason}}

If you can’t take the charter as proposed, please call the owner. Otherwise there is nothing you need to do: the answer is due by {{changeAnswerBy}}, and we will tell you what comes of it.

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
