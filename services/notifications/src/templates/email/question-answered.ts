import { OF_QUESTIONS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const questionAnswered: EmailTemplate = {
  name: 'Everyone: the answer to a question about a boat',
  subject: 'The answer to your question about the {{questionBoat}}',
  variables: OF_QUESTIONS,
  footer: 'You are receiving this message because somebody asked a question on our site and gave this address.',
  content: `
# {{answeredBy}} has answered

Hello {{fullName}},

You asked about the {{questionBoat}}:

> {{question}}

## The answer

{{answer}}

[See the boat](/boats/{{boatId}})

Please ask further questions on the boat’s page: replies to this email won’t reach the owner.
`,
};
