import { OF_ACCOUNTS } from '../../domain/placeholders';
import type { EmailTemplate } from '../template';

export const confirmEmail: EmailTemplate = {
  name: 'Everyone: confirm the e-mail address',
  subject: 'Please confirm your e-mail address',
  variables: [...OF_ACCOUNTS, 'confirmationLink'],
  required: true,
  needs: 'confirmationLink',
  content: `
# Is this your e-mail address?

Hello {{fullName}},

This is the address of your Harbourline account. Please confirm that it is yours, so that we know our messages reach you.

[Confirm this address]({{confirmationLink}})

If you have no account with us, somebody has mistyped their own address, and you can ignore this message.
`,
};
