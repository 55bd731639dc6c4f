import { OF_CONVERSATIONS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const newMessages: EmailTemplate = {
  name: 'Everyone: new messages about a charter',
  subject: '{{messageSenders}} wrote about the charter on {{startDate}}',
  variables: OF_CONVERSATIONS,
  content: `
# You have new messages

Hello {{fullName}},

{{messageSenders}} wrote to you about the charter on {{startDate}}.

{{newMessages}}

{{moreMessages}}

[Read and reply](/bookings/{{bookingId}}/conversation)

> Please reply on Harbourline: replies to this email won’t reach them. We never ask you in a message to pay outside Harbourline or to send us a password.

## The charter

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
`,
};
