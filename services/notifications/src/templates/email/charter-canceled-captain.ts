import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const charterCanceledCaptain: EmailTemplate = {
  name: 'Captain: charter canceled',
  subject: 'No longer your charter: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# A charter is no longer yours

Hello {{captainName}},

{{cancellationReason}}

Your time is free again. There is nothing you need to do.

## The charter

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Was to start: {{startDate}} at {{startTime}}
- As of: {{cancellationDate}}

[See your charters](/captain-dashboard)
`,
};
