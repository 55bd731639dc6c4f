import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { BOARDING_FACTS, CHARTER_FACTS } from './charter-facts';

export const newCharterCaptain: EmailTemplate = {
  name: 'Captain: new charter',
  subject: 'New charter: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# You have a new charter

Hello {{captainName}},

The booking of {{boatName}} on {{startDate}} is confirmed, with you as its captain.

> **It starts at {{startTime}} on {{startDate}}.** Guests are asked to arrive {{arrival}}. If you cannot take it, please say so on your dashboard right away, so that the owner can find somebody else.

## The charter

- Booking: #{{bookingId}}
${CHARTER_FACTS}
${BOARDING_FACTS}
- Your fee: **{{captainFee}}**, from the renter when boarding

## Contacts

- Renter: {{renterName}}
- Renter’s phone: {{renterPhone}}
- Renter’s email: {{renterEmail}}
- Owner: {{ownerName}}
- Owner’s phone: {{ownerPhone}}
- Owner’s email: {{ownerEmail}}

[See the charter](/captain-dashboard?booking={{bookingId}})
`,
};
