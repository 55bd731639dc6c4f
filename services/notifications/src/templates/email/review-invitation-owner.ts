import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const reviewInvitationOwner: EmailTemplate = {
  name: 'Owner: how was the renter?',
  subject: 'How was the charter of {{boatName}} on {{startDate}}?',
  variables: [...OF_BOOKINGS, 'reviewUntil'],
  content: `
# How was it?

Hello {{ownerName}},

Booking #{{bookingId}} is completed: {{renterName}} chartered {{boatName}} on {{startDate}}. Your review helps other owners when this renter asks for their boat.

> **You can write your review until {{reviewUntil}}.** The renter may review the boat as well. Nobody reads either review before both are written or the time is over.

[Write a review](/owner-dashboard?booking={{bookingId}})

A review cannot be changed once it is sent.
`,
};
