import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const GOLDEN = join(__dirname, 'golden');

/** Every mail and SMS as its recipient reads it: the other tests compare these files with what was sent. */
const messages = readdirSync(GOLDEN).map((name) => ({ name, text: readFileSync(join(GOLDEN, name), 'utf8') }));

it('no message tells a time without its zone', () => {
  const times = messages.flatMap(({ text }) => text.match(/\d{1,2}:\d{2} [ap]\.m\./g) ?? []);
  expect(times.length).toBeGreaterThan(100);
  const withoutZone = /\d{1,2}:\d{2}\s?[ap]\.m\.(?! E[SD]T\b)/;
  expect(messages.filter(({ text }) => withoutZone.test(text)).map(({ name }) => name)).toEqual([]);
});

it('amounts and phone numbers are written in one way in all of them', () => {
  const all = messages.map(({ text }) => text).join('\n');
  const amounts = all.match(/\$[\d.,]*\d/g) ?? [];
  expect(amounts.length).toBeGreaterThan(100);
  expect(amounts.filter((amount) => !/^\$\d{1,3}(,\d{3})*(\.(?!00)\d\d)?$/.test(amount))).toEqual([]);
  const phones = all.match(/\+\d[\d -]{8,}\d/g) ?? [];
  expect(phones.length).toBeGreaterThan(20);
  expect(phones.filter((phone) => !/^\+1 \d{3} \d{3} \d{4}$/.test(phone))).toEqual([]);
});
