import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { BOARDING_FACTS, CHARTER_FACTS } from './charter-facts';

export const charterChangedCaptain: EmailTemplate = {
  name: 'Captain: charter changed',
  subject: 'Changed: your charter of {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# Your charter has changed

Hello {{captainName}},

{{changeInWords}}

> **Why:** {{changeReason}}

If you can no longer take it, please say so on your dashboard right away, so that the owner can find somebody else.

## The charter as it is now

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
