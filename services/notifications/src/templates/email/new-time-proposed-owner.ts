import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CALLED_OFF_FACTS } from './charter-facts';

export const newTimeProposedOwner: EmailTemplate = {
  name: 'Owner: the renter proposes a new time for a charter that was called off',
  subject: 'Please answer: the renter proposes a new time for the charter on {{boatName}}',
  variables: OF_BOOKINGS,
  content: `
# The renter proposes a new time

Hello {{ownerName}},

{{calledOffInWords}} The renter proposes a new time for it, at the same price.

## The new time

{{proposedChange}}

> **Please answer by {{changeAnswerBy}}.** The new time is kept free until then. If it is not accepted, the charter is still called off. Other times can be proposed until {{newTimeBy}}; without one, the whole deposit goes back to the renter.

[Accept or decline](/owner-dashboard?booking={{bookingId}})

## The charter that was called off

- Booking: #{{bookingId}}
${CALLED_OFF_FACTS}
- Captain: {{captainName}}
`,
};
