import {
  bookingAdjusted,
  bookingAdjustmentAccepted,
  bookingAdjustmentWithdrawn,
  bookingChangeAccepted,
  bookingChangeDeclined,
  bookingChangeLapsed,
  bookingChangeProposed,
  bookingChangeWithdrawn,
  bookingExpired,
} from '@harbourline/contracts';

/** What the history of a booking and everyone concerned are told of each step of a proposal. */
export const TOLD = {
  request: {
    proposed: { action: 'adjusted', event: bookingAdjusted },
    accepted: { action: 'adjustment accepted', event: bookingAdjustmentAccepted },
    withdrawn: { action: 'adjustment withdrawn', event: bookingAdjustmentWithdrawn },
    lapsed: { action: 'adjustment lapsed', event: bookingExpired },
  },
  charter: {
    proposed: { action: 'change proposed', event: bookingChangeProposed },
    accepted: { action: 'change accepted', event: bookingChangeAccepted },
    declined: { action: 'change declined', event: bookingChangeDeclined },
    withdrawn: { action: 'change withdrawn', event: bookingChangeWithdrawn },
    lapsed: { action: 'change lapsed', event: bookingChangeLapsed },
  },
} as const;
