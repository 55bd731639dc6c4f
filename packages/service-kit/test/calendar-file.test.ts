import { CITIES, zoneOf } from '@harbourline/policy';
import fc from 'fast-check';
import ICAL from 'ical.js';
import { calendarFile, type CalendarEntry } from '../src/calendar/calendar-file';
import { contactCard } from '../src/calendar/contact-card';

const ENTRY: CalendarEntry = {
  ...{ method: 'REQUEST', uid: '5f0c3a52-7a0e-4a9b-9a57-0f6a3c1f6d31', sequence: 3, isTentative: false },
  madeAt: new Date('2027-03-01T12:00:00.250Z'),
  start: new Date('2027-07-04T18:00:00Z'),
  end: new Date('2027-07-04T22:00:00Z'),
  zone: 'America/Toronto',
  title: 'Charter: Northern Light',
  description: 'Booking #31\n6 guests',
  place: 'Toronto',
  url: 'https://harbourline.example/renter-dashboard?booking=31',
  organizer: { name: 'Harbourline', address: 'hello@harbourline.example' },
  attendee: { name: 'Amélie "Mimi" Fournier', address: 'amelie@example.com' },
};

/** As a program that is not ours reads it, with nothing but the rules that the file itself brings. */
function read(change: Partial<CalendarEntry> = {}) {
  const calendar = new ICAL.Component(ICAL.parse(calendarFile({ ...ENTRY, ...change })) as unknown[]);
  const [zone, component] = [calendar.getFirstSubcomponent('vtimezone'), calendar.getFirstSubcomponent('vevent')];
  if (!zone || !component) throw new Error('there is no entry, or no zone');
  const event = new ICAL.Event(component);
  const rules = new ICAL.Timezone(zone);
  const at = (time: InstanceType<typeof ICAL.Time>) => {
    const local = time.clone();
    if (time.zone !== ICAL.Timezone.utcTimezone) local.zone = rules;
    return local.toJSDate().toISOString();
  };
  return { calendar, component, event, start: at(event.startDate), end: at(event.endDate), rules };
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.constantFrom(...['a', 'é', ',', ';', ':', '\\', '"', '\n', '\r', '\t', '🎂', ' ', '=', 'BEGIN']),
    maxLength: 300,
  }),
);
/** What is left of a text: its breaks are one kind of break, and what is no sign is gone. */
const plain = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/(?![\t\n])\p{Cc}/gu, '');

it('says who invites whom to what, and which version that is', () => {
  const { calendar, component, event } = read();
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect([event.uid, event.sequence, event.summary]).toEqual([ENTRY.uid, 3, 'Charter: Northern Light']);
  expect([event.description, event.location]).toEqual(['Booking #31\n6 guests', 'Toronto']);
  expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2027-03-01T12:00:00Z');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(component.getFirstPropertyValue('url')).toBe(ENTRY.url);
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:hello@harbourline.example');
  const [attendee] = event.attendees;
  expect(attendee?.getFirstValue()).toBe('mailto:amelie@example.com');
  expect([attendee?.getParameter('cn'), attendee?.getParameter('rsvp')]).toEqual(['Amélie ’Mimi’ Fournier', 'FALSE']);
});

it('has the place on earth where it is known', () => {
  const geo = { latitude: 43.6387, longitude: -79.38 };
  expect(calendarFile({ ...ENTRY, geo })).toContain('\r\nGEO:43.638700;-79.380000\r\n');
  expect(calendarFile(ENTRY)).not.toContain('GEO');
});

