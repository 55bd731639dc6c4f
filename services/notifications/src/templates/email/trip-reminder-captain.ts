import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { BOARDING_FACTS, CHARTER_FACTS } from './charter-facts';

export const tripReminderCaptain: EmailTemplate = {
  name: 'Captain: reminder of the charter',
  subject: 'Coming up: your charter of {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# Your charter is coming up

Hello {{captainName}},

> **Your charter of {{boatName}} starts at {{startTime}} on {{startDate}}.** Guests are asked to arrive {{arrival}}.

## The charter

- Booking: #{{bookingId}}
${CHARTER_FACTS}
${BOARDING_FACTS}
- Your fee: **{{captainFee}}**, from the renter when boarding

## Contacts

- Renter: {{renterName}}
- Renter’s phone: {{renterPhone}}
- Owner: {{ownerName}}
- Owner’s phone: {{ownerPhone}}

[See the charter](/captain-dashboard?booking={{bookingId}})
`,
};
