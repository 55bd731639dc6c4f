import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { BOARDING_FACTS, CHARTER_FACTS } from './charter-facts';

export const confirmedBookingOwner: EmailTemplate = {
  name: 'Owner: booking confirmed',
  subject: 'Confirmed: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# The booking is confirmed

Hello {{ownerName}},

The booking of {{boatName}} is confirmed, and we have told the renter. Guests are asked to arrive {{arrival}}.

## Your renter

- Name: {{renterName}}
- Phone: {{renterPhone}}
- Email: {{renterEmail}}

## The charter

- Booking: #{{bookingId}}
${CHARTER_FACTS}
${BOARDING_FACTS}
- Captain: {{captainName}}
- Captain’s phone: {{captainPhone}}

## Payment, in Canadian dollars

- Total: {{totalPrice}}
- Deposit: {{depositAmount}}
- Balance: **{{balanceDue}}**, from the renter to you
- Captain’s fee: {{captainFee}}, from the renter to the captain when boarding

[See the booking](/owner-dashboard?booking={{bookingId}})

Please get in touch with the renter about the meeting place and the balance.
`,
};
