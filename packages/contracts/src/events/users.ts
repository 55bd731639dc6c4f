import { z } from 'zod';
import { defineEvent, type EventDefinition } from '../define-event';
import { id, instant, localDate } from '../primitives';

/** One licence as it counts: the one that is in force, while a newer one waits for its review. */
const licenseState = z.object({
  status: z.enum(['submitted', 'accepted', 'rejected']),
  /** The last local day on which it is good; null where nobody has said. */
  expiresOn: localDate.nullable(),
});

/** A user's whole state, as other services may keep it. */
export const userState = z.object({
  id,
  role: z.enum(['renter', 'owner', 'captain', 'admin']),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Both licences were accepted; `licenses` tells until when they are good. */
  licensed: z.boolean(),
  /** A kind of which nothing is on file is null. Events from before reviews say nothing: such licences count as submitted. */
  licenses: z.object({ pleasure_craft: licenseState.nullable(), harbor: licenseState.nullable() }).optional(),
  active: z.boolean(),
  /** Whether the link that was sent to the address came back; missing in events of old. */
  emailConfirmed: z.boolean().optional(),
  /** Whether a code that was sent to the phone came back; missing in events of old. */
  phoneConfirmed: z.boolean().optional(),
  /** Whether they want SMS beside those about paid bookings; missing in events of old. */
  smsEnabled: z.boolean().optional(),
  /** Whether a captain wants to be asked before a charter with them is confirmed; missing in events of old. */
  confirmsCharters: z.boolean().optional(),
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
  emailConfirmed: true,
  phoneConfirmed: true,
  smsEnabled: true,
  confirmsCharters: false,
  createdAt: '2026-03-01T15:00:00.000Z',
};

/**
 * A new user. `sealedConfirmation` is the token of the link in the welcome mail, which only notifications can open
 * (the kit's `seal`, for the purpose `SEALED_FOR.confirmation`); accounts made by an administrator have one as well.
 */
export const userRegistered = defineEvent({
  type: 'user.registered.v1',
  source: 'identity',
  aggregate: 'user',
  data: userState.extend({ sealedConfirmation: z.string().optional() }),
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

/** All that is told of users. Each carries the whole state, and whoever keeps that has to hear every one of them. */
export const USER_EVENTS: readonly EventDefinition<typeof userState>[] = [
  userRegistered,
  userUpdated,
  userLicencesChanged,
];

/** The purposes for which parts of events are sealed: a token sealed for one purpose does not open for another. */
export const SEALED_FOR = {
  confirmation: 'email confirmation',
  reset: 'password reset',
  phoneCode: 'phone code',
  closedAccount: 'closed account',
} as const;

/** Somebody asked for a reset link. `sealedToken` opens for notifications alone. */
export const passwordResetRequested = defineEvent({
  type: 'password-reset.requested.v1',
  source: 'identity',
  aggregate: 'password-reset',
  data: z.object({ userId: id, sealedToken: z.string(), expiresAt: instant }),
  sample: { userId: 7, sealedToken: 'v1.c2VhbGVk', expiresAt: '2026-03-01T15:30:00.000Z' },
});

/** The address changed, or its owner asked for the link again. `email` is the address to be confirmed. */
export const emailConfirmationRequested = defineEvent({
  type: 'email-confirmation.requested.v1',
  source: 'identity',
  aggregate: 'email-confirmation',
  data: z.object({ userId: id, email: z.string(), sealedToken: z.string() }),
  sample: { userId: 7, email: 'marie@example.com', sealedToken: 'v1.c2VhbGVk' },
});

/** A user asked for the code that proves their phone. `phone` is where it goes; `sealedCode` opens for notifications alone. */
export const phoneCodeRequested = defineEvent({
  type: 'phone-code.requested.v1',
  source: 'identity',
  aggregate: 'phone-code',
  data: z.object({ userId: id, phone: z.string(), sealedCode: z.string(), expiresAt: instant }),
  sample: { userId: 7, phone: '+14165550107', sealedCode: 'v1.c2VhbGVk', expiresAt: '2026-03-01T15:10:00.000Z' },
});

/** How one signs in was changed; told to the address that was known before. */
export const accountSecured = defineEvent({
  type: 'account.secured.v1',
  source: 'identity',
  aggregate: 'account',
  data: z.object({
    userId: id,
    fullName: z.string(),
    /** The address before the change. */
    email: z.string(),
    changed: z.array(z.enum(['email', 'phone', 'password'])).min(1),
  }),
  sample: { userId: 7, fullName: 'Marie Tremblay', email: 'old@example.com', changed: ['email'] },
});

/**
 * Somebody closed their account: each service erases what it knows of them and need not keep. `sealedEmail` is the
 * address that they had, for notifications alone; it is missing when the same is said once more, hours later, for
 * whatever was on its way at first. `emailIsTheirs`: a link that was sent there has come back, so that what came from
 * the address was theirs; anybody can register with a stranger's.
 */
export const accountClosed = defineEvent({
  type: 'account.closed.v1',
  source: 'identity',
  aggregate: 'account',
  data: z.object({ userId: id, sealedEmail: z.string().optional(), emailIsTheirs: z.boolean().optional() }),
  sample: { userId: 7, sealedEmail: 'v1.c2VhbGVk', emailIsTheirs: true },
});

const licenseType = z.enum(['pleasure_craft', 'harbor']);
const datedLicense = z.object({ userId: id, licenseType, expiresOn: localDate });
const datedSample = { userId: 7, licenseType: 'harbor', expiresOn: '2027-03-31' } as const;

/** An administrator accepted a licence, or corrected until when it is good. */
export const licenseAccepted = defineEvent({
  type: 'license.accepted.v1',
  source: 'identity',
  aggregate: 'license',
  data: datedLicense,
  sample: datedSample,
});
/** An accepted licence expires before long; told 30 days and 7 days before. */
export const licenseExpiring = defineEvent({
  type: 'license.expiring.v1',
  source: 'identity',
  aggregate: 'license',
  data: datedLicense,
  sample: datedSample,
});
/** The last day of an accepted licence is over. */
export const licenseExpired = defineEvent({
  type: 'license.expired.v1',
  source: 'identity',
  aggregate: 'license',
  data: datedLicense,
  sample: datedSample,
});

/** An administrator took a licence off file. */
export const licenseRejected = defineEvent({
  type: 'license.rejected.v1',
  source: 'identity',
  aggregate: 'license',
  data: z.object({ userId: id, licenseType, reason: z.string() }),
  sample: { userId: 7, licenseType: 'harbor', reason: 'The picture cannot be read.' },
});
