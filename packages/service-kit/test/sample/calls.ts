import { defineRoute, idText } from '@harbourline/contracts';
import { z } from 'zod';

const note = z.object({ id: z.int(), text: z.string() });

/** A call that anyone may make. Its handler answers more than is declared. */
export const getNote = defineRoute({
  method: 'GET',
  path: '/api/notes/:id',
  summary: 'One note',
  audience: 'anyone',
  params: z.object({ id: idText }),
  query: z.object({ size: z.enum(['small', 'large']).optional() }),
  responses: { 200: note.extend({ caller: z.string() }) },
  errors: [],
});

export const createNote = defineRoute({
  method: 'POST',
  path: '/api/notes',
  summary: 'Keep a note',
  audience: ['owner', 'admin'],
  body: z.object({
    text: z.string().min(2, 'Please write at least 2 characters'),
    colour: z.object({ name: z.string() }).optional(),
  }),
  idempotent: true,
  responses: { 201: note },
  errors: [],
});

export const whoAmI = defineRoute({
  method: 'GET',
  path: '/api/me',
  summary: 'The signed-in user',
  audience: 'signed-in',
  responses: { 200: z.object({ id: z.int(), role: z.string() }) },
  errors: [],
});

export const answerNote = defineRoute({
  method: 'PATCH',
  path: '/api/notes/:id',
  summary: 'Several things, told apart by role and shape',
  audience: ['owner', 'renter'],
  params: z.object({ id: idText }),
  actions: {
    accept: { audience: ['owner'], body: z.object({ status: z.literal('accepted') }), errors: [] },
    move: {
      audience: ['owner'],
      body: z.object({ to: z.string().min(1, 'Please say where to') }),
      errors: ['slot_taken'],
    },
    cancel: { audience: ['renter'], body: z.object({ status: z.literal('cancelled') }), errors: [] },
  },
  responses: { 200: z.object({ did: z.string() }) },
  errors: [],
});

export const removeNote = defineRoute({
  method: 'DELETE',
  path: '/api/notes/:id',
  summary: 'Forget a note',
  audience: 'signed-in',
  params: z.object({ id: idText }),
  responses: { 204: 'empty' },
  errors: [],
});

/** Fails in the way that is asked for. */
export const fail = defineRoute({
  method: 'GET',
  path: '/api/failures/:how',
  summary: 'A failure',
  audience: 'anyone',
  params: z.object({ how: z.enum(['bug', 'expected', 'later', 'undeclared-status', 'wrong-shape']) }),
  responses: { 200: z.object({ id: z.int() }) },
  errors: ['slot_taken', 'too_many_requests'],
});

export const receiveRaw = defineRoute({
  method: 'POST',
  path: '/api/raw',
  summary: 'Takes bytes as they come',
  audience: 'anyone',
  bodyKind: 'raw',
  responses: { 200: z.object({ bytes: z.int(), hex: z.string() }) },
  errors: [],
});

export const checkNote = defineRoute({
  method: 'POST',
  path: '/internal/notes/:id/check',
  summary: 'For one other service alone',
  audience: { services: ['booking'] },
  params: z.object({ id: z.string() }),
  body: z.object({ text: z.string() }),
  responses: { 200: z.object({ id: z.string(), text: z.string(), caller: z.string() }), 204: 'empty' },
  errors: ['hold_not_found'],
});

export const sendPapers = defineRoute({
  method: 'POST',
  path: '/api/papers',
  summary: 'Files that are looked at and forgotten',
  audience: 'anyone',
  bodyKind: 'multipart',
  form: { fields: [], files: { papers: 2 }, mostBytes: 8 * 1024 * 1024 },
  responses: { 200: z.object({ files: z.int() }) },
  errors: [],
});
