import { english } from '@harbourline/policy/words';
import * as api from '@harbourline/contracts';
import { boatTitle } from '@harbourline/policy';
import { AppError, route, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import { calendarFile } from '@harbourline/service-kit/calendar/calendar-file';
import { contactCard } from '@harbourline/service-kit/calendar/contact-card';
import type { Deps } from '../db/database';
import { boatOf } from '../domain/boat';
import { findContact } from '../use-cases/find-contact';
import { getBooking } from '../use-cases/get-booking';
import { contactsFor, presentCalendarEntry } from './present-calendar-entry';

/** What a phone takes over of a booking: the charter into its calendar, the people into its address book. */
export function paperRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.calendarEntry, async ({ params, actor }) => {
      const booking = await getBooking(deps, actor, params.id);
      const entry = presentCalendarEntry(deps, booking, actor);
      const type = `text/calendar; charset=utf-8; method=${entry.method}`;
      return file(calendarFile(entry), { type, name: `charter-${booking.id}.ics` });
    }),

    route(api.contactCard, async ({ params: { id, party }, actor }) => {
      const booking = await findContact(deps, actor, { bookingId: id, party });
      const contact = contactsFor(booking, actor).find(({ role }) => role === party);
      // Nobody saves themselves, or somebody whom no event has told of yet.
      if (!contact) throw new AppError('booking_not_found');
      const note = english`${ROLES[party]} of Harbourline booking #${booking.id}, ${boatTitle(boatOf(booking))}`;
      const card = contactCard({ ...contact, note });
      return file(card, { type: 'text/vcard; charset=utf-8', name: `${party}-${booking.id}.vcf` });
    }),
  ];
}

const ROLES = { renter: english`Renter`, owner: english`Owner`, captain: english`Captain` } as const;

function file(content: string, { type, name }: { type: string; name: string }): Reply<undefined> {
  return {
    status: 200,
    stream: Buffer.from(content),
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  };
}
