import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { BOARDING_FACTS, CHARTER_FACTS } from './charter-facts';

export const confirmedBookingRenter: EmailTemplate = {
  name: 'Renter: booking confirmed',
  subject: 'Confirmed: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# Your booking is confirmed

Hello {{renterName}},

{{boatName}} is yours, and everything you need for the day is below.

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

## Payment, in Canadian dollars

- Total: {{totalPrice}}
- Deposit: {{depositAmount}}
- Balance: **{{balanceDue}}**, to the owner
- Captain’s fee: {{captainFee}}, to the captain when boarding

Your receipt for the deposit of {{depositPaid}} is with your booking.

On your dashboard, you can also add the charter to your calendar and save everyone’s contact details to your phone.

[See your booking](/renter-dashboard?booking={{bookingId}})

Please agree with the owner on the meeting place and on how to pay the balance.
`,
};
