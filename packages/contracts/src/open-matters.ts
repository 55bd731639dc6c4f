import { z } from 'zod';
import { defineRoute, type ServiceName } from './define-route';
import { idText } from './primitives';

/** What somebody has to settle before their account can be closed. */
export const OPEN_MATTERS = [
  'reservations',
  'charters',
  'holds',
  'choices',
  'payments',
  'refunds',
  'credits',
  'payouts',
  'disputes',
] as const;
export type OpenMatter = (typeof OPEN_MATTERS)[number];

/** How many of each there are; those that there are none of are left out. */
export const openMatters = z.partialRecord(z.enum(OPEN_MATTERS), z.int().positive());
export type OpenMatters = z.infer<typeof openMatters>;

/** One service's call that tells it. */
export function openMattersOf<S extends ServiceName>(service: S) {
  return defineRoute({
    method: 'GET',
    path: `/internal/people/:id/open-in-${service}`,
    summary: `What a person has to settle in ${service} before their account is closed`,
    audience: { services: ['identity'] },
    params: z.object({ id: idText }),
    responses: { 200: openMatters },
    errors: [],
  });
}
