import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const bookingStandingRenter: EmailTemplate = {
  name: 'Renter: whom a booking waits for',
  subject: '{{standingTitle}}: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# News about your charter

Hello {{renterName}},

> {{standingInWords}}

> **What you proposed:** {{ownProposal}}

> **Why:** {{changeReason}}

## The charter

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}
- Total: {{totalPrice}}
- Deposit: {{depositAmount}}

[See your booking](/renter-dashboard?booking={{bookingId}})
`,
};
