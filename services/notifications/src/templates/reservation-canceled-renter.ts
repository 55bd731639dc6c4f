import type { Template } from './template';

export const reservationCanceledRenter: Template = {
  name: 'Your reservation was cancelled',
  subject: 'Your reservation of {{boatName}} was cancelled',
  content: `
# Your reservation was cancelled

Hello {{renterName}},

{{cancellationReason}}

> **Your deposit of {{refundAmount}} goes back to the card you paid with.** A refund arrives within 3–5 business days.

## The reservation

- Reservation: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Cancelled: {{cancellationDate}}

[Find another boat](/boats)
`,
};
