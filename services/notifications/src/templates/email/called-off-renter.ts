import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CALLED_OFF_FACTS } from './charter-facts';

export const calledOffRenter: EmailTemplate = {
  name: 'Renter: a confirmed charter is called off for weather or mechanical reasons',
  subject: 'Please choose: your charter on {{boatName}} on {{startDate}} is called off',
  variables: OF_BOOKINGS,
  content: `
# Your charter is called off

Hello {{renterName}},

{{calledOffInWords}} It will not take place on {{startDate}} at {{startTime}}.

> **What they say:** {{changeReason}}

## What you can do

- **Choose a new time** on the same boat, no later than {{rebookTime}} after the original date, at the same price. The time you choose is kept free while the owner answers.
- **Or cancel the booking** and get the whole deposit back.

> **Please choose by {{newTimeBy}}.** If no new time is agreed, the booking is canceled and whatever you have paid as a deposit goes back in full.

[Choose](/renter-dashboard?booking={{bookingId}})

## The charter that is called off

- Booking: #{{bookingId}}
${CALLED_OFF_FACTS}
- Captain: {{captainName}}
- Deposit: {{depositAmount}}
`,
};
