import { z } from 'zod';
import { defineRoute, streamOf } from '../define-route';
import { emailAddress } from '../email-address';
import { readableName } from '../readable';
import { email, fullName, id, idText, instant, localDate, page, password, phone, writtenText } from '../primitives';
import { visibleLine } from '../visible-text';
import { sessionUser } from './auth';

const role = z.enum(['renter', 'owner', 'captain', 'admin']);

/** A user as administrators see them. */
export const userView = sessionUser.extend({
  active: z.boolean(),
  /** When the terms were accepted and which ones; null for accounts made by an administrator. */
  termsAcceptedAt: z.iso.datetime().nullable(),
  termsVersion: z.string().nullable(),
  ageAttestedAt: z.iso.datetime().nullable(),
});
export type UserView = z.infer<typeof userView>;

const idList = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,199}$/, 'Please name at most 200 users by their numbers')
  .transform((list) => list.split(',').map(Number));

/** The orders in which people can be had; `newest` is by when their accounts were made. */
export const USER_SORTS = ['newest', 'oldest', 'name-asc', 'name-desc'] as const;

/** Which people are meant. */
const userFilter = {
  role: role.optional(),
  /** Such as `3,5`: those alone. */
  ids: idList.optional(),
  /**
   * Part of a name, email address or phone number, however that is written, of which one or two letters have to begin a
   * word; or a user's number, as in `#31`.
   */
  q: z.string().trim().max(100).optional(),
  /** Accounts that were made at this instant or later, and before `until`. */
  from: instant.optional(),
  until: instant.optional(),
};

export const listUsers = defineRoute({
  method: 'GET',
  path: '/api/users',
  summary:
    'All users, newest first unless asked otherwise; X-Total-Count tells how many there are, or X-Total-More-Than that there are more, a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({ ...userFilter, sort: z.enum(USER_SORTS).optional(), ...page }),
  responses: { 200: z.array(userView) },
  errors: [],
});

/** One at a time for each administrator; texts that a spreadsheet would carry out are made harmless. */
export const exportUsers = defineRoute({
  method: 'POST',
  path: '/api/admin/users/export',
  summary: 'People as CSV, the first who joined first, streamed',
  audience: ['admin'],
  body: z.object({ role: userFilter.role, q: userFilter.q, from: userFilter.from, until: userFilter.until }),
  responses: { 200: streamOf('text/csv') },
  errors: ['too_many_requests'],
});

/** One sign-in, from which a session began. */
export const signInView = z.object({
  at: instant,
  /** Null while the session goes on. One that is not used for 30 days is forgotten. */
  endedAt: instant.nullable(),
  endReason: z.enum(['signed_out', 'token_reused', 'password_changed', 'role_changed', 'deactivated']).nullable(),
});
export type SignInView = z.infer<typeof signInView>;

export const listSignIns = defineRoute({
  method: 'GET',
  path: '/api/admin/users/:id/sign-ins',
  summary:
    "A user's sign-ins, newest first, as long as they are kept; X-Total-Count tells how many, a Link header leads on",
  audience: ['admin'],
  params: z.object({ id: idText }),
  query: z.object(page),
  responses: { 200: z.array(signInView) },
  errors: ['user_not_found'],
});

/** Forms send a password field that was left alone as an empty text. */
const passwordField = z
  .string()
  .max(200)
  .transform((text) => text || undefined)
  .optional();

/** The administrator's own password, which is asked for where somebody is, or becomes, an administrator. */
const ownPassword = { currentPassword: passwordField };

export const createUser = defineRoute({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'An administrator adds a user of any role',
  audience: ['admin'],
  body: z.object({ fullName, email, phone, password, role, ...ownPassword }),
  idempotent: true,
  responses: { 201: userView },
  errors: ['phone_taken', 'email_taken', 'own_password_required', 'wrong_password', 'too_many_requests'],
});

const PASSWORD_CHANGE =
  'When changing password: current password is required, new password must be at least 6 characters, and passwords must match';

