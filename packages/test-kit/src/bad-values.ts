import { z } from 'zod';
import { exampleOf } from '@harbourline/contracts/example';

/** In what way a value is bad. */
export type Badness = 'junk' | 'boundary' | 'unicode' | 'nesting' | 'duplicates' | 'numbers';

export interface BadValue {
  badness: Badness;
  /** The path to the bad part, as property names. */
  path: readonly string[];
  value: unknown;
}

const BAD: readonly (readonly [Badness, unknown])[] = [
  ['junk', undefined],
  ['junk', null],
  ['junk', true],
  ['junk', 'x'],
  ['junk', "'; DROP TABLE users; --"],
  ['junk', '<script>alert(1)</script>{{ownerPhone}}'],
  ['junk', []],
  ['junk', {}],
  ['junk', [{ x: [null] }]],
  ['boundary', ''],
  ['boundary', ' '],
  ['boundary', 'x'.repeat(121)],
  ['boundary', 'x'.repeat(20_000)],
  ['boundary', '2026-02-30'],
  ['boundary', '0000-01-01T00:00:00Z'],
  ['boundary', '9999-12-31T23:59:59.999999999Z'],
  ['boundary', '+275760-09-13T00:00:00Z'],
  ['boundary', '2026-03-08T02:30'],
  ['boundary', '24:00'],
  ['unicode', '\ud800'],
  ['unicode', 'a\udfffb'],
  ['unicode', '\u0000'],
  ['unicode', '\u202e\u200b\ufeff'],
  ['unicode', '\u{1f6a4}'.repeat(200)],
  ['unicode', `e${'\u0301'.repeat(500)}`],
  ['nesting', nested(200)],
  ['nesting', { constructor: { prototype: {} }, __proto__: { admin: true } }],
  ['numbers', 0],
  ['numbers', -1],
  ['numbers', 0.5],
  ['numbers', 0.001],
  ['numbers', 2 ** 31],
  ['numbers', 2 ** 53],
  ['numbers', 1e308],
  ['numbers', '1e308'],
  ['numbers', '99999999999999999999999999999999'],
  ['numbers', '-0'],
];

/** A value that the schema takes, made bad in one place after the other: whole, and each of its parts. */
export function badValues(schema: z.ZodType): BadValue[] {
  const good = goodValue(schema);
  return pathsIn(good).flatMap((path) => {
    const part = at(good, path);
    const twice =
      isList(part) && part.length > 0 ? [2, 300].map((times) => Array.from({ length: times }, () => part[0])) : [];
    return [...BAD, ...twice.map((list) => ['duplicates', list] as const)].map(([badness, bad]) => ({
      badness,
      path,
      value: replaced(good, path, bad),
    }));
  });
}

/** Something that the schema takes, as far as its outside tells. */
export function goodValue(schema: z.ZodType): unknown {
  return exampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), 'all');
}

/** The value itself and every part of it, by the names that lead there; of a list, its first entry. */
function pathsIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  const inner = Object.entries(value).flatMap(([name, part]) => pathsIn(part).map((path) => [name, ...path]));
  return [[], ...inner];
}

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], value);
}

function replaced(value: unknown, [name, ...rest]: readonly string[], bad: unknown): unknown {
  if (name === undefined) return bad;
  const part = replaced((value as Record<string, unknown>)[name], rest, bad);
  if (isList(value)) return value.map((entry, index) => (String(index) === name ? part : entry));
  return { ...(value as object), [name]: part };
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

function nested(depth: number): unknown {
  return depth === 0 ? 'x' : { x: nested(depth - 1) };
}
