import { preparedStatements } from '../src/database/prepared-statements';

const MODEL = 'SELECT "public"."boats"."id" FROM "public"."boats" WHERE "public"."boats"."id" = $1';

it('prepares what is always asked in the same words, each under a name of its own', () => {
  const nameOf = preparedStatements();
  const kit = 'INSERT INTO kit.outbox (event_id) VALUES ($1::uuid)';
  expect(nameOf({ sql: MODEL })).toBe(nameOf({ sql: MODEL }));
  expect(new Set([MODEL, kit].map((sql) => nameOf({ sql }))).size).toBe(2);
  expect([MODEL, kit].map((sql) => nameOf({ sql })).every((name) => name !== '')).toBe(true);
});

it.each([
  ['a search, whose best plan depends on what is searched for', 'SELECT id FROM boats WHERE search_text LIKE $1'],
  ['a list of as many as somebody asks for', `${MODEL.replace('= $1', 'IN ($1,$2)')}`],
  ['several rows at once', 'INSERT INTO "public"."boats" ("id") VALUES ($1), ($2)'],
])('does not prepare %s', (_, sql) => {
  expect(preparedStatements()({ sql })).toBe('');
});

it('prepares only so many: each takes memory in every connection', () => {
  const nameOf = preparedStatements();
  const names = Array.from({ length: 1_000 }, (_, number) => nameOf({ sql: `${MODEL} LIMIT ${number}` }));
  expect(names.filter((name) => name !== '').length).toBe(400);
  expect(nameOf({ sql: `${MODEL} LIMIT 0` })).not.toBe('');
});
