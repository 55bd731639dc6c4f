import type { Person } from './booking-values';
import { phoneInWords } from './phone-in-words';
import type { Values } from './placeholders';

/** What a message about a user's own account may say; the user goes by the name of the role. */
export function accountValues({ role, fullName, email, phone }: Person & { role: string }): Values {
  if (role === 'owner') return { ownerName: fullName, ownerEmail: email, ownerPhone: phoneInWords(phone) };
  if (role === 'captain') return { captainName: fullName, captainPhone: phoneInWords(phone) };
  return { renterName: fullName, renterEmail: email, renterPhone: phoneInWords(phone) };
}
