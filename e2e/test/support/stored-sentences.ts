import { SERVICES, type ServiceName } from '@harbourline/contracts';
import type { Instance } from '@harbourline/local';
import { query } from './query';

/** Words that carry a sentence and mean nothing: three of them, and it is English that somebody wrote. */
const FUNCTION_WORDS = new Set(
  (
    'a an the this that these those it its he she they them their we us our you your i my who which what when where ' +
    'and or but if as than so not no of to in on at by for from with into over under until before after about ' +
    'is are was were be been has have had does did do can could may will would should there'
  ).split(' '),
);

/**
 * Where people's words are kept, and what was agreed to or sent word for word: by table and column, or by member for what
 * lies in JSON, which is the same wherever an event is kept.
 */
const OF_PEOPLE: Readonly<Record<string, readonly string[]>> = {
  // What owners say of boats, and renters of their charters.
  boats: ['title', 'description', 'location', 'model', 'boat_name', 'search_text', 'folded_text'],
  boat_images: ['name'],
  holds: ['special_requests', 'purpose_of_rental'],
  bookings: ['special_requests', 'purpose_of_rental', 'cancellation_reason', 'search_text', 'folded_text'],
  booking_history: ['reason'],
  calendar_blocks: ['note'],
  reviews: ['text', 'reply', 'report_reason', 'hidden_reason'],
  charters: ['boat_title'],
  license_rejections: ['reason'],
  // What people write to each other, and to us.
  conversation_messages: ['text'],
  conversation_reports: ['reason'],
  saved_replies: ['title', 'text'],
  boat_questions: ['answer', 'report_reason', 'hidden_reason'],
  contact_submissions: ['destination', 'message'],
  email_templates: ['subject', 'content'],
  sms_templates: ['content'],
  // Agreed to at the dock.
  dock_acts: ['text', 'note'],
  // An answer that a repeated call gets again for two days, as it was given.
  idempotency_keys: ['body'],
  // What went out, and what the other side's server said of it.
  deliveries: ['subject', 'last_error'],
  test_messages: ['subject'],
  refunds: ['last_error', 'failure_reason'],
  card_failures: ['reason'],
  provider_events: ['payload'],
};
const MEMBERS_OF_PEOPLE = [
  ...[
    'specialRequests',
    'purposeOfRental',
    'cancellationReason',
    'changeReason',
    'description',
    'location',
    'boatName',
  ],
  ...['special_requests', 'purpose_of_rental', 'cancellation_reason', 'reason', 'boat_name', 'note', 'text', 'reply'],
  ...['subject', 'message', 'model', 'boatTitle', 'hidden_reason', 'content', 'search_text', 'last_error'],
  // What an owner says of a boat and of how it is boarded.
  ...['covers', 'bring', 'dock', 'parking', 'marina', 'address', 'builder', 'engine', 'insurer'],
];

interface Column {
  schema: string;
  table: string;
  column: string;
}

/** English that is no person's, wherever the databases of a system hold text: as `service.table.column: sentence`. */
export async function storedSentences(instance: Instance): Promise<string[]> {
  const found = await Promise.all(SERVICES.map((service) => sentencesOf(instance, service)));
  return [...new Set(found.flat())].sort();
}

async function sentencesOf(instance: Instance, service: ServiceName): Promise<string[]> {
  const columns = await query<Column>(
    instance,
    service,
    `SELECT table_schema AS schema, table_name AS table, column_name AS column FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema IN ('public', 'kit') AND table_type = 'BASE TABLE' AND table_name <> '_prisma_migrations'
       AND (data_type IN ('text', 'json', 'jsonb', 'character varying') OR udt_name IN ('_text', '_varchar'))`,
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    if (OF_PEOPLE[table]?.includes(column)) continue;
    const rows = await query<{ value: unknown }>(
      instance,
      service,
      `SELECT DISTINCT to_jsonb("${column}") AS value FROM "${schema}"."${table}" WHERE "${column}" IS NOT NULL`,
    );
    for (const text of rows.flatMap(({ value }) => sentencesIn(value)))
      found.push(`${service}.${table}.${column}: ${text}`);
  }
  return found;
}

/** The sentences in a value, at whatever depth. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return isSentence(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(sentencesIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([member, of]) => (MEMBERS_OF_PEOPLE.includes(member) ? [] : sentencesIn(of)));
}

function isSentence(text: string): boolean {
  const words = text.toLowerCase().split(/[\s.,;:!?“”"()]+/);
  return words.filter((word) => FUNCTION_WORDS.has(word)).length >= 3;
}
