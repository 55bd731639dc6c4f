import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const welcomeOwner: EmailTemplate = {
  name: 'Owner: welcome',
  subject: 'Welcome to Harbourline, {{ownerName}}',
  variables: [...OF_ACCOUNTS, 'confirmationLink'],
  content: `
# Welcome to Harbourline

Hello {{ownerName}},

Your owner account is ready. List your boat with at least three photos, set your hourly rate, and renters can reserve it.

Please confirm your email address, so that we know our messages reach you.
[Confirm your email address]({{confirmationLink}})

## How reservations reach you

Renters pay a deposit of {{depositPercent}} when they reserve, and we write to you at once.

You have {{ownerResponseTime}} to confirm, propose another time, or decline. Without an answer the reservation is canceled and the renter is refunded. A captain who confirms each charter is asked as well; if that captain cannot come, you have another {{ownerResponseTime}} to choose one.

Once the booking is confirmed, you and the renter get each other’s contact details, and the renter pays the balance to you.

[List your boat](/boat-management)
`,
};
