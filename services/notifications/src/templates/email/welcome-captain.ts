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

> **Please upload both licenses:** your Pleasure Craft Operator’s License and your Port of Toronto Harbour License. We review them, and renters can book you once both are accepted.

Renters choose their captain when they reserve, and the boat’s owner confirms the charter. If you would rather be asked before each one, switch on “I confirm each charter” in your profile.

The renter pays you your fee when boarding.

[Open your dashboard](/captain-dashboard)
`,
};
