import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const accountChanged: EmailTemplate = {
  name: 'Everyone: sign-in details changed',
  subject: 'Your Harbourline account has a new {{whatChanged}}',
  variables: [...OF_ACCOUNTS, 'whatChanged', 'changedAt', 'ifNotYou'],
  required: true,
  content: `
# Your sign-in details have changed

Hello {{fullName}},

Your Harbourline account has had a new {{whatChanged}} since {{changedAt}}.

> **If this was you, there is nothing you need to do.** {{ifNotYou}}

[Write to us](/contact)

We sent this to the address that your account had before the change.
`,
};
