import { OF_QUESTIONS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const questionAskedOwner: EmailTemplate = {
  name: 'Owner: a question about a boat of theirs',
  subject: 'A question about your {{questionBoat}}',
  variables: OF_QUESTIONS,
  content: `
# {{askerName}} asks about your boat

Hello {{fullName}},

Somebody has a question about your {{questionBoat}}:

> {{question}}

[Answer the question](/owner-dashboard?tab=questions)

{{askerName}} gets your answer by email. Unless the question contains contact details, you decide whether the question and your answer appear on your boat’s page. Please answer on Harbourline: replies to this email won’t reach {{askerName}}. Until a charter is confirmed, neither of you sees how to reach the other.
`,
};
