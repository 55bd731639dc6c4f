import type { BookingView } from '@harbourline/contracts';
import type { Counted } from './calls';
import type { Chance } from './chance';

/** An administrator says of a charter that it has taken place: nobody can wait so long. */
export async function officeActs(me: Counted, chance: Chance): Promise<void> {
  const confirmed = await me.ask<BookingView[]>('list all', 'GET', '/api/bookings?status=confirmed&limit=60');
  if (!confirmed || confirmed.length < 2) return;
  const { id } = chance.oneOf(confirmed);
  const body = { status: 'completed', reason: 'It has taken place.', despite: ['charter_not_over'] };
  await me.send('complete', 'PATCH', `/api/bookings/${id}`, body);
}
