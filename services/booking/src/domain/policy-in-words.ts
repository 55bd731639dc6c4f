/** What a renter agrees to, in the order in which it may concern them. */
export function policyInWords({ ownerResponseHours }: { ownerResponseHours: number }): string[] {
  return [
    `The owner answers within ${ownerResponseHours} hours. If the reservation is not confirmed, your whole deposit is refunded.`,
    'Once confirmed, the deposit is refunded in full only if you cancel within 24 hours of reserving and the charter is more than 72 hours away.',
    'Otherwise the deposit is not refundable.',
  ];
}
