import { OF_BOOKINGS } from '../../domain/placeholders';
import type { EmailTemplate } from '../template';

export const refundChosenRenter: EmailTemplate = {
  name: 'Renter: refund or credit chosen',
  subject: 'Your deposit for {{boatName}}: a {{refundChoice}}',
  variables: OF_BOOKINGS,
  content: `
# Your deposit: refund or credit

Hello {{renterName}},

> {{refundInWords}}

> **Your credit of {{creditAmount}} is yours.** It pays the deposit of another charter, with any boat and at any time: you can use it when you check out, and what is left stays yours.

It is for the booking of {{boatName}} on {{startDate}} that was canceled.

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}

[Find another boat](/boats)
`,
};
