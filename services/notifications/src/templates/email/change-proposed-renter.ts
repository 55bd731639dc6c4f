import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';
import { CHARTER_FACTS } from './charter-facts';

export const changeProposedRenter: EmailTemplate = {
  name: 'Renter: the owner proposes a change of a confirmed charter',
  subject: 'Please answer: the owner proposes a change to your charter on {{boatName}}',
  variables: OF_BOOKINGS,
  content: `
# The owner proposes a change

Hello {{renterName}},

Your charter on {{boatName}} is confirmed and stays as it is, unless you accept this change.

## What would change

{{proposedChange}}

The deposit stays as it is. Any difference in price is added to what is due later, or taken off it.

{{changeEffect}}

> **Please answer by {{changeAnswerBy}}.** What is proposed is kept free until then. Without an answer everything stays as it is.

[Accept or decline](/renter-dashboard?booking={{bookingId}})

## Your charter as it is now

- Booking: #{{bookingId}}
${CHARTER_FACTS}
- Captain: {{captainName}}
`,
};
