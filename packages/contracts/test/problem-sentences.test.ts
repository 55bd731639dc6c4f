import type { z } from 'zod';
import type { RouteDefinition } from '../src/define-route';
import { badValues, goodValue } from '@harbourline/test-kit/bad-values';
import { declaredRoutes } from './declared';

/** How a schema library speaks: of types, formats and comparisons. */
const SCHEMA_ENGLISH =
  /Invalid (?!email address)|Too (small|big)|\bexpected|received|\bNaN\b|undefined|Unrecognized|regex|pattern|[/^\\<>]|\$(?!\d)|\bint\b/;
/** Forms that are shown by example. */
const EXAMPLES = [/https:\/\/|youtu\.be\//, /1-8|100-300/];

let routes: { name: string; route: RouteDefinition }[];

beforeAll(async () => {
  routes = await declaredRoutes();
});

function schemasOf(route: RouteDefinition): [string, z.ZodType][] {
  const actions = Object.entries(route.actions ?? {}).map(([name, { body }]) => [name, body] as [string, z.ZodType]);
  const parts = (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [[part, schema] as [string, z.ZodType]] : [];
  });
  return [...parts, ...actions];
}

it('says in plain words what is wrong with any part of any call', () => {
  const said = new Map<string, string>();
  let problems = 0;
  for (const { name, route } of routes) {
    for (const [part, schema] of schemasOf(route)) {
      for (const { value } of badValues(schema)) {
        const issues = schema.safeParse(value).error?.issues ?? [];
        problems += issues.length;
        for (const { message } of issues) said.set(message, `${name} ${part}`);
      }
    }
  }
  const plain = (message: string) => EXAMPLES.some((example) => example.test(message)) || !SCHEMA_ENGLISH.test(message);
  expect([...said].filter(([message]) => !/^["A-Z]/.test(message) || !plain(message))).toEqual([]);
  // Were the values not bad, nothing would have been said.
  expect(problems).toBeGreaterThan(10_000);
});

it('makes values that most schemas take before it makes them bad', () => {
  const schemas = routes.flatMap(({ route }) => schemasOf(route));
  const taken = schemas.filter(([, schema]) => schema.safeParse(goodValue(schema)).success);
  expect(taken.length / schemas.length).toBeGreaterThan(0.5);
});
