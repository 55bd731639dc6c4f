import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const charterRequestEndedCaptain: EmailTemplate = {
  name: 'Captain: request ended',
  subject: 'No longer waiting for you: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# A request has ended

Hello {{captainName}},

{{cancellationReason}}

Your time is free again. There is nothing you need to do.

## The charter

- Reservation: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Was to start: {{startDate}} at {{startTime}}
- As of: {{cancellationDate}}

[See your charters](/captain-dashboard)
`,
};
