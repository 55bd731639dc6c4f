import { uploadCharterPictures, uploadImages, uploadLicense } from '@harbourline/contracts';
import { REFRESH_TOKEN_DAYS } from '@harbourline/policy';
import { ACCESS_TOKEN_MINUTES } from '@harbourline/service-kit';
import { SECURITY_OUTCOMES } from '@harbourline/service-kit/security/security-events';
import type { z } from 'zod';
import { configSchema as gateway } from '../../../gateway/src/config';
import { configSchema as booking } from '../../../services/booking/src/config';
import { configSchema as catalog } from '../../../services/catalog/src/config';
import { configSchema as identity } from '../../../services/identity/src/config';
import { SESSION_DAYS } from '../../../services/identity/src/domain/judge-refresh';
import { GUESSES, limits } from '../../../services/identity/src/domain/limits';
import { WORDS_OF_OURS } from '../../../services/identity/src/passwords/is-common-password';
import common from '../../../services/identity/src/passwords/common-passwords.json';
import { configSchema as notifications } from '../../../services/notifications/src/config';
import { configSchema as payments } from '../../../services/payments/src/config';
import { read, rowsOf, section } from './read-security';

const SCHEMAS: readonly z.ZodObject<Record<string, z.ZodType>>[] = [
  gateway,
  identity,
  catalog,
  booking,
  payments,
  notifications,
];

it('names every secret that a process reads', () => {
  const keys = section('Keys and algorithms');
  const secrets = SCHEMAS.flatMap((schema) => Object.keys(schema.shape)).filter((name) =>
    /SECRET|PRIVATE_KEY|TOKEN|PASSWORD|_KEY$/.test(name),
  );
  expect(secrets).toEqual(expect.arrayContaining(['JWT_PRIVATE_KEY', 'INTERNAL_SECRET', 'ADDRESS_KEY']));
  expect([...new Set(secrets)].filter((name) => !keys.includes(`\`${name}\``))).toEqual([]);
});

it('names every security event, and none that there is not', () => {
  const told = rowsOf('What is logged').flatMap(([cell = '']) => /^`(\w+)`$/.exec(cell)?.[1] ?? []);
  expect(told.sort()).toEqual(Object.keys(SECURITY_OUTCOMES).sort());
});

it('says how long sessions and tokens last', () => {
  const sessions = section('Sessions');
  expect(sessions).toContain(`after ${REFRESH_TOKEN_DAYS} days without use, ${SESSION_DAYS} days after signing in`);
  expect(sessions).toContain(`An access token is good for ${ACCESS_TOKEN_MINUTES} minutes`);
});

it('says how often somebody may guess, and ask for links', () => {
  const told = rowsOf('Passwords and guessing').map(([, by = '', often = '']) => `${by} ${often}`);
  const guesses = `${GUESSES.max} in ${GUESSES.minutes} minutes`;
  expect(told).toEqual(
    expect.arrayContaining(['phone', 'address', 'browser', 'account'].map((by) => `${by} ${guesses}`)),
  );
  for (const [name, limit] of [
    ['phone', limits.forgotPhone('')],
    ['address', limits.forgotAddress('')],
    ['address', limits.checkResetLink('')],
    ['address', limits.resetPassword('')],
  ] as const) {
    expect(told).toContain(`${name} ${limit.max} in ${limit.minutes} minutes`);
  }
});

it('says which passwords are refused', () => {
  const passwords = section('Passwords and guessing').toLowerCase();
  expect(passwords).toContain(`the ${common.length.toLocaleString('en')} most common ones`);
  // Of a word in several forms the plain one is named.
  const plain = [...WORDS_OF_OURS].filter(
    (word) => !/^(harborline|harbourline|administrator)$|(s|boating|sailboat)$/.test(word),
  );
  expect(plain.length).toBeGreaterThan(10);
  expect(plain.filter((word) => !passwords.includes(word.replace(/ing$/, '')))).toEqual([]);
});

it('says which files may be sent, how many and how large', () => {
  const MB = 1024 * 1024;
  const told = rowsOf('Files that people send').map(([call, files, inAll]) => [call, files, inAll]);
  const declared = [uploadImages, uploadCharterPictures, uploadLicense].map(({ path, form }) => {
    const [[name, count] = ['', 0]] = Object.entries(form.files);
    return [`\`${path}\``, `${count} × \`${name}\``, `${form.mostBytes / MB} MB`];
  });
  expect(told).toEqual(expect.arrayContaining(declared));
});

it('has the defaults of limits as they are', () => {
  const readme = read('README.md');
  const told = [...readme.matchAll(/^\| `([A-Z_]+)` +\| `([\d.]+)` +\|/gm)].filter(([, name = '']) =>
    /_PER_|_DAY$|_NUMBER$|_HOUR$/.test(name),
  );
  expect(told.length).toBeGreaterThan(8);
  for (const [, name = '', value] of told) {
    const schema = SCHEMAS.find(({ shape }) => name in shape)?.shape[name];
    expect([name, String(schema?.parse(undefined))]).toEqual([name, value]);
  }
});
