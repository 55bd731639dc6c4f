import { hash } from '@node-rs/argon2';
import { createPasswords, PASSWORD_COSTS, type Passwords } from '../src/passwords/passwords';

let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords('test', PASSWORD_COSTS.least);
});

/** One password as two devices send it. */
const SAME: readonly (readonly [one: string, other: string])[] = [
  ['b\u00e9luga', 'be\u0301luga'],
  ['\u00c5ngstr\u00f6m', 'A\u030angstro\u0308m'],
  ['\u212bngstr\u00f6m', '\u00c5ngstr\u00f6m'],
  ['Nguy\u1ec5n', 'Nguye\u0302\u0303n'],
  ['\ud55c\uad6d\uc5b4!!', '\u1112\u1161\u11ab\u1100\u116e\u11a8\u110b\u1165!!'],
  ['the\u00a0wind\u202fis', 'the wind is'],
  ['the\u3000wind', 'the wind'],
];
/** What somebody chose to tell apart. */
const DIFFERENT: readonly (readonly [one: string, other: string])[] = [
  ['b\u00e9luga', 'beluga'],
  ['b\u00e9luga', 'B\u00e9luga'],
  ['the wind', 'thewind'],
  ['the wind', 'the  wind'],
  ['\uff41\uff42\uff43123', 'abc123'],
  ['\ufb01sherman', 'fisherman'],
  ['the wind ', 'the wind'],
];

it.each([...SAME, ...SAME.map(([one, other]) => [other, one] as const)])(
  '%j opens what %j closed',
  async (set, typed) => {
    expect(await passwords.verify(await passwords.hash(set), typed)).toBe(true);
  },
);

it.each(DIFFERENT)('%j is another than %j', async (set, typed) => {
  expect(await passwords.verify(await passwords.hash(set), typed)).toBe(false);
  expect(await passwords.verify(await passwords.hash(typed), set)).toBe(false);
});

it.each(SAME.flat())('%j opens a hash from before passwords had one form', async (password) => {
  expect(await passwords.verify(await hash(password, PASSWORD_COSTS.least), password)).toBe(true);
});

it.each(['be\u0301luga', 'Nguye\u0302\u0303n'])(
  '%j opens such a hash from a device that composes its letters',
  async (password) => {
    const old = await hash(password, PASSWORD_COSTS.least);
    expect(await passwords.verify(old, password.normalize('NFC'))).toBe(true);
    expect(await passwords.verify(old, 'another one')).toBe(false);
    expect(await passwords.verify(undefined, password)).toBe(false);
  },
);
