import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { trimConfig } from '@harbourline/service-kit/jobs/trim-config';
import { KEPT_DAYS } from '../../../services/catalog/src/use-cases/forget-views';
import { REFRESH_TOKEN_DAYS } from '@harbourline/policy';
import { resetLinkExpiry } from '../../../services/identity/src/domain/reset-links';
import { configSchema as payments } from '../../../services/payments/src/config';
import { rememberedSince } from '../../../services/payments/src/domain/cards/card-limits';
import { privacy } from '../../../web/src/features/legal/privacy.en';
import { namesIn, read, rowsOf } from './read-security';

const SERVICES = ['identity', 'catalog', 'booking', 'payments', 'notifications'];
const KIT_MIGRATIONS = join('packages', 'service-kit', 'migrations');
const HOUR_MS = 3_600_000;

const [[, ...places] = [], , ...tables] = rowsOf('Which table has what');
const [[, ...classes] = [], , ...requirements] = rowsOf('What each class requires');
const required = (what: string, of: string): string => {
  const row = requirements.find(([name]) => name === what) ?? [];
  return row[classes.indexOf(of) + 1] ?? '';
};

function tablesOf(place: string): string[] {
  if (place === 'kit') {
    const migrations = readdirSync(join(__dirname, '..', '..', '..', KIT_MIGRATIONS));
    const sql = migrations.map((name) => read(join(KIT_MIGRATIONS, name, 'migration.sql'))).join('\n');
    return [...sql.matchAll(/^CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/gm)].map(([, name = '']) => name);
  }
  const schema = read(`services/${place}/prisma/schema.prisma`);
  return [...schema.matchAll(/^model (\w+) \{/gm)].map(([, name = '']) => name);
}

it('knows the places where data are', () => {
  expect(places).toEqual([...SERVICES, 'kit']);
});

it.each([...SERVICES, 'kit'])('has each table of %s in one class', (place) => {
  const classed = tables.flatMap((row) => namesIn(row[places.indexOf(place) + 1] ?? ''));
  expect(classed.length).toBeGreaterThan(5);
  expect(classed.sort()).toEqual(tablesOf(place).sort());
});

it('classes what it says is kept', () => {
  const kept = rowsOf('What we keep').map(([name]) => name);
  expect(classes).toEqual(['Public', 'Personal', 'Confidential', 'Secret']);
  expect(kept).toEqual(expect.arrayContaining(classes));
  expect(tables.map(([name]) => name)).toEqual(classes);
});

describe('the Privacy Policy', () => {
  const [, , ...kinds] = rowsOf('What the Privacy Policy calls it');
  const lines = privacy.sections.flatMap(({ table }) => table?.rows ?? []);

  it('has a line for each kind of data, and none for what is not there', () => {
    expect(lines.map(([kind]) => kind)).toEqual(kinds.map(([kind]) => kind));
  });

  it('says in each line which data these are, and who sees them', () => {
    expect(lines.filter((line) => line.length !== 3 || line.some((cell) => cell.trim() === ''))).toEqual([]);
  });

  it.each([...SERVICES, 'kit'])('counts each table of %s that is not public to one line', (place) => {
    const told = kinds.flatMap(([, cell = '']) =>
      cell
        .split('; ')
        .filter((part) => part.startsWith(`${place} `))
        .flatMap(namesIn),
    );
    const held = tables
      .filter(([name]) => name !== 'Public')
      .flatMap((row) => namesIn(row[places.indexOf(place) + 1] ?? ''));
    expect(told.sort()).toEqual(held.sort());
  });

  it.each(SERVICES)('says wherever %s keeps a code of an internet address', (place) => {
    const models = read(`services/${place}/prisma/schema.prisma`).matchAll(/^model (\w+) \{([^]*?)^\}/gm);
    const keyed = [...models]
      .filter(([, , fields = '']) => /"address_key"|^ {2}visitor /m.test(fields))
      .map(([, name]) => name);
    const lineOf = (table?: string) =>
      kinds.find(([, cell = '']) =>
        cell.split('; ').some((part) => part.startsWith(`${place} `) && namesIn(part).includes(table ?? '')),
      )?.[0];
    const untold = keyed.filter((table) => {
      const [, which = ''] = lines.find(([kind]) => kind === lineOf(table)) ?? [];
      return !which.includes('code made from your internet address');
    });
    expect(untold).toEqual([]);
  });
});

/** ASVS 14.1.2 asks for these statements about each class. */
const SUBJECTS = [
  ...['Read by', 'On its way', 'At rest', 'Unaltered', 'Kept for', 'In logs', 'Who reads logs', 'Kept from others'],
];

it.each(SUBJECTS)('says of each class: %s', (subject) => {
  const said = classes.map((name) => required(subject, name));
  expect(said.filter((words) => words.length < 3)).toEqual([]);
});

it('keeps for as long as it says', () => {
  const now = new Date();
  const personal = required('Kept for', 'Personal');
  expect(personal).toContain(`who saw which boat ${KEPT_DAYS} days`);
  expect(personal).toContain(
    `events that newer ones follow ${trimConfig.OUTBOX_DAYS.parse(undefined)} days, 60 at most`,
  );
  expect(() => trimConfig.OUTBOX_DAYS.parse('61')).toThrow();
  expect(personal).toContain(`answers to repeated calls ${trimConfig.IDEMPOTENCY_DAYS.parse(undefined)} days`);
  const cardHours = (now.getTime() - rememberedSince(now).getTime()) / HOUR_MS;
  expect(required('Kept for', 'Confidential')).toContain(`failures of cards ${cardHours} hours`);
  const linkMinutes = (resetLinkExpiry(now).getTime() - now.getTime()) / 60_000;
  expect(required('Kept for', 'Secret')).toContain(
    `reset links ${linkMinutes} minutes, refresh tokens ${REFRESH_TOKEN_DAYS} days`,
  );
});

it('compares records of money as often as it says', () => {
  const hours = payments.shape.COMPARE_EVERY_HOURS.parse(undefined);
  expect(required('Unaltered', 'Confidential')).toContain(`compared every ${hours} hours`);
});