/** Shorter than at registration, as specified. */
export const profileName = z
  .string()
  .overwrite(visibleLine)
  .min(1, 'Full name is required')
  .max(120, 'Full name must be at most 120 characters')
  .superRefine(readableName);

/**
 * What a user may change of their own profile, in the shapes that the owner's, the renter's and the captain's form
 * send: a new password comes as `newPassword` with its confirmation and the current one, or alone as `password`.
 */
export const profileUpdate = z
  .object({
    fullName: profileName.optional(),
    email: emailAddress('Invalid email address').optional(),
    phone: phone.optional(),
    password: passwordField,
    currentPassword: passwordField,
    newPassword: passwordField,
    confirmNewPassword: passwordField,
  })
  .superRefine((form, context) => {
    if (Object.values(form).every((value) => value === undefined)) {
      context.addIssue({ code: 'custom', message: 'There is nothing to change' });
    }
    if (form.password !== undefined && form.password.length < 6) {
      context.addIssue({ code: 'custom', path: ['password'], message: 'Password must be at least 6 characters' });
    }
    const { currentPassword, newPassword, confirmNewPassword } = form;
    const asked = newPassword !== undefined || confirmNewPassword !== undefined;
    const whole =
      currentPassword !== undefined && (newPassword?.length ?? 0) >= 6 && newPassword === confirmNewPassword;
    if (asked && !whole) context.addIssue({ code: 'custom', path: ['newPassword'], message: PASSWORD_CHANGE });
  });

/** Why somebody's role, or whether they may sign in, stays as it is. */
const STANDING = ['own_account', 'last_administrator'] as const;

export const updateUser = defineRoute({
  method: 'PATCH',
  path: '/api/users/:id',
  summary: "Change one's own profile; administrators change anyone's contact data, role, and whether they may sign in",
  audience: ['renter', 'owner', 'captain', 'admin'],
  params: z.object({ id: idText }),
  actions: {
    changeRole: { audience: ['admin'], body: z.object({ role, ...ownPassword }), errors: STANDING },
    setActive: { audience: ['admin'], body: z.object({ active: z.boolean(), ...ownPassword }), errors: STANDING },
    updateProfile: {
      audience: ['renter', 'owner', 'captain', 'admin'],
      body: profileUpdate,
      errors: ['phone_taken', 'email_taken', 'recent_sign_in_required'],
    },
  },
  responses: { 200: userView },
  errors: ['user_not_found', 'account_closed', 'wrong_password', 'own_password_required', 'too_many_requests'],
});

export const LICENSE_TYPES = ['pleasure_craft', 'harbor'] as const;
export type LicenseType = (typeof LICENSE_TYPES)[number];
export const licenseType = z.enum(LICENSE_TYPES);

/** The number printed on a licence. */
export const licenseNumber = z
  .string()
  .trim()
  .min(3, 'Please enter the number on the license')
  .max(40, 'Please enter only the number')
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u, 'Please enter the number as it appears on the license');
export const licenseExpiry = z.iso.date('Please enter the date on which the license expires');

/** The newest licence of a kind, and what became of it. */
export const licenseView = z.object({
  licenseType,
  /** Null where none was uploaded. */
  status: z.enum(['submitted', 'accepted', 'rejected']).nullable(),
  /** The path for `/api/image/{path}`; null where none is on file. */
  filePath: z.string().nullable(),
  /** As the captain gave it; once it is accepted, as the administrator read it. */
  number: z.string().nullable(),
  expiresOn: localDate.nullable(),
  submittedAt: z.iso.datetime().nullable(),
  /** Why the last one that was judged was rejected; null since another was uploaded. */
  rejectionReason: z.string().nullable(),
  /** Until when an accepted one is good: this one, or the one before that counts until this one is accepted. */
  acceptedUntil: localDate.nullable(),
});
export type LicenseView = z.infer<typeof licenseView>;

/** Paths for `/api/image/{path}`; null where none is on file. `licenses` says where each stands. */
export const licensesView = z.object({
  pleasureCraftLicense: z.string().nullable(),
  harborLicense: z.string().nullable(),
  licenses: z.array(licenseView),
});

