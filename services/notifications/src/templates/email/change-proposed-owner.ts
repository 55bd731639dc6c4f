import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const changeProposedOwner: EmailTemplate = {
  name: 'Owner: the renter proposes a change of a confirmed charter',
  subject: 'Please answer: the renter proposes a change to the charter on {{boatName}}',
  variables: OF_BOOKINGS,
  content: `
# The renter proposes a change

Hello {{ownerName}},

The charter of {{boatName}} is confirmed and stays as it is, unless you accept this change.

## What would change

{{proposedChange}}

The deposit stays as it is. Any difference in price is added to what is due later, or taken off it.

{{changeEffect}}

> **Please answer by {{changeAnswerBy}}.** What is proposed is kept free until then. Without an answer everything stays as it is.

[Accept or decline](/owner-dashboard?booking={{bookingId}})

## The charter as it is now

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}
`,
};
