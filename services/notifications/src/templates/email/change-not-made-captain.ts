import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const changeNotMadeCaptain: EmailTemplate = {
  name: 'Captain: a proposed change is not made',
  subject: 'Not changed: {{boatName}} on {{startDate}}',
  variables: OF_BOOKINGS,
  content: `
# The proposed change is not made

Hello {{captainName}},

{{changeInWords}}

> **Why:** {{changeReason}}

[See the charter](/captain-dashboard?booking={{bookingId}})

## The charter as it stays

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Your fee: **{{captainFee}}**, from the renter when boarding
`,
};
