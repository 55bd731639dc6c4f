import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const changeNotMadeRenter: EmailTemplate = {
  name: 'Renter: a proposed change is not made',
  subject: 'Not changed: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# The proposed change is not made

Hello {{renterName}},

{{changeInWords}}

> **Why:** {{changeReason}}

> **The owner has until {{respondBy}} to answer.** There is nothing you need to do now.

> {{captainStanding}}

[See your booking](/renter-dashboard?booking={{bookingId}})

## The charter as it stays

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}
`,
};
