import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CALLED_OFF_FACTS } from './charter-facts';

export const newTimeProposedRenter: EmailTemplate = {
  name: 'Renter: the owner proposes a new time for a charter that was called off',
  subject: 'Please answer: the owner proposes a new time for the charter on {{boatName}}',
  variables: OF_BOOKINGS,
  content: `
# The owner proposes a new time

Hello {{renterName}},

{{calledOffInWords}} The owner proposes a new time for it, at the same price.

## The new time

{{proposedChange}}

> **Please answer by {{changeAnswerBy}}.** The new time is kept free until then. If it is not accepted, the charter is still called off. Other times can be proposed until {{newTimeBy}}; without one, the whole deposit goes back to you.

[Accept or decline](/renter-dashboard?booking={{bookingId}})

## The charter that was called off

- Booking: #{{bookingId}}
${CALLED_OFF_FACTS}
- Captain: {{captainName}}
`,
};
