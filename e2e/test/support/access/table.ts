import { AUDIT_ROWS } from './audit-rows';
import { BOOKING_LIFE_ROWS } from './booking-life-rows';
import { BOOKING_ROWS } from './booking-rows';
import { CATALOG_ROWS } from './catalog-rows';
import { CHARTER_PICTURE_ROWS } from './charter-picture-rows';
import { CONVERSATION_ROWS } from './conversation-rows';
import { DOCK_ROWS } from './dock-rows';
import { IDENTITY_ROWS } from './identity-rows';
import { MESSAGE_ROWS } from './message-rows';
import { MONEY_ROWS } from './money-rows';
import { QUESTION_ROWS } from './question-rows';
import { REVIEW_ROWS } from './review-rows';
import type { Rows } from './situation';
import { SUPPORT_ROWS } from './support-rows';

/** Role × call × whose object: what everyone is answered, written down from the decisions and not from the contracts. */
export const TABLE: Rows = {
  ...IDENTITY_ROWS,
  ...CATALOG_ROWS,
  ...BOOKING_ROWS,
  ...BOOKING_LIFE_ROWS,
  ...MONEY_ROWS,
  ...MESSAGE_ROWS,
  ...CONVERSATION_ROWS,
  ...REVIEW_ROWS,
  ...QUESTION_ROWS,
  ...AUDIT_ROWS,
  ...SUPPORT_ROWS,
  // After the lists of bookings, as these charters are confirmed: their people may see each other.
  ...CHARTER_PICTURE_ROWS,
  ...DOCK_ROWS,
};
