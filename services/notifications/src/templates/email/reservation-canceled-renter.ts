import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const reservationCanceledRenter: EmailTemplate = {
  name: 'Renter: reservation canceled',
  subject: 'Your reservation of {{boatName}} was canceled',
  variables: OF_BOOKINGS,
  content: `
# Your reservation was canceled

Hello {{renterName}},

{{cancellationReason}}

> {{refundInWords}}

> **Your deposit of {{keptDeposit}} is not refunded.** This follows from the cancellation policy that applied when you reserved.

## The reservation

- Reservation: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Canceled: {{cancellationDate}}

If you still want to go out on {{otherBoatsDay}}, see which other boats are free at that time for your group.

[See boats for {{otherBoatsDay}}](/renter-dashboard?booking={{bookingId}})

[Find another boat](/boats)
`,
};
