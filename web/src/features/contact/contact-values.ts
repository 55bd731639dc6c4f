import { sendContactMessage } from '@harbourline/contracts';
import { z } from 'zod';
import { text } from './words';

/** Where the form stands: on the contact page, or over a boat's page. */
export type Place = 'page' | 'boat';

export const DESTINATIONS = ['cancun', 'montreal', 'toronto'] as const;

/** Who is signed in, as far as it is known. */
export interface Sender {
  fullName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

const form = sendContactMessage.body.required({ website: true });
export type ContactValues = z.input<typeof form>;

/** The call's own rules; on the contact page the destination is one of a list. */
const SCHEMAS: Record<Place, z.ZodType<ContactValues, ContactValues>> = {
  page: form.extend({ destination: z.string().refine(isDestination, text('noDestination')) }),
  boat: form,
};
function isDestination(value: string) {
  return DESTINATIONS.some((destination) => destination === value);
}

export const contactSchemaOf = (place: Place) => SCHEMAS[place];

/** An empty message from whoever is signed in. */
export function contactValuesOf(sender: Sender | null, destination: string): ContactValues {
  const [firstName = '', ...rest] = (sender?.fullName ?? '').trim().split(/\s+/);
  return {
    firstName,
    lastName: rest.join(' '),
    email: sender?.email ?? '',
    phone: sender?.phone ?? '',
    destination,
    message: '',
    website: '',
  };
}
