import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const welcomeRenter: EmailTemplate = {
  name: 'Renter: welcome',
  subject: 'Welcome aboard, {{renterName}}',
  variables: [...OF_ACCOUNTS, 'confirmationLink'],
  content: `
# Welcome aboard

Hello {{renterName}},

Your account is ready. Boats, yachts and jet-skis in {{cities}} are waiting for you.

Please confirm your email address, so that we know our messages reach you.
[Confirm your email address]({{confirmationLink}})

## How reserving works

Choose a boat, a date and a time, and a captain if you would like one. You reserve with a deposit of {{depositPercent}}.

The owner responds within {{ownerResponseTime}}; a captain who confirms each charter is asked as well. If your reservation is not confirmed, your deposit is refunded, and the refund arrives within {{refundArrivalTime}}.

Once your booking is confirmed, you get the owner’s contact details. Please arrive {{earlyArrivalTime}} early on the day, unless the owner asks for another time. If weather or a mechanical problem gets in the way, you can agree on a new time within {{rebookTime}} at the same price, or get your whole deposit back.

[Find a boat](/boats)
`,
};
