import { buffer } from 'node:stream/consumers';
import { serveTasks } from '@harbourline/service-kit/workers/serve-tasks';
import { bookingConfirmation } from '../documents/booking-confirmation';
import { captainAgreement } from '../documents/captain-agreement';
import type { DocumentKind, DocumentTask } from '../documents/document-setter';
import type { DocumentFacts, Pictures } from '../documents/facts';
import { depositReceipt } from '../documents/deposit-receipt';
import { rentalAgreement } from '../documents/rental-agreement';

const DOCUMENTS: Record<DocumentKind, (facts: DocumentFacts, pictures: Pictures) => NodeJS.ReadableStream> = {
  'rental-agreement': rentalAgreement,
  'captain-agreement': captainAgreement,
  confirmation: bookingConfirmation,
  receipt: depositReceipt,
};

// A thread of its own: a document takes a tenth of a second of a processor, and nothing else may wait for it.
serveTasks(({ kind, facts, pictures }: DocumentTask) => buffer(DOCUMENTS[kind](facts, pictures)));
