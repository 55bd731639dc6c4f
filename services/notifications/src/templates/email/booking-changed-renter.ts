import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { BOARDING_FACTS, CHARTER_FACTS } from './charter-facts';

export const bookingChangedRenter: EmailTemplate = {
  name: 'Renter: booking changed',
  subject: 'Changed: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# News about your charter

Hello {{renterName}},

{{changeInWords}}

> **Why:** {{changeReason}}

{{changeEffect}}

> **The owner has until {{respondBy}} to answer.** There is nothing you need to do now.

> {{captainStanding}}

If the owner declines, or does not answer by {{respondBy}}, the reservation ends. {{depositPromise}}

> The owner has until {{captainToFind}} to choose another captain, at no higher fee for you. If none is found, the booking ends. {{depositPromise}} There is nothing you need to do now.

## Your charter as it is now

- Booking: #{{bookingId}}
${CHARTER_FACTS}
${BOARDING_FACTS}
- Captain: {{captainName}}
- Captain’s phone: {{captainPhone}}

## Payment, in Canadian dollars

- Total: {{totalPrice}}
- Deposit: {{depositAmount}}
- Balance: **{{balanceDue}}**, to the owner
- Captain’s fee: {{captainFee}}, to the captain when boarding

[See your booking](/renter-dashboard?booking={{bookingId}})
`,
};
