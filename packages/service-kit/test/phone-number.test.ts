import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phoneIn } from '../src/phone-in-text';
import { readPhone, toE164 } from '../src/phone-number';
import { refuseName, refuseText } from '../src/refuse-name';
import { PHONES, NO_PHONES } from './phones.table';
import { WITH_PHONES, WITHOUT_PHONES } from './phones-in-texts.table';

const WRITTEN = Object.entries(PHONES).flatMap(([number, each]) => each.map((written) => [written, number]));

it.each(WRITTEN)('%j is %s', (written, number) => {
  expect(toE164(written)).toBe(number);
});

it.each(NO_PHONES)('%j is no phone’s number', (written) => {
  expect(toE164(written)).toBeUndefined();
});

it('refuses what is none, at the field where it was typed', () => {
  const message = 'Please enter a valid phone number';
  expect(() => readPhone('555-0123', 'to')).toThrow(expect.objectContaining({ message, fields: { to: message } }));
});

it.each(WITHOUT_PHONES.person)('the name %j holds no phone’s number', (name) => {
  expect(phoneIn(name, 'person')).toBeUndefined();
});
it.each([...WITHOUT_PHONES.thing, ...WITHOUT_PHONES.text])('%j holds no phone’s number', (text) => {
  expect(phoneIn(text)).toBeUndefined();
});

it.each(WITH_PHONES)('%j holds a phone’s number', (text) => {
  expect(phoneIn(text)).toBeDefined();
});

it('takes seven digits for a neighbor’s number in a person’s name alone', () => {
  expect(phoneIn('Ana 555-0199', 'person')).toBe('555-0199');
  expect(phoneIn('Prestige 520 2019', 'thing')).toBeUndefined();
});

it('says what it took for a number', () => {
  const message = 'Please leave phone numbers out of the name: “416 555 0199” reads as one';
  const refusal = expect.objectContaining({ message, fields: { fullName: message } });
  expect(() => refuseName('Ana, 416 555 0199', 'fullName', 'person')).toThrow(refusal);
  expect(() => refuseText('Ana, evil.com', 'text')).toThrow(/“evil.com” reads as one/);
  expect(() => refuseText('Great.We loved it', 'text')).not.toThrow();
});

it('finds every number that the library knows as one of ours, with anything but letters between its digits', () => {
  const between = ['', ' ', '-', '.', ' ~~~~ ', '\n', ' … ', '_', '/', ') '];
  let found = 0;
  for (let area = 200; area < 1000; area += 7) {
    const [a, b, c] = [String(area), String(900 - (area % 600)), String(1000 + area * 3)];
    if (!parsePhoneNumberFromString(`${a}${b}${c}`, 'CA')?.isValid()) continue;
    found += 1;
    for (const sign of between) expect(phoneIn(`Call ${[a, b, c].join(sign)} now`)).toBeDefined();
  }
  expect(found).toBeGreaterThan(20);
});

it.each(['0 ', '1 ', '0111111111111111 ', '+9 ', '12 '])(
  'takes no longer for more of %j than it takes to try a text’s share of numbers, and counts it as one',
  (part) => {
    const begun = performance.now();
    expect(() => refuseText(part.repeat(1_000), 'text')).toThrow(/reads as one/);
    expect(performance.now() - begun).toBeLessThan(2_000);
  },
);
