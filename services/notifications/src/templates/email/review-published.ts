import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const reviewPublished: EmailTemplate = {
  name: 'Everyone: a review about you is published',
  subject: 'A review of {{reviewOf}}',
  variables: [...OF_ACCOUNTS, 'reviewOf', 'reviewStars', 'reviewedCharter'],
  content: `
# There is a new review

Hello {{fullName}},

A review of {{reviewOf}} has been published.

- Charter: {{reviewedCharter}}
- Stars: **{{reviewStars}}**

[Read the review](/reviews)

You can reply to it once. If it breaks our rules, you can report it, and we will look at it.
`,
};
