import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CALLED_OFF_FACTS } from './charter-facts';

export const calledOffCaptain: EmailTemplate = {
  name: 'Captain: a confirmed charter is called off for weather or mechanical reasons',
  subject: 'Called off: your charter of {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# Your charter is called off

Hello {{captainName}},

{{calledOffInWords}} It will not take place on {{startDate}} at {{startTime}}.

> **What was said:** {{changeReason}}

The renter can choose a new time with you, at the same price, until {{newTimeBy}}, or get the deposit back. We will tell you what happens next.

## The charter that is called off

- Booking: #{{bookingId}}
${CALLED_OFF_FACTS}

## Contacts

- Renter: {{renterName}}
- Renter’s phone: {{renterPhone}}
- Owner: {{ownerName}}
- Owner’s phone: {{ownerPhone}}

[See the charter](/captain-dashboard?booking={{bookingId}})
`,
};
