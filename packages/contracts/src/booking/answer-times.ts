import { z } from 'zod';
import { defineRoute } from '../define-route';
import { idText } from '../primitives';

export const getAnswerTimes = defineRoute({
  method: 'GET',
  path: '/api/boats/:id/answer-times',
  summary:
    "How soon a boat's owner has answered the requests of late, for all of their boats; not for a boat that is hidden",
  audience: 'anyone',
  params: z.object({ id: idText }),
  responses: {
    200: z.object({
      /** So many days are looked back. */
      days: z.int(),
      /** How many requests of these days the owner has answered. */
      answered: z.int().nonnegative(),
      /** Within so many minutes they had answered half of what they answered or let expire; null where they had not. */
      medianMinutes: z.int().nonnegative().nullable(),
    }),
  },
  errors: ['boat_not_found'],
});
