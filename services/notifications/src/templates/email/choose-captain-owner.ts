import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const chooseCaptainOwner: EmailTemplate = {
  name: 'Owner: another captain has to be chosen',
  subject: 'Please choose another captain by {{captainToFind}}: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# Please choose another captain

Hello {{ownerName}},

> {{standingInWords}}

> **Why:** {{changeReason}}

[Choose another captain](/owner-dashboard?booking={{bookingId}})

## The charter

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Total: {{totalPrice}}
- Deposit: {{depositAmount}}
`,
};
