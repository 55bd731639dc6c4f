import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const cancellationNoticeOwner: EmailTemplate = {
  name: 'Owner: booking canceled',
  subject: 'Canceled: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# The charter is canceled

Hello {{ownerName}},

{{cancellationReason}}

This charter is off your boat’s calendar. There is nothing you need to do.

## The charter

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Guests: {{guestCount}}
- Canceled: {{cancellationDate}}
- Your share of the deposit: {{ownerShare}}

[Open your dashboard](/owner-dashboard?booking={{bookingId}})
`,
};
