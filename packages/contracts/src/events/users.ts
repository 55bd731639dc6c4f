import { z } from 'zod';
import { defineEvent } from '../define-event';
import { id, instant } from '../primitives';

/** A user's whole state, as other services may keep it. */
export const userState = z.object({
  id,
  role: z.enum(['renter', 'owner', 'captain', 'admin']),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Both licences are on file: the user may be booked as a captain. */
  licensed: z.boolean(),
  active: z.boolean(),
  createdAt: instant,
});
export type UserState = z.infer<typeof userState>;

const sample: UserState = {
  id: 7,
  role: 'captain',
  fullName: 'Marie Tremblay',
  email: 'marie@example.com',
  phone: '+14165550107',
  licensed: true,
  active: true,
  createdAt: '2026-03-01T15:00:00.000Z',
};

export const userRegistered = defineEvent({
  type: 'user.registered.v1',
  source: 'identity',
  aggregate: 'user',
  data: userState,
  sample,
});
export const userUpdated = defineEvent({
  type: 'user.updated.v1',
  source: 'identity',
  aggregate: 'user',
  data: userState,
  sample,
});
export const userLicencesChanged = defineEvent({
  type: 'user.licences-changed.v1',
  source: 'identity',
  aggregate: 'user',
  data: userState,
  sample,
});
