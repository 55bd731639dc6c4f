import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const balanceMarkedOwner: EmailTemplate = {
  name: 'Owner: the renter marks the balance as paid',
  subject: 'Please confirm: the balance for {{boatName}} on {{startDate}}',
  variables: [...OF_BOOKINGS, 'markedBalance'],
  content: `
# Please confirm the balance

Hello {{ownerName}},

{{markedBalance}}

> **Please confirm that it was received.** Both sides then have the same record, and it becomes part of the rental agreement. If it is not right, do not confirm it, and speak with the renter first.

[Confirm the balance](/at-the-dock?id={{bookingId}})

## The charter

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Renter: {{renterName}}
- Renter’s phone: {{renterPhone}}
- Captain: {{captainName}}
- Captain’s phone: {{captainPhone}}
`,
};
