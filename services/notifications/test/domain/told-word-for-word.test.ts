import { BOOKING_EVENTS, type BookingState } from '@harbourline/contracts';
import { OUTCOMES } from '@harbourline/policy';
import { entryFor } from '../../src/domain/calendar/entry-for';
import type { AboutBooking } from '../../src/domain/messages/about';
import { messageFor } from '../../src/domain/messages/message-for';
import { BOOKING_MESSAGES, WELCOME_MESSAGES } from '../../src/domain/messages/messages-by-event';
import { PARTIES, userOf, type Party } from '../../src/domain/messages/parties';
import { standingAsTold } from '../../src/domain/messages/standing';
import { sampleBookings } from '../../src/domain/samples/sample-bookings';
import { SAMPLE_PEOPLE } from '../../src/domain/samples/sample-people';
import { bookingValues } from '../../src/domain/values/booking-values';
import { expectGolden } from '../support/golden';

const NOW = new Date('2026-06-20T15:00:00.000Z');
const SAMPLES = Object.entries<AboutBooking>(sampleBookings(NOW));
const people = Object.values(SAMPLE_PEOPLE);
const find = (id: number) => people.find((person) => person.id === id);
const origin = 'https://harbourline.example';
const around = { find, origin, organizer: { name: 'Harbourline', address: 'hello@example.com' }, now: NOW };

const lines = (values: object) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value instanceof Date ? value.toISOString() : JSON.stringify(value)}`);

/** All that may be said of a booking: to all of its parties, and to each alone; and its entry in their calendars. */
function told(about: AboutBooking): string {
  const readers = PARTIES.flatMap((party) => {
    const id = userOf(about.booking, party);
    const reader = id === null ? undefined : find(id);
    return reader ? [{ party, reader }] : [];
  });
  const texts = readers.map(({ party, reader }) => {
    const entry = entryFor(about, reader, around);
    return {
      party,
      said: [...lines(bookingValues(about, party, find)), ...lines(entry ?? {}).map((line) => `calendar ${line}`)],
    };
  });
  const toAll = texts[0]?.said.filter((line) => texts.every(({ said }) => said.includes(line))) ?? [];
  return [
    ...['## everybody', ...toAll, ''],
    ...texts.flatMap(({ party, said }) => [`## ${party}`, ...said.filter((line) => !toAll.includes(line)), '']),
  ].join('\n');
}

