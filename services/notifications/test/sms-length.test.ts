import { dayInWords, timeInWords } from '@harbourline/policy/words';
import { countSmsParts } from '../src/domain/deliveries/count-sms-parts';
import type { Values } from '../src/domain/placeholders/placeholders';
import { shortMoments } from '../src/domain/values/short-moments';
import { momentInWords } from '../src/domain/words/time-in-words';
import { namesIn } from '../src/rendering/fill-in';
import { renderSms } from '../src/rendering/render-sms';
import { SMS_TEMPLATES } from '../src/templates/built-in';

/** With the accents that an SMS has room for; á and í, say, make it one of 70 characters. */
const PEOPLE = ['Amélie Fournier', 'James MacDonald', 'Christopher Montgomery', 'Béatrice Müller-Østergaard'];
const BOATS = ['Northern Light', 'Sea Ray 45', 'Harbour Queen of Toronto', "Captain's Second Wife"];
/** The longest names of a weekday and of a month, the shortest, and one of each that is like others. */
const STARTS = [
  '2026-09-30T14:30Z',
  '2026-05-01T14:30Z',
  '2027-01-12T15:00Z',
  '2026-11-26T22:30Z',
  '2026-03-05T23:45Z',
];
const zone = 'America/Toronto';

function valuesOf(person: string, boatName: string, start: Date): Values {
  const deadline = momentInWords(new Date(start.getTime() - 40 * 3_600_000), zone);
  return {
    ...{ renterName: person, ownerName: person, captainName: person, boatName, bookingId: '123456' },
    ...{ location: 'Mississauga', startDate: dayInWords(start, zone), startTime: timeInWords(start, zone) },
    ...{ respondBy: deadline, captainToFind: deadline, captainFee: '$1,200', arrival: '180 minutes early' },
    ...{ ownerResponseTime: '24 hours', depositPercent: '25%', phoneCode: '918273', phoneCodeTime: '10 minutes' },
    ...{ dockRecord: 'check-out', objectBy: deadline },
  };
}

const cases = Object.entries(SMS_TEMPLATES).flatMap(([id, template]) =>
  PEOPLE.flatMap((person) =>
    BOATS.flatMap((boat) =>
      STARTS.map((start) => ({ id, text: renderSms(template, valuesOf(person, boat, new Date(start))) })),
    ),
  ),
);

it.each(Object.keys(SMS_TEMPLATES))('the SMS %s is one segment with ordinary names, on every day', (id) => {
  const texts = cases.filter((each) => each.id === id).map(({ text }) => text);
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => text.includes('{{'))).toEqual([]);
  expect(texts.filter((text) => countSmsParts(text).parts > 1)).toEqual([]);
});

it.each(Object.entries(SMS_TEMPLATES))('the SMS %s is measured with all that it names', (_, { content }) => {
  const values = valuesOf('Amélie Fournier', 'Northern Light', new Date('2026-09-30T14:30Z'));
  expect(namesIn(content).filter((name) => !Object.keys(values).includes(name))).toEqual([]);
});

it.each([
  ['Wednesday, September 30, 2026', 'Wed, Sep 30, 2026'],
  ['Saturday, July 4, 2026', 'Sat, Jul 4, 2026'],
  ['Tuesday, May 5, 2026', 'Tue, May 5, 2026'],
  ['Thursday, March 5, 2026', 'Thu, Mar 5, 2026'],
])('writes the day %s as %s', (startDate, short) => {
  expect(shortMoments({ startDate }).startDate).toBe(short);
});

it('leaves out the year of a deadline, and leaves names as they are', () => {
  const values = { respondBy: 'Sunday, June 28, 2026 at 11:00 a.m. EDT', boatName: 'Sunday, January' };
  expect(shortMoments(values)).toMatchObject({
    respondBy: 'Sun, Jun 28 at 11:00 a.m. EDT',
    boatName: 'Sunday, January',
  });
});
