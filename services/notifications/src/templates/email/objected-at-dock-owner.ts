import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const objectedAtDockOwner: EmailTemplate = {
  name: 'Owner: the renter objects to a record at the dock',
  subject: 'The renter objects to the {{dockRecord}} of {{boatName}} on {{startDate}}',
  variables: [...OF_BOOKINGS, 'dockRecord'],
  content: `
# The renter objects to the {{dockRecord}}

Hello {{ownerName}},

The {{dockRecord}} was agreed to in the renter’s name on the phone of whoever recorded it. The renter now objects to it.

> **The objection and its reason stand in the record and in the rental agreement.** The record can no longer be changed. Please speak with the renter.

[Read the objection](/at-the-dock?id={{bookingId}})

## The charter

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Renter: {{renterName}}
- Renter’s phone: {{renterPhone}}
`,
};
