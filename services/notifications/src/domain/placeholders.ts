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
  'depositToChoose',
  'chooseBy',
  'keptDeposit',
  'ownerShare',
  'fullName',
  'confirmationLink',
  'resetLink',
  'validUntil',
  'whatChanged',
  'changedAt',
  'ifNotYou',
  'licenseName',
  'rejectionReason',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** Those that a button may lead to: addresses of ours, made here and by nobody else. */
export const LINKS = ['confirmationLink', 'resetLink'] as const satisfies readonly Placeholder[];

/** What stands for them in one message. What is not there is not known, or not the recipient's business. */
export type Values = Partial<Record<Placeholder, string>>;
