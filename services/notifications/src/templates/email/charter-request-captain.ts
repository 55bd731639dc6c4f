import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const charterRequestCaptain: EmailTemplate = {
  name: 'Captain: request to confirm',
  subject: 'Can you take this charter? {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# Can you take this charter?

Hello {{captainName}},

A renter would like to charter {{boatName}} with you as captain. You have chosen to confirm each charter, so it takes your answer as well as the owner’s.

> **Please answer by {{respondBy}}.** If you decline or do not answer, the charter does not become yours.

> {{captainStanding}}

[Accept or decline](/captain-dashboard?booking={{bookingId}})

## The charter

- Reservation: #{{bookingId}}
${CHARTER_FACTS}
- Your fee: **{{captainFee}}**, from the renter when boarding

You get the renter’s and the owner’s contact details as soon as the charter is confirmed.
`,
};
