import { emailAddress, profileName, visibleLine, type SessionUser } from '@harbourline/contracts';
import { formatPhone } from '@harbourline/policy';
import { z } from 'zod';
import { text } from './words';
import type { ProfileChange } from './profile-api';

/** At least id and role are known; the rest arrives with the server's answer. */
export type ProfileUser = Pick<SessionUser, 'id' | 'role'> & Partial<SessionUser>;

const fields = z.object({
  fullName: profileName,
  email: emailAddress(text('invalid.email')),
  phone: z.string().overwrite(visibleLine).min(10, text('invalid.phone')).max(32),
  currentPassword: z.string().max(200),
  newPassword: z.string().max(200),
  confirmNewPassword: z.string().max(200),
});
export type ProfileValues = z.infer<typeof fields>;

type Passwords = Pick<ProfileValues, 'currentPassword' | 'newPassword' | 'confirmNewPassword'>;
const passwords = fields.pick({ currentPassword: true, newPassword: true, confirmNewPassword: true });
/** Said even while another field is still wrong. */
const when = ({ value }: { value: unknown }) => passwords.safeParse(value).success;

const differ = (form: Passwords) => form.newPassword !== form.confirmNewPassword;
const isAsked = (form: Passwords) => form.newPassword !== '' || form.confirmNewPassword !== '';
const isWhole = (form: Passwords) => form.currentPassword !== '' && form.newPassword.length >= 6 && !differ(form);

const profileSchema = fields.refine((form) => !isAsked(form) || isWhole(form), {
  path: ['newPassword'],
  message: text('invalid.passwordChange'),
  when,
});

const captainSchema = fields
  .refine((form) => !differ(form), { path: ['confirmNewPassword'], message: text('invalid.passwordsDiffer'), when })
  .refine((form) => form.newPassword === '' || form.newPassword.length >= 6, {
    path: ['newPassword'],
    message: text('invalid.passwordLength'),
    when,
  });

/** The captain's form words its mistakes differently, as specified. */
export const profileSchemaOf = (role: SessionUser['role']) => (role === 'captain' ? captainSchema : profileSchema);

export const profileValuesOf = (user: ProfileUser): ProfileValues => ({
  fullName: user.fullName ?? '',
  email: user.email ?? '',
  phone: formatPhone(user.phone ?? ''),
  currentPassword: '',
  newPassword: '',
  confirmNewPassword: '',
});

/** What each role's form sends: a captain's new password alone, and only when there is one; the others' whole form. */
export function profileChangeOf(role: SessionUser['role'], values: ProfileValues): ProfileChange {
  if (role !== 'captain') return values;
  const { newPassword, confirmNewPassword: _, currentPassword, ...contact } = values;
  return { ...contact, ...(newPassword && { password: newPassword }), ...(currentPassword && { currentPassword }) };
}
