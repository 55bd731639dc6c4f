import type { ContactMessage } from '@harbourline/contracts';
import type { ContactSubmission } from '../generated/prisma/client';

export function presentContactMessage(submission: ContactSubmission): ContactMessage {
  return {
    id: submission.id,
    firstName: submission.firstName,
    lastName: submission.lastName,
    email: submission.email,
    phone: submission.phone,
    destination: submission.destination,
    message: submission.message,
    createdAt: submission.createdAt.toISOString(),
    handledAt: submission.handledAt?.toISOString() ?? null,
  };
}
