import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const passwordReset: EmailTemplate = {
  name: 'Everyone: choose a new password',
  subject: 'Choose a new password for Harbourline',
  variables: [...OF_ACCOUNTS, 'resetLink', 'validUntil'],
  required: true,
  needs: 'resetLink',
  content: `
# Choose a new password

Hello {{fullName}},

Somebody asked for a link to choose a new password for your Harbourline account. If it was you, here it is.

[Choose a new password]({{resetLink}})

> **The link works once, until {{validUntil}}.** After that, ask for another one on the sign-in page.

If it was not you, there is nothing you need to do: your password stays as it is. Please do not forward this message.
`,
};
