import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const confirmEmail: EmailTemplate = {
  name: 'Everyone: confirm the email address',
  subject: 'Please confirm your email address',
  variables: [...OF_ACCOUNTS, 'confirmationLink'],
  required: true,
  needs: 'confirmationLink',
  content: `
# Is this your email address?

Hello {{fullName}},

This is the address of your Harbourline account. Please confirm that it is yours, so that we know our messages reach you.

[Confirm this address]({{confirmationLink}})

If you have no account with us, somebody has mistyped their own address, and you can ignore this message.
`,
};
