import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const agreedAtDockRenter: EmailTemplate = {
  name: 'Renter: agreed to a record at the dock on another’s phone',
  subject: 'Did you agree? The {{dockRecord}} for {{boatName}} on {{startDate}}',
  variables: [...OF_BOOKINGS, 'dockRecord', 'agreedElsewhere', 'objectBy'],
  required: true,
  content: `
# Please check what was agreed in your name

Hello {{renterName}},

{{agreedElsewhere}}

> **If this is not right, you can object until {{objectBy}}.** Your objection and its reason then stand in the record and in the rental agreement. If it is right, there is nothing for you to do.

[See what was recorded](/at-the-dock?id={{bookingId}})

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
