import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const newReservationOwner: EmailTemplate = {
  name: 'Owner: new reservation',
  subject: 'Please answer: {{boatName}} is requested for {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# You have a new reservation

Hello {{ownerName}},

A renter would like to charter {{boatName}}. Please check that the boat is available, then confirm or decline.

Please also make sure that {{captainToCheck}}, the captain the renter chose, is available.

> **Please answer by {{respondBy}}.** Renters are promised an answer within {{ownerResponseTime}}. Without one, the reservation is canceled.

> {{captainStanding}}

[Confirm or decline](/owner-dashboard?booking={{bookingId}})

If the time does not suit you, you can propose another one on the same day. You get the renter’s contact details as soon as you confirm.

## The reservation

- Reservation: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}

## Payment, in Canadian dollars

- Total: {{totalPrice}}
- Deposit: {{depositAmount}}
- Balance: **{{balanceDue}}**, from the renter to you
- Captain’s fee: {{captainFee}}, from the renter to the captain when boarding
`,
};
