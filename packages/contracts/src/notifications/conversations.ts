import { z } from 'zod';
import { city, id, idText, instant, page, writtenText } from '../primitives';
import { bookingStatus } from '../booking/bookings';
import { charterPicture } from '../catalog/charter-picture';
import { defineRoute } from '../define-route';
import { visibleText } from '../visible-text';

/** As `MESSAGE_CHARACTERS` of the policy. */
const LONGEST = 2_000;

/** What somebody writes: kept as it was seen. It needs a character that can be seen. */
export const messageText = z
  .string()
  .overwrite(visibleText)
  .max(LONGEST, `A message can be at most ${LONGEST} characters long`)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Please write a message');

export const MOST_MESSAGE_PICTURES = 4;

/** A message says something, or shows something. */
const messageDraft = z
  .object({
    text: z.string().overwrite(visibleText).max(LONGEST, `A message can be at most ${LONGEST} characters long`),
    pictures: z
      .array(charterPicture)
      .max(MOST_MESSAGE_PICTURES, `At most ${MOST_MESSAGE_PICTURES} photos can go with a message`)
      .optional(),
  })
  .refine(({ text, pictures = [] }) => pictures.length > 0 || messageText.safeParse(text).success, {
    path: ['text'],
    message: 'Please write a message',
  });

export const conversationParty = z.enum(['renter', 'owner', 'captain']);
export type ConversationParty = z.infer<typeof conversationParty>;

/** One message. Its number counts the messages of its conversation. */
export const conversationMessage = z.object({
  number: z.int().positive(),
  party: conversationParty,
  authorId: id,
  authorName: z.string(),
  /** Empty beside photos alone; with neither, it was erased with its writer’s account. */
  text: z.string(),
  /** The keys of its pictures, for `GET /api/bookings/:id/pictures/*`. */
  pictures: z.array(charterPicture).default([]),
  at: instant,
});
export type ConversationMessage = z.infer<typeof conversationMessage>;

/** Somebody who reads the messages now. */
const participant = z.object({
  userId: id,
  party: conversationParty,
  fullName: z.string(),
  /** Up to which message they have read. */
  readUpTo: z.int().nonnegative(),
});

/** `before` the confirmation, `open`, `over`, or `never`: it ended without having been confirmed. */
export const conversationStanding = z.enum(['before', 'open', 'over', 'never']);

export const conversation = z.object({
  bookingId: id,
  standing: conversationStanding,
  /** Until when one may write; null where nothing was confirmed. */
  closesAt: instant.nullable(),
  /** Whether photos can go with a message: not once the charter was canceled. */
  takesPhotos: z.boolean(),
  party: conversationParty,
  /** The boat as strangers may see it. */
  boat: z.object({ id, model: z.string(), length: z.number(), city }),
  startDate: instant,
  zone: z.string(),
  people: z.array(participant),
  /** Up to which message the caller has read, and how many of others are newer. */
  readUpTo: z.int().nonnegative(),
  unread: z.int().nonnegative(),
  /** In their order; with `before`, those that come before it. */
  messages: z.array(conversationMessage),
  hasEarlier: z.boolean(),
  /** Whether the caller has reported it, and an administrator has not closed the report yet. */
  reported: z.boolean(),
});
export type ConversationView = z.infer<typeof conversation>;

const EVERY_PARTY = ['renter', 'owner', 'captain'] as const;
const ofBooking = z.object({ id: idText });
const upTo = z
  .int()
  .nonnegative()
  .max(2 ** 31 - 1);

export const readConversation = defineRoute({
  method: 'GET',
  path: '/api/bookings/:id/conversation',
  summary: 'The messages between renter, owner and captain of a booking, as far as they concern the caller',
  audience: EVERY_PARTY,
  params: ofBooking,
  query: z.object({
    before: idText.optional(),
    limit: page.limit,
  }),
  responses: { 200: conversation },
  errors: ['booking_just_changed', 'booking_not_found'],
});

export const writeMessage = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/conversation/messages',
  summary: 'Writes to the others of a confirmed booking',
  audience: EVERY_PARTY,
  params: ofBooking,
  body: messageDraft,
  idempotent: true,
  responses: { 201: conversationMessage },
  errors: [
    'booking_just_changed',
    'booking_not_found',
    'image_not_found',
    'conversation_not_open',
    'conversation_over',
    'conversation_full',
    'too_many_messages',
    'too_many_requests',
  ],
});

export const noteMessagesRead = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/conversation/read',
  summary: 'Notes up to which message the caller has read; never takes it back',
  audience: EVERY_PARTY,
  params: ofBooking,
  body: z.object({ upTo }),
  responses: { 200: z.object({ readUpTo: z.int(), unread: z.int() }) },
  errors: ['booking_just_changed', 'booking_not_found'],
});

