import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const changeNotMadeOwner: EmailTemplate = {
  name: 'Owner: a proposed change is not made',
  subject: 'Not changed: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# The proposed change is not made

Hello {{ownerName}},

{{changeInWords}}

> **Why:** {{changeReason}}

> **Please answer by {{respondBy}}.** Without an answer, the reservation is canceled.

> {{captainStanding}}

[See the booking](/owner-dashboard?booking={{bookingId}})

## The charter as it stays

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}
`,
};
