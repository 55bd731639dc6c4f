import { join } from 'node:path';
import { postgresForTests, type TestPostgres } from '@harbourline/servers/test-postgres';
import { applyMigrations } from '@harbourline/service-kit/migrations/apply-migrations';
import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../src/generated/prisma/client';
import { buildBoatRow } from './builders';

const migrationsDir = join(__dirname, '..', 'prisma', 'migrations');
let postgres: TestPostgres;
let databaseUrl: string;
let client: PrismaClient;

beforeAll(async () => {
  postgres = await postgresForTests();
  databaseUrl = await postgres.urlForNewDatabase('catalog');
  await applyMigrations({ databaseUrl, migrationsDir });
  client = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) });
});
afterAll(async () => {
  await client.$disconnect();
  await postgres.stop();
});

it.each([{ city: 'Vancouver' }, { capacity: 0 }, { length: 0 }, { rateCents: 0 }, { minimumHours: 13 }])(
  'refuses a boat with %p in the database itself',
  async (wrong) => {
    await expect(client.boat.create({ data: buildBoatRow(wrong) })).rejects.toThrow(/check constraint|boats_/);
  },
);

it('refuses a listing that shows a picture which was never stored, in the database itself', async () => {
  const boat = await client.boat.create({ data: buildBoatRow() });
  const picture = { key: 'boat-images/x.jpg', uploadedBy: 3, boatId: boat.id, sizeBytes: 1, width: 1, height: 1 };
  await expect(client.boatImage.create({ data: { ...picture, createdAt: new Date() } })).rejects.toThrow(
    /boat_images_stored_before_shown/,
  );
});

describe('with 5000 boats', () => {
  beforeAll(async () => {
    await client.boat.createMany({
      data: Array.from({ length: 5000 }, (_, index) =>
        buildBoatRow({
          model: `Model ${index}`,
          description: 'A comfortable boat',
          rateCents: 10_000 + (index % 500) * 100,
          capacity: 1 + ((index * 7) % 30),
          length: 20 + ((index * 11) % 50),
          city: index % 2 ? 'Toronto' : 'Cancun',
        }),
      ),
    });
    await client.$executeRaw`VACUUM ANALYZE boats`;
  });

  async function planOf(query: string): Promise<string> {
    const plan = await client.$queryRawUnsafe<Record<string, string>[]>(`EXPLAIN ${query}`);
    return plan.map((line) => line['QUERY PLAN']).join('\n');
  }

  it.each([
    ['boats_listed', '', '(rate_cents, id) < (35000, 4000)', 'rate_cents DESC, id DESC'],
    ['boats_listed', '', '(rate_cents, id) > (35000, 4000)', 'rate_cents, id'],
    ['boats_listed_by_capacity', '', '(capacity, id) < (28, 4000)', 'capacity DESC, id DESC'],
    ['boats_listed_by_length', '', '(length, id) < (50, 4000)', 'length DESC, id DESC'],
    ['boats_listed_in_city', `city = 'Toronto' AND`, '(rate_cents, id) < (35000, 4000)', 'rate_cents DESC, id DESC'],
    [
      'boats_listed_in_city_by_capacity',
      `city = 'Toronto' AND`,
      '(capacity, id) < (28, 4000)',
      'capacity DESC, id DESC',
    ],
    ['boats_listed_in_city_by_length', `city = 'Toronto' AND`, '(length, id) < (50, 4000)', 'length DESC, id DESC'],
  ])('serves the list from %s (%s), from any page on, without sorting', async (index, city, place, order) => {
    const plan = await planOf(
      `SELECT id FROM boats WHERE is_available AND ${city} capacity >= 25 AND ${place} ORDER BY ${order} LIMIT 25`,
    );
    expect(plan).toContain(`using ${index} on boats`);
    expect(plan).toMatch(/Index Cond: .*capacity >= 25/);
    expect(plan).not.toContain('Sort');
  });

  it.each(['%model 4711%', '% 47%'])('finds %s by its trigrams', async (pattern) => {
    expect(await planOf(`SELECT id FROM boats WHERE folded_text LIKE '${pattern}'`)).toContain('boats_folded_text');
  });
});
