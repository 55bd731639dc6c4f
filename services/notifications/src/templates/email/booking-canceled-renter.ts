import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const bookingCanceledRenter: EmailTemplate = {
  name: 'Renter: booking canceled',
  subject: 'Your booking of {{boatName}} was canceled',
  variables: OF_BOOKINGS,
  content: `
# Your booking was canceled

Hello {{renterName}},

{{cancellationReason}}

> {{refundInWords}}

> **You choose what happens to your deposit of {{depositToChoose}}:** a refund, or a credit of the same value for another time or vessel. Please choose on your dashboard by {{chooseBy}}; after that it is refunded.

> **Your deposit is now a credit of {{creditAmount}}.** It can pay the deposit for another charter, on any boat: you can use it at checkout.

[Choose what happens to {{depositToChoose}}](/renter-dashboard?booking={{bookingId}})

> **Your deposit of {{keptDeposit}} is not refunded.** This follows from the cancellation policy that applied when you booked.

## The booking

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Canceled: {{cancellationDate}}

If you still want to go out on {{otherBoatsDay}}, see which other boats are free at that time for your group.

[See boats for {{otherBoatsDay}}](/renter-dashboard?booking={{bookingId}})

[Find another boat](/boats)
`,
};
