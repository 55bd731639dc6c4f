/** Ids of what is there to be opened. */
export interface Places {
  boatId: number;
  bookingId: number;
  /** A confirmed one, with messages. */
  confirmedId: number;
  renterId: number;
  ownerId: number;
  captainId: number;
  /** Somebody who has not agreed to the terms. */
  newcomer: { phone: string; password: string };
}

export type Visiting = 'guest' | 'renter' | 'owner' | 'captain' | 'admin';

/** The addresses of every page that a role may see something on of its own; what everybody sees is the guest's. */
export function pagesOf({
  boatId,
  bookingId,
  confirmedId,
  renterId,
  ownerId,
  captainId,
}: Places): Record<Visiting, string[]> {
  return {
    guest: [
      '/',
      '/boats',
      '/boats?location=Toronto&capacity=1-6&q=nothing',
      `/boats/${boatId}`,
      '/boats/999999999',
      `/boats/${boatId}/reserve`,
      '/checkout',
      '/reservation-sent/999999999',
      '/auth',
      '/reset-password',
      '/reset-password?token=made-up',
      '/confirm-email?token=made-up',
      '/renter-dashboard',
      '/boat-management',
      '/lifestyle',
      '/pricing',
      '/about',
      '/contact',
      '/renters-faq',
      '/owners-captains-faq',
      '/terms',
      '/privacy',
      '/cookies',
      '/bookings/1/conversation',
      '/at-the-dock?id=1',
      '/lost-at-sea',
    ],
    renter: [
      '/checkout',
      '/renter-dashboard',
      `/renter-dashboard?booking=${bookingId}`,
      `/reservation-sent/${bookingId}`,
      `/bookings/${bookingId}/conversation`,
      `/bookings/${confirmedId}/conversation`,
      `/at-the-dock?id=${confirmedId}`,
      `/boats/${boatId}`,
      `/boats/${boatId}/reserve`,
    ],
    owner: [
      '/owner-dashboard',
      '/owner-dashboard?tab=questions',
      '/boat-management',
      `/boat-management?id=${boatId}`,
      '/renter-dashboard',
      `/bookings/${confirmedId}/conversation`,
      `/at-the-dock?id=${confirmedId}`,
    ],
    captain: ['/captain-dashboard'],
    admin: [
      '/admin-dashboard',
      '/admin/people?q=a',
      ...[renterId, ownerId, captainId].map((id) => `/admin/people/${id}`),
      `/boat-management?id=${boatId}`,
    ],
  };
}

const EVERYBODYS = [/^Edit Profile/, /^Sign out everywhere/];

/** The dialogs of each role by their titles: one that nobody has seen has not been judged. */
export const DIALOGS: Record<Visiting, readonly RegExp[]> = {
  guest: [
    /^When would you like to go/,
    /^Photos of/,
    /^Ask a Question/,
    /^Forgot your password/,
    /^Terms of service/,
    /^Before you continue/,
  ],
  renter: [
    ...EVERYBODYS,
    /^History/,
    /^Cancel this reservation/,
    /^Change your reservation/,
    /^Photos of/,
    /^Terms of service/,
    /^Report this conversation/,
    /^Confirm with your bank/,
  ],
  owner: [
    ...EVERYBODYS,
    /^History/,
    /^Decline this reservation/,
    /^Adjust Booking Details/,
    /^Cancel this confirmed booking/,
    /^Choose another captain/,
    /^Saved replies/,
    /^Free this time/,
    /^Block time/,
    /^Delete Boat Listing/,
    /^Leave without saving/,
    /^Custom rates/,
    /^Sign out before everything is sent/,
  ],
  captain: [...EVERYBODYS, /^History/, /^Cancel this charter/, /^Block time/],
  admin: [
    ...EVERYBODYS,
    /^Add Owner/,
    /^Add Captain/,
    /^Add Renter/,
    /^Add Booking/,
    /^Deactivate /,
    /^Change the role of/,
    /^Edit listing/,
    /^Delete Boat Listing/,
    /^Reject this license/,
    /^Booking #/,
    /^Notify the renter/,
    /^Notify the owner/,
    /^Mark .* as given back/,
    /^Mark .* as paid out/,
    /^Resolve this discrepancy/,
    /^Reset .* to the default/,
    /^Close without saving/,
    /^Do it anyway/,
  ],
};
