import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { BOARDING_FACTS, CHARTER_FACTS } from './charter-facts';

export const tripReminderRenter: EmailTemplate = {
  name: 'Renter: reminder of the charter',
  subject: 'Coming up: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# Your charter is coming up

Hello {{renterName}},

We hope you are looking forward to it. Here is what you need for the day.

> **Please arrive {{arrival}}.** Your charter starts at {{startTime}} on {{startDate}}.

## Your charter

- Booking: #{{bookingId}}
${CHARTER_FACTS}
${BOARDING_FACTS}

## Contacts

- Owner: {{ownerName}}
- Phone: {{ownerPhone}}
- Email: {{ownerEmail}}
- Captain: {{captainName}}
- Captain’s phone: {{captainPhone}}

## Still to pay

- Balance: **{{balanceDue}}**, to the owner
- Captain’s fee: **{{captainFee}}**, to the captain when boarding

[See your booking](/renter-dashboard?booking={{bookingId}})

If you have not agreed on the meeting place yet, please call the owner today.
`,
};
