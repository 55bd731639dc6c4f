import { z } from 'zod';
import { defineRoute } from '../define-route';
import { plainName } from '../names';
import { email as emailAddress, fullName, idText, page, password, phone } from '../primitives';
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

export const listUsers = defineRoute({
  method: 'GET',
  path: '/api/users',
  summary: 'All users, newest first; X-Total-Count tells how many there are, a Link header leads to the next page',
  audience: ['admin'],
  query: z.object({
    role: role.optional(),
    /** Part of a name, e-mail address or phone number. */
    q: z.string().trim().max(100).optional(),
    ...page,
  }),
  responses: { 200: z.array(userView) },
  errors: [],
});

export const createUser = defineRoute({
  method: 'POST',
  path: '/api/admin/users',
  summary: 'An administrator adds a user of any role',
  audience: ['admin'],
  body: z.object({ fullName, email: emailAddress, phone, password, role }),
  idempotent: true,
  responses: { 201: userView },
  errors: ['phone_taken', 'email_taken'],
});

const PASSWORD_CHANGE =
  'When changing password: current password is required, new password must be at least 6 characters, and passwords must match';

/** Shorter than at registration, as specified. */
export const profileName = z
  .string()
  .trim()
  .min(1, 'Full name is required')
  .max(120, 'Full name must be at most 120 characters')
  .superRefine(plainName('person'));

/** Forms send a password field that was left alone as an empty text. */
const passwordField = z
  .string()
  .max(200)
  .transform((text) => text || undefined)
  .optional();

/**
 * What a user may change of their own profile, in the shapes that the owner's, the renter's and the captain's form
 * send: a new password comes as `newPassword` with its confirmation and the current one, or alone as `password`.
 */
export const profileUpdate = z
  .object({
    fullName: profileName.optional(),
    email: z.string().trim().pipe(z.email('Invalid email address').max(254)).optional(),
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

export const updateUser = defineRoute({
  method: 'PATCH',
  path: '/api/users/:id',
  summary: "Change one's own profile; administrators change anyone's contact data, role, and whether they may sign in",
  audience: ['renter', 'owner', 'captain', 'admin'],
  params: z.object({ id: idText }),
  actions: {
    changeRole: { audience: ['admin'], body: z.object({ role }) },
    setActive: { audience: ['admin'], body: z.object({ active: z.boolean() }) },
    updateProfile: { audience: ['renter', 'owner', 'captain', 'admin'], body: profileUpdate },
  },
  responses: { 200: userView },
  errors: [
    'user_not_found',
    'phone_taken',
    'email_taken',
    'wrong_password',
    'recent_sign_in_required',
    'own_account',
    'last_administrator',
    'too_many_requests',
  ],
});

export const LICENSE_TYPES = ['pleasure_craft', 'harbor'] as const;
export type LicenseType = (typeof LICENSE_TYPES)[number];
const licenseType = z.enum(LICENSE_TYPES);

/** Paths for `/api/image/{path}`; null where none is on file. */
export const licensesView = z.object({
  pleasureCraftLicense: z.string().nullable(),
  harborLicense: z.string().nullable(),
});

export const getLicenses = defineRoute({
  method: 'GET',
  path: '/api/users/:id/licenses',
  summary: "A captain's licences, for the captain and administrators",
  audience: ['captain', 'admin'],
  params: z.object({ id: idText }),
  responses: { 200: licensesView },
  errors: ['user_not_found'],
});

export const rejectLicense = defineRoute({
  method: 'POST',
  path: '/api/users/:id/licenses/:licenseType/reject',
  summary: 'An administrator takes a licence off file and tells the captain why',
  audience: ['admin'],
  params: z.object({ id: idText, licenseType }),
  body: z.object({ reason: z.string().trim().min(3, 'Please say why').max(500) }),
  responses: { 200: licensesView },
  errors: ['user_not_found', 'license_not_found'],
});

/** The fields beside the file, as a multipart form carries them. */
export const licenseUpload = z.object({ userId: idText, licenseType });

export const uploadLicense = defineRoute({
  method: 'POST',
  path: '/api/upload-license',
  summary: 'Upload a licence (multipart: `license`, an image or PDF of at most 25 MB, `userId`, `licenseType`)',
  audience: ['captain', 'admin'],
  bodyKind: 'multipart',
  body: licenseUpload,
  responses: { 201: z.object({ filePath: z.string() }) },
  errors: ['user_not_found', 'not_a_license', 'file_too_large'],
});

export const getLicenseFile = defineRoute({
  method: 'GET',
  path: '/api/image/licenses/:name',
  summary: 'A licence, for its captain and administrators; a PDF is sent as a download',
  audience: ['captain', 'admin'],
  params: z.object({ name: z.string().regex(/^[a-zA-Z0-9-]+\.(jpg|pdf)$/) }),
  responses: { 200: 'stream' },
  errors: ['license_not_found'],
});
