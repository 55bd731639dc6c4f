import { calendarFile } from '../src/shared/lib/calendar-file';

const NOW = new Date('2027-03-01T12:00:00Z');
const event = {
  id: 'booking-7@harbourline.example',
  title: 'Charter: 60ft Sunseeker Manhattan',
  description: 'Booking 7, confirmed; bring, if asked, a picture ID',
  place: 'Toronto',
  url: 'https://harbourline.example/renter-dashboard?booking=7',
  zone: 'America/Toronto',
  isTentative: false,
};
const fileOf = async (changes: object) =>
  (await calendarFile({ ...event, start: '', end: '', ...changes }, NOW).text()).replaceAll('\r\n ', '');

it.each([
  ['America/Toronto', '2027-07-04T18:00:00Z', '2027-07-04T22:00:00Z', '20270704T140000', '20270704T180000'],
  ['America/Cancun', '2027-07-04T18:00:00Z', '2027-07-04T22:00:00Z', '20270704T130000', '20270704T170000'],
  // In the night of the change: six hours from 22:30 to 5:30, and to 3:30 in autumn.
  ['America/Toronto', '2027-03-14T03:30:00Z', '2027-03-14T09:30:00Z', '20270313T223000', '20270314T053000'],
  ['America/Toronto', '2027-11-07T02:30:00Z', '2027-11-07T08:30:00Z', '20271106T223000', '20271107T033000'],
])('says by the clock of %s when a charter from %s to %s is', async (zone, start, end, from, to) => {
  const file = await fileOf({ zone, start, end });
  expect(file).toContain(`\r\nDTSTART;TZID=${zone}:${from}\r\nDTEND;TZID=${zone}:${to}\r\n`);
  expect(file).toContain(`\r\nTZID:${zone}\r\n`);
});

it('brings both changes of the clock around it, each by the clock that went until then', async () => {
  const file = await fileOf({ start: '2027-07-04T18:00:00Z', end: '2027-07-04T22:00:00Z' });
  expect(file).toContain('BEGIN:DAYLIGHT\r\nDTSTART:20270314T020000\r\nTZOFFSETFROM:-0500\r\nTZOFFSETTO:-0400');
  expect(file).toContain('BEGIN:STANDARD\r\nDTSTART:20271107T020000\r\nTZOFFSETFROM:-0400\r\nTZOFFSETTO:-0500');
  const cancun = await fileOf({ zone: 'America/Cancun', start: '2027-07-04T18:00:00Z', end: '2027-07-04T22:00:00Z' });
  expect(cancun.match(/TZOFFSETTO:.*/g)).toEqual(['TZOFFSETTO:-0500']);
});

it('folds long lines, escapes what means something else, and says whether it is certain', async () => {
  const description = `${'é'.repeat(80)}; a, b`;
  const times = { start: '2027-07-04T18:00:00Z', end: '2027-07-04T22:00:00Z' };
  const text = await calendarFile({ ...event, ...times, description, isTentative: true }, NOW).text();
  for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'é'.repeat(80)}\\; a\\, b\r\n`);
  expect(text).toContain('STATUS:TENTATIVE');
});
