import { AppError } from '../../src/app-error';
import { systemClock, type Clock } from '../../src/clock';
import type { Database } from '../../src/database/database';
import { route, routeActions, type Reply } from '../../src/http/route';
import { sentFiles } from '../../src/http/sent-files';
import type { ServiceDefinition } from '../../src/start-service';
import { openPgClient, type PgClient } from '@harbourline/test-kit/pg-client';
import * as calls from './calls';
import type { SampleConfig } from './sample-config';

/** The message of a bug's error, which no answer may show. */
export const SECRET_DETAIL = 'password=hunter2 at 10.0.0.1';

interface Note {
  id: number;
  text: string;
}

/** A service that answers calls of every kind. Keeping a note `slow …` waits for `untilReleased` first. */
export function noteKeeper(
  config: SampleConfig,
  {
    clock = systemClock,
    untilReleased = async () => undefined,
    uploadSpaceBytes = 4 * 1024 * 1024,
  }: { clock?: Clock; untilReleased?(): Promise<void>; uploadSpaceBytes?: number } = {},
): ServiceDefinition<PgClient, SampleConfig> {
  return {
    name: 'catalog',
    config,
    clock,
    uploadSpaceBytes,
    migrationsDir: config.MIGRATIONS_DIR,
    createClient: () => openPgClient(config.DATABASE_URL, config.DATABASE_POOL),
    wire: ({ db }) => ({
      routes: [
        route(calls.getNote, async ({ params, query, actor }) => ({
          status: 200,
          body: {
            id: params.id,
            text: query.size ?? 'no size',
            caller: actor ? `${actor.role} ${actor.id}` : 'nobody',
            passwordHash: SECRET_DETAIL,
          },
        })),
        route(calls.createNote, async ({ body, once }) =>
          presentNote(await keepNote({ db: once(db, presentNote), untilReleased }, body.text)),
        ),
        route(calls.whoAmI, async ({ actor }) => ({ status: 200, body: { id: actor.id, role: actor.role } })),
        routeActions(calls.answerNote, {
          accept: async ({ body }) => ({ status: 200, body: { did: `accept ${body.status}` } }),
          move: async ({ body }) => {
            if (body.to === 'a full shelf') throw new AppError('slot_taken');
            return { status: 200, body: { did: `move ${body.to}` } };
          },
          cancel: async ({ body, params }) => {
            if (params.id === 2) throw new AppError('slot_taken');
            return { status: 200, body: { did: `cancel ${body.status}` } };
          },
        }),
        route(calls.removeNote, async () => ({ status: 204 })),
        route(calls.fail, async ({ params }) => failAs(params.how)),
        route(calls.receiveRaw, async ({ rawBody }) => ({
          status: 200,
          body: { bytes: rawBody.length, hex: rawBody.subarray(0, 16).toString('hex') },
        })),
        route(calls.sendPapers, async ({ koa }) => ({
          status: 200,
          body: { files: sentFiles(koa.request.files, 'papers', 'Please choose a file').length },
        })),
        route(calls.checkNote, async ({ params, body, actor }) => {
          if (body.text === 'nothing to say') return { status: 204 };
          if (body.text === 'missing') throw new AppError('hold_not_found', { message: 'No such note.' });
          return { status: 200, body: { id: params.id, text: body.text, caller: actor.name } };
        }),
      ],
    }),
  };
}

async function keepNote(
  { db, untilReleased }: { db: Database<PgClient>; untilReleased(): Promise<void> },
  text: string,
): Promise<Note> {
  return db.transact(async (tx) => {
    if (text.startsWith('slow')) await untilReleased();
    const [note] = await tx.$queryRawUnsafe<Note[]>('INSERT INTO notes (text) VALUES ($1) RETURNING id, text', text);
    if (!note || text.startsWith('refused')) throw new AppError('slot_taken');
    return note;
  });
}

function presentNote({ id, text }: Note): Reply<Note> {
  return { status: 201, body: { id, text } };
}

function failAs(how: string): Reply<{ id: number }> {
  if (how === 'expected') throw new AppError('slot_taken', { extra: { holdId: 'h1' } });
  if (how === 'later') throw new AppError('too_many_requests', { retryAfter: 1.2 });
  if (how === 'undeclared-status') return { status: 202, body: { id: 1 } };
  if (how === 'wrong-shape') return { status: 200, body: JSON.parse('{"id":"one"}') as { id: number } };
  throw new Error(SECRET_DETAIL);
}
