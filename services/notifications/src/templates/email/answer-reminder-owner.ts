import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const answerReminderOwner: EmailTemplate = {
  name: 'Owner: reminder to answer',
  subject: 'Reminder: {{boatName}} on {{startDate}} is waiting for you',
  variables: OF_BOOKINGS,
  content: `
# A charter is waiting for you

Hello {{ownerName}},

> **Please answer by {{respondBy}}.** A renter has reserved {{boatName}} and is counting on your answer. Without one, the reservation is canceled.

> **Please choose another captain by {{captainToFind}}.** The captain of this charter cannot come. Without another one, the booking ends. {{depositPromise}}

[Open your dashboard](/owner-dashboard?booking={{bookingId}})

## The charter

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}
- Total: {{totalPrice}}
`,
};