it('takes an entry back, and says what is not certain yet', () => {
  expect(read({ method: 'CANCEL' }).component.getFirstPropertyValue('status')).toBe('CANCELLED');
  const { component, event } = read({ method: 'PUBLISH', isTentative: true, attendee: undefined });
  expect(component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  expect(event.attendees).toEqual([]);
});

it.each([
  // In the nights of the changes: from 22:30 to 5:30 in spring, to 3:30 in autumn, six hours both.
  ['America/Toronto', '2027-03-14T03:30:00.000Z', '2027-03-14T09:30:00.000Z', 'T223000', 'T053000'],
  ['America/Toronto', '2027-11-07T02:30:00.000Z', '2027-11-07T08:30:00.000Z', 'T223000', 'T033000'],
  ['America/Toronto', '2027-07-04T18:00:00.000Z', '2027-07-04T22:00:00.000Z', 'T140000', 'T180000'],
  ['America/Toronto', '2027-12-04T18:00:00.000Z', '2027-12-04T22:00:00.000Z', 'T130000', 'T170000'],
  // Where clocks do not change.
  ['America/Cancun', '2027-03-14T03:30:00.000Z', '2027-03-14T09:30:00.000Z', 'T223000', 'T043000'],
  ['America/Cancun', '2027-11-07T02:30:00.000Z', '2027-11-07T08:30:00.000Z', 'T213000', 'T033000'],
])('is read in %s as from %s to %s, by the clock there', (zone, start, end, from, to) => {
  const entry = { zone, start: new Date(start), end: new Date(end) };
  const found = read(entry);
  expect([found.start, found.end]).toEqual([start, end]);
  expect(found.rules.tzid).toBe(zone);
  expect(calendarFile({ ...ENTRY, ...entry })).toMatch(
    new RegExp(`DTSTART;TZID=${zone}:\\d{8}${from}\r\nDTEND;TZID=${zone}:\\d{8}${to}\r\n`),
  );
});

it.each(['2027-03-14T04:00Z', '2027-11-07T02:00Z', '2028-03-12T04:00Z', '2028-11-05T02:00Z'])(
  'is read as it was meant in every half hour of a night in which clocks change, from %s',
  (night) => {
    const halfHour = 30 * 60_000;
    for (const zone of new Set(CITIES.map(zoneOf)))
      for (let begin = 0; begin < 12; begin += 1)
        for (const hours of [1, 3, 4, 5.5, 12]) {
          const start = new Date(Date.parse(night) + begin * halfHour);
          const end = new Date(start.getTime() + 2 * hours * halfHour);
          const found = read({ zone, start, end });
          expect([found.start, found.end]).toEqual([start.toISOString(), end.toISOString()]);
        }
  },
);

it('tells both times by UTC when one is in the hour that clocks tell twice', () => {
  const entry = { start: new Date('2027-11-07T02:30Z'), end: new Date('2027-11-07T06:30Z') };
  expect(calendarFile({ ...ENTRY, ...entry })).toContain('DTSTART:20271107T023000Z\r\nDTEND:20271107T063000Z\r\n');
});

it('brings rules for every city that are those of the clock there, on every day of the coming years', () => {
  for (const zone of new Set(CITIES.map(zoneOf))) {
    const { rules } = read({ zone });
    for (let days = 0; days < 3 * 366; days += 1) {
      const start = new Date(Date.UTC(2026, 10, 1, 17) + days * 86_400_000);
      const digits = /DTSTART;TZID=[^:]*:(....)(..)(..)T(..)(..)/.exec(calendarFile({ ...ENTRY, zone, start })) ?? [];
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = digits.slice(1).map(Number);
      const time = ICAL.Time.fromData({ year, month, day, hour, minute }, rules);
      expect(time.toJSDate().toISOString()).toBe(start.toISOString());
    }
  }
});

it('reads every text as it was typed, in lines of 75 bytes, and never takes it for something else', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (title, description, place) => {
      const file = calendarFile({ ...ENTRY, title, description, place });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const { calendar, event } = read({ title, description, place });
      expect([event.summary, event.description, event.location]).toEqual([title, description, place].map(plain));
      expect(calendar.getAllSubcomponents()).toHaveLength(2);
    }),
  );
});

it('keeps names and addresses within their parameters', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, address) => {
      const { event, component } = read({ attendee: { name, address } });
      expect(event.attendees).toHaveLength(1);
      expect(event.uid).toBe(ENTRY.uid);
      expect(component.getAllProperties('attendee')).toHaveLength(1);
    }),
  );
});

it('refuses a zone whose rules nobody knows', () => {
  jest.spyOn(console, 'error').mockReturnValue();
  expect(() => calendarFile({ ...ENTRY, zone: 'America/Atlantis' })).toThrow(RangeError);
});

/** Version 3 escapes semicolons everywhere, which the parser leaves as they are. */
const withoutSemicolons = anyText.map((text) => text.replaceAll(';', ''));

it('makes a card of somebody that an address book reads, whatever they are called', () => {
  fc.assert(
    fc.property(withoutSemicolons, (fullName) => {
      const card = contactCard({ fullName, phone: '+14165550103', email: 'james@example.com', note: 'Owner, of #31' });
      const parsed = ICAL.Component.fromString(card);
      expect(parsed.getFirstPropertyValue('fn')).toBe(plain(fullName));
      expect(parsed.getFirstPropertyValue('tel')).toBe('+14165550103');
      expect(parsed.getFirstPropertyValue('email')).toBe('james@example.com');
      expect(parsed.getFirstPropertyValue('note')).toBe('Owner, of #31');
      expect(parsed.getAllProperties()).toHaveLength(6);
    }),
  );
});

it('leaves out of a card what may not be known', () => {
  const card = contactCard({ fullName: 'Marie Tremblay', phone: '+14165550107', email: null, note: '' });
  expect(card).not.toContain('EMAIL');
});
