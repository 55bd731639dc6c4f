import type { User } from '../generated/prisma/client';

/** The wanted changes of a profile; the phone in E.164, the password hashed. */
export interface Wanted {
  fullName?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
}

/** The fields used for signing in or for a new password: changing them takes more than a session. */
export type Secured = 'email' | 'phone' | 'password';

export interface ProfileChanges {
  /** Only what becomes another one: forms send the whole profile. */
  data: {
    fullName?: string;
    email?: string;
    phone?: string;
    password?: string;
    isVerified?: false;
    phoneConfirmedAt?: null;
    smsEnabled?: false;
  };
  secured: Secured[];
}

/** How a profile would change. The case of an email address makes no other address of it. */
export function profileChanges(user: Pick<User, 'fullName' | 'email' | 'phone'>, wanted: Wanted): ProfileChanges {
  const data: ProfileChanges['data'] = {};
  const secured: Secured[] = [];
  if (wanted.fullName !== undefined && wanted.fullName !== user.fullName) data.fullName = wanted.fullName;
  if (wanted.email !== undefined && wanted.email.toLowerCase() !== user.email.toLowerCase()) {
    Object.assign(data, { email: wanted.email, isVerified: false });
    secured.push('email');
  }
  if (wanted.phone !== undefined && wanted.phone !== user.phone) {
    Object.assign(data, { phone: wanted.phone, phoneConfirmedAt: null, smsEnabled: false });
    secured.push('phone');
  }
  if (wanted.password !== undefined) {
    data.password = wanted.password;
    secured.push('password');
  }
  return { data, secured };
}
