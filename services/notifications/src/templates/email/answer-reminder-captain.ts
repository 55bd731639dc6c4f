import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const answerReminderCaptain: EmailTemplate = {
  name: 'Captain: reminder to answer',
  subject: 'Reminder: {{boatName}} on {{startDate}} is waiting for your answer',
  variables: OF_BOOKINGS,
  content: `
# A charter is waiting for you

Hello {{captainName}},

> **Please answer by {{respondBy}}.** A renter is counting on your answer. If there is none, the charter does not become yours.

> {{captainStanding}}

[Accept or decline](/captain-dashboard?booking={{bookingId}})

## The charter

- Reservation: #{{bookingId}}
${CHARTER_FACTS}
- Your fee: **{{captainFee}}**, from the renter when boarding
`,
};
