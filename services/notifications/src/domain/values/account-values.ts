import { averageInWords, dateOfDay, formatPhone } from '@harbourline/policy';
import { dayInWords, english } from '@harbourline/policy/words';
import { TooLate } from '../deliveries/too-late';
import { bookingOf, type AboutAccount } from '../messages/about';
import type { Values } from '../placeholders/placeholders';
import { changeInWords, ifNotYouInWords } from '../words/account-change-in-words';
import { momentInWords } from '../words/time-in-words';
import type { Links } from './links';
import type { Person } from './person';

const REVIEWED = { boat: english`your boat`, captain: english`you as captain`, renter: english`you as renter` };
const charterInWords = ({ boatTitle, bookingId }: { boatTitle: string; bookingId: number }) =>
  english`${boatTitle}, booking #${bookingId}`;

type User = Person & { role: string };

/** The platform's own zone: a message about an account has no boat whose zone it could use. */
const ZONE = 'America/Toronto';
const LICENSES = {
  pleasure_craft: english`Pleasure Craft Operator’s License`,
  harbor: english`Port of Toronto Harbour License`,
};

/**
 * What a message about a user's own account may say at a time.
 * @throws TooLate for a link or a code that has stopped working.
 */
export function accountValues(told: AboutAccount, user: User, { links, now }: { links: Links; now: Date }): Values {
  const bookingId = bookingOf(told);
  return {
    fullName: user.fullName,
    ...byRole(user),
    ...(bookingId !== null && { bookingId: String(bookingId) }),
    ...valuesOf(told, links, now),
  };
}

/** The user goes by the name of the role. */
function byRole({ role, fullName, email, phone }: User): Values {
  if (role === 'owner') return { ownerName: fullName, ownerEmail: email, ownerPhone: formatPhone(phone) };
  if (role === 'captain') return { captainName: fullName, captainPhone: formatPhone(phone) };
  return { renterName: fullName, renterEmail: email, renterPhone: formatPhone(phone) };
}

function valuesOf(told: AboutAccount, links: Links, now: Date): Values {
  switch (told.kind) {
    case 'account':
      return {
        confirmationLink: told.sealedConfirmation && links.toConfirmEmail(told.sealedConfirmation),
        certifications: told.licensed ? english`${LICENSES.pleasure_craft} and ${LICENSES.harbor}` : undefined,
      };
    case 'confirm-email':
      return { confirmationLink: links.toConfirmEmail(told.sealedToken) };
    case 'password-reset': {
      const expiresAt = new Date(told.expiresAt);
      if (expiresAt <= now) throw new TooLate({ code: 'link_expired' });
      return { resetLink: links.toResetPassword(told.sealedToken), validUntil: momentInWords(expiresAt, ZONE) };
    }
    case 'phone-code':
      if (new Date(told.expiresAt) <= now) throw new TooLate({ code: 'code_expired' });
      return { phoneCode: links.codeOf(told.sealedCode) };
    case 'account-changed':
      return {
        whatChanged: changeInWords(told.changed),
        changedAt: momentInWords(new Date(told.at), ZONE),
        ifNotYou: ifNotYouInWords(told.changed),
      };
    case 'account-closed':
      return {};
    case 'license-accepted':
    case 'license-expiring':
    case 'license-expired':
      return {
        licenseName: LICENSES[told.licenseType],
        licenseExpiresOn: dayInWords(dateOfDay(told.expiresOn), 'UTC'),
      };
    case 'review-published':
      return {
        reviewOf: REVIEWED[told.about],
        reviewStars: english`${averageInWords(told.average)} out of 5`,
        reviewedCharter: charterInWords(told),
      };
    case 'review-hidden':
      return { reviewedCharter: charterInWords(told), hiddenReason: told.reason };
    case 'license-rejected':
      return { licenseName: LICENSES[told.licenseType], rejectionReason: told.reason };
  }
}
