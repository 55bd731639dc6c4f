/** The names that a template may put in double braces. */
export const PLACEHOLDERS = [
  'ownerName',
  'renterName',
  'captainName',
  'boatName',
  'bookingId',
  'startDate',
  'endDate',
  'startTime',
  'endTime',
  'duration',
  'guestCount',
  'totalPrice',
  'depositAmount',
  'balanceDue',
  'captainFee',
  'renterPhone',
  'renterEmail',
  'ownerPhone',
  'ownerEmail',
  'captainPhone',
  'specialRequests',
  'location',
  'respondBy',
  'cancellationReason',
  'cancellationDate',
  'refundAmount',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** What stands for them in one message. What is not there is not known, or not the recipient's business. */
export type Values = Partial<Record<Placeholder, string>>;
