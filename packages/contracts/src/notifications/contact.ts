import { z } from 'zod';
import { defineRoute } from '../define-route';
import { readableName } from '../readable';
import { visibleLine } from '../visible-text';
import { email, id, idText, instant, page, phone, writtenText } from '../primitives';

/** A visitor's message to us. `destination` is a city on the contact page and a subject on a boat's page. */
export const contactForm = z.object({
  firstName: z
    .string()
    .overwrite(visibleLine)
    .min(2, 'First name must be at least 2 characters')
    .max(80, 'First name is too long')
    .superRefine(readableName),
  lastName: z
    .string()
    .overwrite(visibleLine)
    .min(2, 'Last name must be at least 2 characters')
    .max(80, 'Last name is too long')
    .superRefine(readableName),
  email,
  phone,
  destination: z
    .string()
    .overwrite(visibleLine)
    .min(5, 'Subject must be at least 5 characters')
    .max(200, 'Subject must be at most 200 characters'),
  message: writtenText()
    .min(10, 'Message must be at least 10 characters')
    .max(5000, 'Message must be at most 5000 characters'),
});
export type ContactForm = z.infer<typeof contactForm>;

/**
 * A message with `website` filled in was written by a machine: it gets the usual answer and is not kept. `boatId` is the
 * boat that is asked about: its owner gets the message too, without how to reach the writer.
 */
export const sendContactMessage = defineRoute({
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to our support, and a question about a boat to its owner as well',
  audience: 'anyone',
  body: contactForm.extend({ website: z.string().max(500).optional(), boatId: id.optional() }),
  idempotent: true,
  responses: { 201: z.object({ message: z.string() }) },
  errors: ['too_many_requests'],
});

export const contactMessage = contactForm.extend({
  /** Older ones may hold what is refused by now. */
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().max(254),
  phone: z.string().min(10).max(32),
  destination: z.string().min(5).max(200),
  message: z.string().min(10).max(5000),
  id,
  createdAt: instant,
  /** When an administrator noted that it was answered. */
  handledAt: instant.nullable(),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const listContactMessages = defineRoute({
  method: 'GET',
  path: '/api/admin/contact-messages',
  summary:
    'What visitors wrote, newest first; X-Total-Count tells how many, or X-Total-More-Than that there are more, a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({
    /**
     * Words that are part of a name, an address, the subject or the message, or begin one there if they have one or two
     * letters; or a phone, however it is written.
     */
    q: z.string().trim().max(100).optional(),
    handled: z.enum(['true', 'false']).optional(),
    ...page,
  }),
  responses: { 200: z.array(contactMessage) },
  errors: [],
});

export const updateContactMessage = defineRoute({
  method: 'PATCH',
  path: '/api/admin/contact-messages/:id',
  summary: 'Notes that a message was answered, or that it was not',
  audience: ['admin'],
  params: z.object({ id: idText }),
  body: z.object({ handled: z.boolean() }),
  responses: { 200: contactMessage },
  errors: ['contact_message_not_found'],
});
