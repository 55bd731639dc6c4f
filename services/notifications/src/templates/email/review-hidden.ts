import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const reviewHidden: EmailTemplate = {
  name: 'Everyone: a review of theirs is hidden',
  subject: 'We have hidden your review of {{reviewedCharter}}',
  variables: [...OF_ACCOUNTS, 'reviewedCharter', 'hiddenReason'],
  content: `
# We have hidden a review of yours

Hello {{fullName}},

We have hidden a review that you wrote after this charter: {{reviewedCharter}}. Others cannot read it, and its stars do not count.

- Why: {{hiddenReason}}

[See your reviews](/reviews?tab=written)

If you think that we are mistaken, please write to us.
`,
};
