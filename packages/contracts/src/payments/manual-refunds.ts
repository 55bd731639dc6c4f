import { z } from 'zod';
import { defineRoute } from '../define-route';
import { dollars, id, idText, instant, localDate, page, writtenText } from '../primitives';

/** The part of a deposit, paid without card or credit, that has to be given back by hand, or has been. */
export const manualRefund = z.object({
  bookingId: id,
  renterId: id,
  renterName: z.string().nullable(),
  boatTitle: z.string(),
  /** When the deposit was paid, and as which transfer. */
  paidAt: instant,
  paidReference: z.string().nullable(),
  /** The amounts that are due altogether, already given back, and still to be given back. */
  amount: dollars,
  givenBack: dollars,
  outstanding: dollars,
  dueSince: instant,
  status: z.enum(['open', 'done']),
  givenBackAt: instant.nullable(),
  /** The transfer's number. */
  reference: z.string().nullable(),
});
export type ManualRefund = z.infer<typeof manualRefund>;

export const listManualRefunds = defineRoute({
  method: 'GET',
  path: '/api/admin/manual-refunds',
  summary: 'Deposits to give back by hand, by when they became due; a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({ status: manualRefund.shape.status.optional(), ...page }),
  responses: { 200: z.array(manualRefund) },
  errors: [],
});

export const countManualRefunds = defineRoute({
  method: 'GET',
  path: '/api/admin/manual-refunds/counts',
  summary: 'How many deposits have to be given back by hand, and how many have been',
  audience: ['admin'],
  responses: { 200: z.object({ open: z.int(), done: z.int() }) },
  errors: [],
});

export const markGivenBack = defineRoute({
  method: 'POST',
  path: '/api/admin/manual-refunds/:bookingId/given-back',
  summary: 'A deposit was given back by hand; a second call changes nothing',
  audience: ['admin'],
  params: z.object({ bookingId: idText }),
  body: z.object({
    /** The day in Toronto on which it was given back: today or before. */
    givenBackOn: localDate,
    /** The transfer's number, or whatever proves it. */
    reference: writtenText('Please enter a reference').min(1, 'Please enter a reference').max(100),
    /** Dollars, compared with what is outstanding. */
    amount: dollars.optional(),
  }),
  idempotent: true,
  responses: { 200: manualRefund },
  errors: ['manual_refund_not_found', 'price_changed'],
});
