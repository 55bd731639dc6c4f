import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const bookingStandingOwner: EmailTemplate = {
  name: 'Owner: whom a booking waits for',
  subject: '{{standingTitle}}: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# News about a charter

Hello {{ownerName}},

> {{standingInWords}}

> **What you proposed:** {{ownProposal}}

> **Why:** {{changeReason}}

[Open your dashboard](/owner-dashboard?booking={{bookingId}})

## The charter

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}
- Total: {{totalPrice}}
- Deposit: {{depositAmount}}
`,
};
