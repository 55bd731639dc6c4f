import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const balanceMarkedRenter: EmailTemplate = {
  name: 'Renter: the balance is marked as received',
  subject: 'Please confirm: the balance for {{boatName}} on {{startDate}}',
  variables: [...OF_BOOKINGS, 'markedBalance'],
  content: `
# Please confirm the balance

Hello {{renterName}},

{{markedBalance}}

> **Please confirm that you paid it.** Both sides then have the same record, and it becomes part of your rental agreement. If it is not right, do not confirm it, and speak with the owner first.

[Confirm the balance](/at-the-dock?id={{bookingId}})

## The charter

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Owner: {{ownerName}}
- Owner’s phone: {{ownerPhone}}
- Captain: {{captainName}}
- Captain’s phone: {{captainPhone}}
`,
};
