import { z } from 'zod';
import { declaredRoutes } from './declared';

const OVERRIDE = '\u202e';
const SOFT_HYPHEN = '\u00ad';
const WRITTEN = `Guests of${SOFT_HYPHEN} the${OVERRIDE} harbor`;

/** What is compared, looked up or handed to a machine, and shown to nobody else as a text: why it may hold what is not seen. */
const NOT_READ: readonly RegExp[] = [
  // Secrets are compared in a form of their own.
  /password|token|secret|apiKey|AuthToken|AccountSid|\bcode$/i,
  // Keys, addresses and names that have to be there already.
  /cursor|filePath|imageId|images\[\]|pictures\[\]|paymentIntentId|clientSecret|cardKey|template|videoUrl|\bid$|captainBoats/i,
  // What is looked for is folded where it is searched.
  /\bq$|status|thing|since|type$/i,
  // What administrators set for messages, and read again themselves.
  /fromName|fromNumber|subject$|content$|messagingService/i,
  // What the card provider is told, beside the payment.
  /metadata|description$/i,
  // Numbers and addresses are read in a form of their own.
  /phone|email$/i,
  // For a machine that fills in every field.
  /website/i,
];

/** The texts in what a call takes, by their paths, with what would be kept of a text that holds what is not seen. */
function textsIn(schema: z.ZodType, path: string): { path: string; schema: z.ZodString }[] {
  if (schema instanceof z.ZodString) return [{ path, schema }];
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Record<string, z.ZodType>;
    return Object.entries(shape).flatMap(([name, member]) => textsIn(member, path === '' ? name : `${path}.${name}`));
  }
  if (schema instanceof z.ZodArray) return textsIn(schema.element as z.ZodType, `${path}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => textsIn(option as z.ZodType, path));
  if (schema instanceof z.ZodPipe) return textsIn(schema.in as z.ZodType, path);
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? textsIn(schema.unwrap() as z.ZodType, path) : [];
}

async function written() {
  return (await declaredRoutes()).flatMap(({ route }) =>
    route.body && route.path.startsWith('/api/')
      ? textsIn(route.body, '').map(({ path, schema }) => ({ call: `${route.method} ${route.path} ${path}`, schema }))
      : [],
  );
}

it('keeps what people write to each other as it was seen, in every call, without marks of direction', async () => {
  const faults = (await written()).flatMap(({ call, schema }) => {
    const read = schema.safeParse(WRITTEN);
    const isKept = read.success && /[\u202e\u00ad]/.test(read.data);
    return isKept && !NOT_READ.some((name) => name.test(call.split(' ')[2] ?? '')) ? [call] : [];
  });
  expect(faults).toEqual([]);
});

it('finds the texts that people write at all', async () => {
  const calls = (await written()).map(({ call }) => call);
  expect(calls).toEqual(
    expect.arrayContaining([
      'POST /api/bookings/:id/conversation/messages text',
      'POST /api/bookings/:id/dock note',
      'POST /api/bookings/:id/dock reason',
      'POST /api/calendar-blocks note',
      'POST /api/reviews/:id/reply text',
    ]),
  );
});