export const getLicenses = defineRoute({
  method: 'GET',
  path: '/api/users/:id/licenses',
  summary: "A captain's licenses and where each stands, for the captain and administrators",
  audience: ['captain', 'admin'],
  params: z.object({ id: idText }),
  responses: { 200: licensesView },
  errors: ['user_not_found'],
});

/** A licence that waits for its review. */
export const submittedLicense = z.object({
  userId: id,
  fullName: z.string(),
  licenseType,
  filePath: z.string(),
  number: z.string().nullable(),
  expiresOn: localDate.nullable(),
  submittedAt: z.iso.datetime(),
  /** Until when the one before is good, which counts until this one is accepted. */
  acceptedUntil: localDate.nullable(),
});
export type SubmittedLicense = z.infer<typeof submittedLicense>;

export const listSubmittedLicenses = defineRoute({
  method: 'GET',
  path: '/api/admin/licenses',
  summary: 'Licenses that wait for their review, the oldest first; X-Total-Count tells how many there are',
  audience: ['admin'],
  query: z.object({ limit: page.limit }),
  responses: { 200: z.array(submittedLicense) },
  errors: [],
});

/** The file that the administrator looked at; one that was uploaded meanwhile is not judged by this. */
const judgedFile = z.string().max(200);

export const acceptLicense = defineRoute({
  method: 'POST',
  path: '/api/users/:id/licenses/:licenseType/accept',
  summary: 'An administrator accepts a license, with the number and the expiry date that are to be read on it',
  audience: ['admin'],
  params: z.object({ id: idText, licenseType }),
  body: z.object({ filePath: judgedFile, number: licenseNumber, expiresOn: licenseExpiry }),
  responses: { 200: licensesView },
  errors: ['user_not_found', 'license_not_found', 'license_replaced'],
});

export const rejectLicense = defineRoute({
  method: 'POST',
  path: '/api/users/:id/licenses/:licenseType/reject',
  summary: 'An administrator removes a license and tells the captain why',
  audience: ['admin'],
  params: z.object({ id: idText, licenseType }),
  body: z.object({ reason: writtenText().min(3, 'Please say why').max(500), filePath: judgedFile.optional() }),
  responses: { 200: licensesView },
  errors: ['user_not_found', 'license_not_found', 'license_replaced'],
});

/** The fields beside the file, as a multipart form carries them. An empty text is as good as none. */
const orNothing = (schema: z.ZodType<string, string>) => z.union([z.literal('').transform(() => undefined), schema]);
export const licenseUpload = z.object({
  userId: idText,
  licenseType,
  number: orNothing(licenseNumber).optional(),
  expiresOn: orNothing(licenseExpiry).optional(),
});

export const uploadLicense = defineRoute({
  method: 'POST',
  path: '/api/upload-license',
  summary:
    'Upload a license (multipart: `license`, an image or PDF of at most 25 MB, `userId`, `licenseType`, and what stands on it: `number`, `expiresOn`); it counts once an administrator has accepted it',
  audience: ['captain', 'admin'],
  bodyKind: 'multipart',
  // A little more than one file may have, so that one that is too large is told so by its name.
  form: { fields: licenseUpload.keyof().options, files: { license: 1 }, mostBytes: 26 * 1024 * 1024 },
  body: licenseUpload,
  responses: { 201: z.object({ filePath: z.string() }) },
  errors: ['user_not_found', 'not_a_license', 'file_too_large'],
});

export const getLicenseFile = defineRoute({
  method: 'GET',
  path: '/api/image/licenses/:name',
  summary: 'A license, for its captain and administrators; a PDF is sent as a download',
  audience: ['captain', 'admin'],
  params: z.object({ name: z.string().regex(/^[a-zA-Z0-9-]+\.(jpg|pdf)$/) }),
  responses: { 200: streamOf('image/jpeg', 'application/pdf') },
  errors: ['license_not_found'],
});