describe('what may be said of a booking', () => {
  it.each(SAMPLES)('to each of its parties is kept word for word, for one that is %s', (name, about) => {
    expectGolden(`told.${name}`, told(about));
  });

  it('is where it stands, whoever is awaited', () => {
    const [, { booking: request }] = SAMPLES.find(([name]) => name === 'pending') as [string, AboutBooking];
    const [, { booking: charter }] = SAMPLES.find(([name]) => name === 'confirmed') as [string, AboutBooking];
    const at = NOW.toISOString();
    const saidTo = (booking: BookingState, party: Party) => lines(bookingValues({ booking, at }, party, find));
    const respondBy = request.respondBy;
    const lacking = { captainId: null, captainWanted: true, respondBy };
    const calledOff = { cause: 'weather', by: 'owner', chooseBy: request.startDate } as const;
    const states: Record<string, BookingState> = {
      'owner, captain accepted': { ...request, captainAnswer: 'accepted' },
      'owner and captain': { ...request, captainAnswer: 'awaited' },
      captain: { ...request, captainAnswer: 'awaited', ownerAcceptedAt: at },
      'another captain': { ...request, ...lacking, previous: request.previous },
      'another captain of a charter': { ...charter, ...lacking },
      'another captain after a call-off': { ...charter, ...lacking, calledOff: { ...calledOff, cause: 'mechanical' } },
      'nobody, without a captain': { ...charter, captainId: null, previous: null },
      'nobody, unpaid': { ...charter, paymentIntentId: null, paidDate: null },
      'owner, unpaid': { ...request, paymentIntentId: null, paidDate: null },
      'nobody, completed': { ...charter, status: 'completed' },
      'nobody, changed by the service': { ...charter, changeReasonCode: 'license_invalid', changeReason: null },
      'nobody, changed with a reason': { ...charter, changeReason: ' Fog ' },
    };
    const usual = { renter: new Set(saidTo(charter, 'renter')), owner: new Set(saidTo(charter, 'owner')) };
    const texts = Object.entries(states).flatMap(([name, booking]) =>
      (['renter', 'owner'] as const).flatMap((party) => [
        `## ${name}, to the ${party}`,
        ...saidTo(booking, party).filter((line) => !usual[party].has(line)),
        '',
      ]),
    );
    expectGolden('told.standings', texts.join('\n'));
  });

  it('is why it ended, by whoever ended it', () => {
    const [, { booking: charter }] = SAMPLES.find(([name]) => name === 'confirmed') as [string, AboutBooking];
    const texts = OUTCOMES.flatMap((outcome) =>
      [false, true].flatMap((confirmed) =>
        [null, { cause: 'weather', by: 'owner' } as const].flatMap((endedCalledOff) =>
          (['system', 'administrator'] as const).flatMap((cancelledBy) => {
            const booking: BookingState = {
              ...{ ...charter, status: 'cancelled', outcome, endedCalledOff, cancelledBy, previous: null },
              ...{ cancellationReason: ' Fog ', confirmedAt: confirmed ? NOW.toISOString() : null },
              cancellationReasonCode: cancelledBy === 'system' ? 'owner_inactive' : null,
            };
            return PARTIES.map((party) => {
              const { cancellationReason } = bookingValues({ booking, at: NOW.toISOString() }, party, find);
              const how = [outcome, confirmed && 'confirmed', endedCalledOff && 'called off', cancelledBy, party];
              return `${how.filter(Boolean).join(', ')}: ${cancellationReason ?? '-'}`;
            });
          }),
        ),
      ),
    );
    expectGolden('told.endings', texts.join('\n'));
  });

  it('is why a charter is not a captain’s any more', () => {
    const [, { booking: charter }] = SAMPLES.find(([name]) => name === 'confirmed') as [string, AboutBooking];
    const former = SAMPLE_PEOPLE['former captain'].id;
    const before = { ...charter, captainId: former, status: 'confirmed' as const };
    const states: Partial<BookingState>[] = [
      ...(['license_invalid', 'captain_inactive', null] as const).flatMap((changeReasonCode) =>
        [null, 'Ill'].map((changeReason) => ({
          ...{ captainWanted: true, captainId: null, changeReasonCode, changeReason },
        })),
      ),
      { captainId: null },
      { captainId: charter.captainId },
      { captainId: charter.captainId, status: 'pending' },
    ];
    const texts = states.flatMap((state) =>
      (['confirmed', 'pending'] as const).map((status) => {
        const booking = { ...charter, ...state, previous: { ...before, status } };
        const { cancellationReason } = bookingValues({ booking, at: NOW.toISOString() }, 'former captain', find);
        return `${JSON.stringify(state)} after ${status}: ${cancellationReason}`;
      }),
    );
    expectGolden('told.captains-gone', texts.join('\n'));
  });
});

describe('who is told of an event', () => {
  it('is nobody of one that there is not, and a new user by their role', () => {
    expect(BOOKING_MESSAGES.length).toBe(BOOKING_EVENTS.length - 2);
    expect(WELCOME_MESSAGES).toEqual({
      ...{ renter: 'welcome-renter', owner: 'welcome-owner', captain: 'welcome-captain', admin: undefined },
    });
  });

  it('is told where the booking stands, when an administrator asks for it', () => {
    const texts = SAMPLES.map(([name, { booking }]) => {
      const standing = standingAsTold(booking);
      return `${name}: ${standing.kind}, ${messageFor(standing, 'renter')}, ${messageFor(standing, 'owner')}`;
    });
    expectGolden('told.by-standing', texts.join('\n'));
  });
});
