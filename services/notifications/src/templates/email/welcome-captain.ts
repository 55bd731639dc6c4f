import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const welcomeCaptain: EmailTemplate = {
  name: 'Captain: welcome',
  subject: 'Welcome to Harbourline, {{captainName}}',
  variables: [...OF_ACCOUNTS, 'confirmationLink'],
  content: `
# Welcome to Harbourline

Hello {{captainName}},

Your captain account is ready. Choose the boats you would like to skipper and set your hourly rate for each of them.

Please confirm your email address, so that we know our messages reach you.
[Confirm your email address]({{confirmationLink}})

> **Before your first charter, please upload both licenses:** your Pleasure Craft Operator’s License and your Port of Toronto Harbour License.

Renters choose their captain when they reserve. Your fee is paid to you by the renter when boarding.

[Open your dashboard](/captain-dashboard)
`,
};
