import { z } from 'zod';
import { defineRoute, type ServiceName } from './define-route';
import { idText } from './primitives';

const count = z.coerce.number<string>().int().nonnegative().max(10_000_000);

/** Some of what a service holds of one person, of one of the kinds that it has. */
export const heldPage = z.object({
  /** What these rows are, such as `bookings`. */
  title: z.string(),
  rows: z.array(z.record(z.string(), z.json())),
  /** How many kinds the service has: the last one has the number before this. */
  parts: z.int(),
  /** Whether there are more rows of this kind. */
  more: z.boolean(),
});
export type HeldPage = z.infer<typeof heldPage>;

/** One service's call that tells it. */
export function heldDataOf<S extends ServiceName>(service: S) {
  return defineRoute({
    method: 'GET',
    path: `/internal/people/:id/held-by-${service}/:part/:skip`,
    summary: `What ${service} holds of one person, kind by kind and page by page, for the person's own download`,
    audience: { services: ['identity'] },
    params: z.object({ id: idText, part: count, skip: count }),
    responses: { 200: heldPage },
    errors: [],
  });
}