/** Why somebody reports: it is read by an administrator. */
export const reportReason = writtenText()
  .min(10, 'Please say what happened in at least 10 characters')
  .max(1_000, 'A reason can be at most 1,000 characters long');

export const reportConversation = defineRoute({
  method: 'POST',
  path: '/api/bookings/:id/conversation/reports',
  summary: 'Reports a conversation; an administrator may read it until the report is closed',
  audience: EVERY_PARTY,
  params: ofBooking,
  body: z.object({ reason: reportReason }),
  idempotent: true,
  responses: { 201: z.object({ reportedAt: instant }) },
  errors: [
    'booking_just_changed',
    'booking_not_found',
    'conversation_empty',
    'conversation_reported',
    'too_many_requests',
  ],
});

/** Conversations in which something waits to be read; at most the 200 newest. */
export const listUnread = defineRoute({
  method: 'GET',
  path: '/api/conversations/unread',
  summary: 'How many messages the caller has not read, by booking',
  audience: EVERY_PARTY,
  responses: {
    200: z.array(z.object({ bookingId: id, unread: z.int().positive(), status: bookingStatus, endDate: instant })),
  },
  errors: [],
});

/** A text of an owner's own, for what they write again and again. */
export const savedReplyDraft = z.object({
  title: writtenText().min(1, 'Please enter a name').max(80, 'A name can be at most 80 characters long'),
  text: messageText,
});
/** `updatedAt` is missing in answers that were kept before there was one. */
export const savedReply = z.object({ id, title: z.string(), text: z.string(), updatedAt: instant.optional() });
export type SavedReply = z.infer<typeof savedReply>;

export const listSavedReplies = defineRoute({
  method: 'GET',
  path: '/api/saved-replies',
  summary: "The owner's saved replies, by name",
  audience: ['owner'],
  responses: { 200: z.array(savedReply) },
  errors: [],
});

export const createSavedReply = defineRoute({
  method: 'POST',
  path: '/api/saved-replies',
  summary: 'Saves a reply for later',
  audience: ['owner'],
  body: savedReplyDraft,
  idempotent: true,
  responses: { 201: savedReply },
  errors: ['too_many_saved_replies'],
});

export const updateSavedReply = defineRoute({
  method: 'PUT',
  path: '/api/saved-replies/:id',
  summary:
    'Changes a saved reply, with `basedOn` only as it was read; messages that were written with it stay as they are',
  audience: ['owner'],
  params: ofBooking,
  /** `basedOn` is the `updatedAt` of what the change was made on. */
  body: savedReplyDraft.extend({ basedOn: instant.optional() }),
  responses: { 200: savedReply },
  errors: ['saved_reply_not_found', 'saved_reply_changed'],
});

export const deleteSavedReply = defineRoute({
  method: 'DELETE',
  path: '/api/saved-replies/:id',
  summary: 'Deletes a saved reply',
  audience: ['owner'],
  params: ofBooking,
  responses: { 204: 'empty' },
  errors: ['saved_reply_not_found'],
});

/** A report without the messages that it is about. */
export const conversationReport = z.object({
  id,
  bookingId: id,
  reporterId: id,
  reporterName: z.string(),
  party: conversationParty,
  reason: z.string(),
  createdAt: instant,
  closedAt: instant.nullable(),
  /** What the administrator who closed it has noted. */
  outcome: z.string().nullable(),
});
export type ConversationReport = z.infer<typeof conversationReport>;

export const listConversationReports = defineRoute({
  method: 'GET',
  path: '/api/admin/conversation-reports',
  summary: 'Reported conversations, newest first; a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({ closed: z.enum(['true', 'false']).optional(), ...page }),
  responses: { 200: z.array(conversationReport) },
  errors: [],
});

/** No GET, so that the audit log names everyone who has read one. */
export const readReportedConversation = defineRoute({
  method: 'POST',
  path: '/api/admin/conversation-reports/:id/read',
  summary: 'Reads a reported conversation, as long as the report is open',
  audience: ['admin'],
  params: ofBooking,
  responses: { 200: z.object({ messages: z.array(conversationMessage) }) },
  errors: ['report_not_found', 'report_closed'],
});

export const closeConversationReport = defineRoute({
  method: 'PATCH',
  path: '/api/admin/conversation-reports/:id',
  summary: 'Closes the report of a conversation, with what came of it',
  audience: ['admin'],
  params: ofBooking,
  body: z.object({
    closed: z.literal(true),
    outcome: writtenText().min(1, 'Please say what came of it').max(1_000),
  }),
  responses: { 200: conversationReport },
  errors: ['report_not_found', 'report_closed'],
});
