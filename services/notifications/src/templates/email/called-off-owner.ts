import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CALLED_OFF_FACTS } from './charter-facts';

export const calledOffOwner: EmailTemplate = {
  name: 'Owner: a confirmed charter is called off for weather or mechanical reasons',
  subject: 'Called off: the charter of {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# The charter is called off

Hello {{ownerName}},

{{calledOffInWords}} It will not take place on {{startDate}} at {{startTime}}.

> **What was said:** {{changeReason}}

The renter can choose a new time on the same boat, no later than {{rebookTime}} after the original date, at the same price, or cancel and get the whole deposit back. You can propose a new time as well, and you will be asked before one that the renter chooses is agreed.

If no new time is agreed by {{newTimeBy}}, the booking is canceled and the deposit goes back to the renter.

[See the booking](/owner-dashboard?booking={{bookingId}})

## The charter that is called off

- Booking: #{{bookingId}}
${CALLED_OFF_FACTS}
- Captain: {{captainName}}
- Renter: {{renterName}}
- Renter’s phone: {{renterPhone}}
`,
};
