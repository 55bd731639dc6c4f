import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const refundChosenRenter: EmailTemplate = {
  name: 'Renter: refund or credit chosen',
  subject: 'Your deposit for {{boatName}}: a {{refundChoice}}',
  variables: OF_BOOKINGS,
  content: `
# Your deposit: refund or credit

Hello {{renterName}},

> {{refundInWords}}

> **Your credit of {{creditAmount}} is ready to use.** It can pay the deposit for another charter, on any boat and at any time: you can use it at checkout, and what is left stays yours.

This is about your canceled booking of {{boatName}} on {{startDate}}.

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}

[Find another boat](/boats)
`,
};
