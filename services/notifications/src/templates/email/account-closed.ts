import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const accountClosed: EmailTemplate = {
  name: 'Everyone: account closed',
  subject: 'Your Harbourline account is closed',
  variables: [...OF_ACCOUNTS],
  required: true,
  content: `
# Your account is closed

Your Harbourline account was closed by someone who entered its password, and you are signed out everywhere.

> **What happens now.** Within a day we erase your name, your contact details and what you wrote, this address included. Payments, refunds, bookings with their amounts, and what was agreed at the dock stay under a number. Reviews stay as those of a guest.

If this was not you, please write to us today.

[Write to us](/contact)

This is the last message that we send to this address.
`,
};
