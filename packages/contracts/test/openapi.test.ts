import { Validator } from '@seriousme/openapi-schema-validator';
import { API, namedCalls } from '../src/api';
import { openApiDocument, type Operation } from '../src/openapi';

const document = openApiDocument('1.2.3');
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ call: `${method.toUpperCase()} ${path}`, operation })),
);

it('is an OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.2.3' } });
});

it('would not be one with a call that answers nothing', async () => {
  const broken = structuredClone(document);
  const [path = ''] = Object.keys(broken.paths);
  broken.paths[path] = { get: { operationId: 'x' } as Operation, post: { responses: 7 } as never };
  expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
});

it('has every public call, each under a name of its own', () => {
  const calls = Object.values(API)
    .flat()
    .map(({ method, path }) => `${method} ${path.replace(/[:*](\w+)/g, '{$1}')}`);
  expect(operations.map(({ call }) => call).sort()).toEqual([...calls, 'GET /api/live'].sort());
  const names = operations.map(({ operation }) => operation.operationId);
  expect(new Set(names).size).toBe(names.length);
});

it.each([
  ['GET /api/admin/ledger/export', ['text/csv']],
  ['POST /api/admin/users/export', ['text/csv']],
  ['GET /api/bookings/{id}/receipt', ['application/pdf']],
  ['GET /api/bookings/{id}/calendar', ['text/calendar']],
  ['GET /api/bookings/{id}/contacts/{party}', ['text/vcard']],
  ['GET /api/image/{path}', ['image/jpeg', 'image/webp', 'image/avif']],
  ['GET /api/placeholder/{width}/{height}', ['image/svg+xml']],
  ['GET /api/image/licenses/{name}', ['image/jpeg', 'application/pdf']],
  ['POST /api/own-data', ['application/json']],
  ['GET /api/live', ['text/event-stream']],
])('says of %s that it answers %s', (call, types) => {
  const { operation } = operations.find((each) => each.call === call) ?? {};
  expect(Object.keys(operation?.responses[200]?.content ?? {})).toEqual(types);
});

it('names the media type of every answer with a body', () => {
  const vague = operations.filter(({ operation }) =>
    Object.values(operation.responses).some(({ content = {} }) => 'application/octet-stream' in content),
  );
  expect(vague).toEqual([]);
});

it('says what a reservation takes, what it answers, and why it may be refused', () => {
  const { operation } = operations.find(({ call }) => call === 'POST /api/bookings/holds') ?? {};
  expect(operation).toMatchObject({
    requestBody: {
      content: {
        'application/json': { schema: { required: expect.arrayContaining(['boatId', 'startDate', 'guestCount']) } },
      },
    },
  });
  expect(Object.keys(operation?.responses ?? {})).toEqual(expect.arrayContaining(['201', '409', 'default']));
});

it('shows of every call that takes JSON what it takes', () => {
  const shown = namedCalls().flatMap(({ name, definition: { body, bodyKind = 'json', actions = {} } }) => {
    if (bodyKind !== 'json') return [];
    const { operation } = operations.find((each) => each.operation.operationId === name) ?? {};
    const { example, examples = {} } = operation?.requestBody?.content['application/json'] ?? {};
    return [
      ...(body ? [{ name, schema: body, value: example }] : []),
      ...Object.entries(actions).map(([action, { body: schema }]) => {
        return { name: `${name} ${action}`, schema, value: examples[action]?.value };
      }),
    ];
  });
  const refused = shown.flatMap(({ name, schema, value }) => {
    const { error } = schema.safeParse(value);
    return error ? [{ name, value, issues: error.issues }] : [];
  });
  expect(shown.length).toBeGreaterThan(50);
  expect(refused).toEqual([]);
});
