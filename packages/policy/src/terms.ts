import {
  HOLD_HOURS,
  OWNER_PAYOUT_DAYS,
  OWNER_RESPONSE_HOURS,
  REFUND_CHOICE_HOURS,
  RENTER_RESPONSE_HOURS,
} from './deadlines';
import { NOTICE_HOURS } from './offer/notice';

/** The settings that sentences speak of, as a deployment has them. */
export interface Terms {
  ownerResponseHours: number;
  renterResponseHours: number;
  noticeHours: number;
  holdHours: number;
  refundChoiceHours: number;
  ownerPayoutDays: number;
}

export const DEFAULT_TERMS: Terms = {
  ownerResponseHours: OWNER_RESPONSE_HOURS,
  renterResponseHours: RENTER_RESPONSE_HOURS,
  noticeHours: NOTICE_HOURS,
  holdHours: HOLD_HOURS,
  refundChoiceHours: REFUND_CHOICE_HOURS,
  ownerPayoutDays: OWNER_PAYOUT_DAYS,
};
