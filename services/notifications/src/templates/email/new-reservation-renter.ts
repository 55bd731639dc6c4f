import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const newReservationRenter: EmailTemplate = {
  name: 'Renter: new reservation',
  subject: 'Your reservation of {{boatName}} is with the owner',
  variables: OF_BOOKINGS,
  content: `
# Your time on the water is reserved

Hello {{renterName}},

{{boatName}} is held for you, and we have told its owner. Owners respond within {{ownerResponseTime}}.

> **The owner has until {{respondBy}} to answer.** We will write to you as soon as there is an answer.

> {{captainStanding}}

Your deposit of {{depositPaid}} is paid. If the owner declines or does not answer, the reservation ends. {{depositPromise}}

## Your reservation

- Reservation: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}

## Payment, in Canadian dollars

- Total: {{totalPrice}}
- Deposit: **{{depositAmount}}**
- Balance: {{balanceDue}}, to the owner
- Captain’s fee: {{captainFee}}, to the captain when boarding

[See your reservation](/renter-dashboard?booking={{bookingId}})

Until your reservation is confirmed, you can cancel it at no cost. Until the owner answers, you can also change it.
`,
};
