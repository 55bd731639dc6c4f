import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const bookingChangedOwner: EmailTemplate = {
  name: 'Owner: booking changed',
  subject: 'Changed: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# News about a charter

Hello {{ownerName}},

{{changeInWords}}

> **Why:** {{changeReason}}

{{changeEffect}}

> **Please answer by {{respondBy}}.** Without an answer, the reservation is canceled.

> {{captainStanding}}

> **Please choose another captain by {{captainToFind}}**, at no higher fee. Otherwise the booking ends. {{depositPromise}}

[Open your dashboard](/owner-dashboard?booking={{bookingId}})

## The charter as it is now

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}
- Captain’s phone: {{captainPhone}}

## Payment, in Canadian dollars

- Total: {{totalPrice}}
- Deposit: {{depositAmount}}
- Balance: **{{balanceDue}}**, from the renter to you
- Captain’s fee: {{captainFee}}, from the renter to the captain when boarding
`,
};
