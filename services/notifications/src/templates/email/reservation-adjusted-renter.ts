import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const reservationAdjustedRenter: EmailTemplate = {
  name: 'Renter: the owner proposes a change',
  subject: 'Please answer: the owner proposes a change to {{boatName}}',
  variables: OF_BOOKINGS,
  content: `
# The owner proposes a change

Hello {{renterName}},

{{boatName}} can be yours on {{startDate}}, but not quite as you reserved it.

## What the owner proposes

- New start: **{{newStartTime}}**, instead of {{originalStartTime}}
- New captain: **{{newCaptain}}**, instead of {{originalCaptain}}

It costs no more than your reservation, and lasts just as long.

> **Please answer by {{respondBy}}.** Accept the change to have your booking confirmed; a captain who confirms each charter is asked about it first. If it does not suit you, cancel. Without an answer the reservation ends automatically.

If you cancel or do not answer, the reservation ends. {{depositPromise}}

[Accept or cancel](/renter-dashboard?booking={{bookingId}})

## What you reserved

- Reservation: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}
`,
};
