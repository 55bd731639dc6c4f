import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { EmailTemplate } from '../template';

export const reviewInvitationRenter: EmailTemplate = {
  name: 'Renter: how was the charter?',
  subject: 'How was your charter of {{boatName}}?',
  variables: [...OF_BOOKINGS, 'reviewUntil'],
  content: `
# How was it?

Hello {{renterName}},

Thank you for going out with {{boatName}} on {{startDate}}. A few words about it help those who look for a boat next.

> **You can write your review until {{reviewUntil}}.** The owner may review you as well. Nobody reads either review before both are written or the time is over.

[Write a review](/renter-dashboard?booking={{bookingId}})

A review cannot be changed once it is sent. It appears with your first name and initial.
`,
};
