/** Why any call may be refused, whatever its contract names besides. */
export const ERRORS_OF_ANY_CALL = {
  invalid_input: { status: 400, message: 'Please check the highlighted fields.' },
  malformed_body: { status: 400, message: 'The request body could not be read.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  forbidden: { status: 403, message: 'You are not allowed to do this.' },
  cross_origin: { status: 403, message: 'This request came from another site.' },
  not_found: { status: 404, message: 'Not found.' },
  method_not_allowed: { status: 405, message: 'This method is not supported here.' },
  request_timeout: { status: 408, message: 'The request took too long to arrive. Please try again.' },
  idempotency_key_reused: { status: 409, message: 'This Idempotency-Key was used for a different request.' },
  idempotency_in_progress: { status: 409, message: 'The same request is still in progress. Please try again.' },
  body_too_large: { status: 413, message: 'The request is too large.' },
  unsupported_media_type: { status: 415, message: 'This content type is not supported here.' },
  too_many_requests: { status: 429, message: 'Too many requests. Please try again later.' },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  bad_gateway: { status: 502, message: 'The service did not give a valid answer. Please try again.' },
  unavailable: { status: 503, message: 'The service is not available right now. Please try again.' },
  gateway_timeout: { status: 504, message: 'The service took too long to answer. Please try again.' },
} as const;

/**
 * The closed catalogue of error codes. A code stands for one reason; its HTTP status and default sentence are
 * renderings of it. A code that is not here does not compile.
 */
export const ERRORS = {
  ...ERRORS_OF_ANY_CALL,

  // Identity
  wrong_credentials: { status: 401, message: 'Invalid phone number or password. Please try again.' },
  session_expired: { status: 401, message: 'Your session has ended. Please sign in again.' },
  phone_taken: { status: 409, message: 'This phone number is already registered.' },
  email_taken: { status: 409, message: 'This email address is already registered.' },
  user_not_found: { status: 404, message: 'User not found.' },
  wrong_password: { status: 422, message: 'Your current password is incorrect.' },
  recent_sign_in_required: {
    status: 403,
    message: 'Please enter your current password to change your email, phone or password.',
  },
  phone_out_of_reach: { status: 422, message: 'We cannot send text messages to this phone number.' },
  phone_code_wrong: { status: 422, message: 'This is not the code that we sent. Please check it.' },
  phone_code_invalid: { status: 409, message: 'This code no longer works. Please ask for another one.' },
  phone_not_confirmed: { status: 409, message: 'Please confirm your phone number first.' },
  own_password_required: { status: 403, message: 'Please enter your own password to change an administrator.' },
  demo_account: {
    status: 403,
    message: 'This password belongs to the demonstration. Please use “Forgot password?” to choose one of your own.',
  },
  reset_link_invalid: { status: 404, message: 'This password reset link is invalid or expired.' },
  confirmation_link_invalid: { status: 404, message: 'This confirmation link is invalid or expired.' },
  own_account: { status: 409, message: 'You cannot change the role of your own account, or deactivate it.' },
  last_administrator: { status: 409, message: 'There has to be an active administrator.' },
  account_closed: { status: 409, message: 'This account was closed by its owner.' },
  account_has_open_matters: {
    status: 409,
    message: 'Your account cannot be closed yet. Please settle what is still open first.',
  },
  license_not_found: { status: 404, message: 'There is no such license on file.' },
  license_replaced: { status: 409, message: 'The captain has uploaded another license. Please look at that one.' },
  not_a_license: { status: 422, message: 'The file is neither an image nor a PDF.' },

  // Catalog
  email_not_confirmed: {
    status: 403,
    message: 'Please confirm your email address first: open the link in the email that we sent you.',
  },
  too_many_listings: {
    status: 429,
    message: 'You have listed as many boats as you can within 24 hours for now.',
  },
  listing_changed: {
    status: 409,
    message: 'This listing has been changed since you opened it. Please look at it again.',
  },
  boat_not_found: { status: 404, message: 'Boat not found.' },
  image_not_found: { status: 404, message: 'Image not found.' },
  image_damaged: { status: 404, message: 'The file of this image is damaged.' },
  not_an_image: { status: 422, message: 'The file is not an image file.' },
  file_too_large: { status: 413, message: 'The file is larger than 25MB.' },
  too_many_pictures: { status: 409, message: 'No more pictures can be uploaded for this charter.' },
  pictures_closed: { status: 409, message: 'Pictures cannot be added to this charter now.' },
  review_not_found: { status: 404, message: 'Review not found.' },
  review_not_due: {
    status: 409,
    message: 'A charter can be reviewed once it has taken place and its deposit was paid.',
  },
  review_written: { status: 409, message: 'You have reviewed this charter already, and a review cannot be changed.' },
  review_over: { status: 409, message: 'The time to review this charter is over.' },
  review_replied: { status: 409, message: 'You have replied to this review already, and a reply cannot be changed.' },
  review_reported: { status: 409, message: 'You have reported this review already.' },

  // Questions about boats
  question_not_found: { status: 404, message: 'Question not found.' },
  question_answered: { status: 409, message: 'This question has been answered already.' },
  question_not_answered: {
    status: 409,
    message: 'Only a question that you have answered can be shown on your boat’s page.',
  },
  question_holds_contact: {
    status: 409,
    message: 'This question contains contact details, so it cannot be shown on your boat’s page.',
  },
  question_reported: { status: 409, message: 'This question has been reported already.' },

  // Booking
  booking_just_changed: {
    status: 409,
    message: 'This booking has just changed. Please try again in a moment.',
  },
  booking_not_found: { status: 404, message: 'Booking not found.' },
  hold_not_found: { status: 404, message: 'This reservation is no longer held.' },
  hold_expired: { status: 409, message: 'The time to pay for this reservation has run out. Please start over.' },
  slot_taken: { status: 409, message: 'This time has just been taken. Please choose another one.' },
  captain_taken: { status: 409, message: 'This captain is not free at that time. Please choose another one.' },
  own_hold: { status: 409, message: 'You are already reserving this boat at that time.' },
  too_many_holds: { status: 409, message: 'You already have 3 reservations waiting for payment.' },
  hold_cools_down: {
    status: 429,
    message: 'You have not paid for several reservations of this boat, so it cannot be held for you right now.',
  },
  /** `fields` says which rules, by the names that `despite` takes. */
  confirmation_needed: { status: 409, message: 'This breaks a rule that applies to everyone else.' },
  price_changed: { status: 409, message: 'The price has changed. Please check the new amount.' },
  boat_unavailable: { status: 409, message: 'This boat cannot be reserved right now.' },
  captain_unavailable: { status: 422, message: 'This captain does not take charters on this boat.' },
  outside_hours: {
    status: 422,
    message: 'Charters start every 30 minutes between 10:00 a.m. and 10:30 p.m., local time.',
  },
  duration_not_allowed: { status: 422, message: 'This boat cannot be reserved for that number of hours.' },
  notice_too_short: { status: 422, message: 'Reservations need more advance notice.' },
  too_many_guests: { status: 422, message: 'This boat does not carry that many guests.' },
  captain_required: { status: 422, message: 'This boat goes out with a captain only. Please choose one.' },
  booking_not_active: { status: 409, message: 'This booking has already ended.' },
  booking_not_confirmed: { status: 409, message: 'This is available once the booking is confirmed.' },
  booking_final: { status: 409, message: 'A canceled booking stays canceled. Please make a new one.' },
  booking_not_adjusted: { status: 409, message: 'There is no proposed change to answer.' },
  charter_started: { status: 409, message: 'This charter has already begun. Please contact us.' },
  same_time: { status: 422, message: 'The reservation already has this time.' },
  captain_not_wanted: { status: 409, message: 'This booking does not need another captain.' },
  captain_too_expensive: { status: 422, message: 'This captain charges more than the one who left.' },
  captain_awaited: {
    status: 409,
    message: 'The owner has accepted this reservation. It is confirmed as soon as its captain accepts as well.',
  },
  captain_declined: {
    status: 409,
    message: 'The captain cannot take this charter. The owner has to choose another one first.',
  },
  captain_not_asked: { status: 409, message: 'This reservation is not waiting for your answer.' },
  no_captain: { status: 409, message: 'This booking has no captain.' },
  no_choice: { status: 409, message: 'There is nothing to choose for this booking.' },
  deposit_above_total: { status: 422, message: 'The deposit would be more than the total price.' },
  deposit_too_small: { status: 422, message: 'The deposit of this booking is too small for this change.' },
  deposit_not_paid: {
    status: 409,
    message: 'There is no receipt because the deposit for this booking has not been paid.',
  },
  deposit_paid_by_card: { status: 409, message: 'This deposit was paid by card and cannot be changed.' },
  block_not_found: { status: 404, message: 'Blocked time not found.' },
  too_many_blocks: { status: 409, message: 'This calendar has as many blocked times to come as it can have.' },
  block_not_allowed: {
    status: 422,
    message: 'Blocked time has to end in the future, and can be at most one year long.',
  },
  booking_not_pending: { status: 409, message: 'This reservation has already been answered.' },
  booking_adjusted: { status: 409, message: 'The renter has to answer your proposal first.' },
  change_waiting: { status: 409, message: 'A proposed change is already waiting for an answer.' },
  change_not_open: { status: 409, message: 'This proposed change is no longer open. Please look again.' },
  too_early_to_call_off: {
    status: 409,
    message: 'It is too early to call this charter off for weather or mechanical reasons.',
  },
  dock_not_open: { status: 409, message: 'This cannot be recorded at this time.' },
  dock_not_yours: { status: 403, message: 'This is for the other side to record.' },
  dock_not_checked_in: { status: 409, message: 'Please record the check-in first.' },
  dock_record_settled: {
    status: 409,
    message: 'Both sides have agreed to this record already, and it cannot be changed.',
  },
  dock_record_not_found: { status: 409, message: 'There is a newer record. Please look at that one.' },
  balance_differs: { status: 409, message: 'This is not the balance that is due. Please look at the amount again.' },
  already_called_off: { status: 409, message: 'This charter has already been called off.' },
  not_as_called_off: {
    status: 422,
    message:
      'This charter was called off. Only its time can change, and the new start cannot be so long after the first.',
  },
  same_charter: { status: 422, message: 'The charter is like that already.' },
  too_many_changes: {
    status: 429,
    message: 'You have changed this booking, or proposed changes to it, many times within 24 hours.',
  },
  response_overdue: { status: 409, message: 'The time to answer this reservation has run out.' },

  // Payments
  manual_refund_not_found: { status: 404, message: 'There is no such deposit to give back.' },
  payments_not_configured: { status: 503, message: 'Card payments are not available right now.' },
  payment_not_found: { status: 404, message: 'Payment not found.' },
  payment_not_succeeded: { status: 409, message: 'The payment has not succeeded yet.' },
  too_many_payments: {
    status: 429,
    message: 'You have started many payments within an hour, so you cannot start another one right now.',
  },
  too_many_failed_cards: {
    status: 429,
    message: 'Too many cards were declined, so no card can be tried for a while. You have not been charged.',
  },
  payment_under_way: { status: 409, message: 'The payment for this reservation is in progress.' },
  payment_mismatch: { status: 409, message: 'The payment does not belong to this reservation.' },
  refund_not_found: { status: 404, message: 'Refund not found.' },
  refund_not_failed: { status: 409, message: 'This refund is not waiting for another attempt.' },
  payout_not_found: { status: 404, message: 'There is no amount due for this booking.' },
  payout_not_due: { status: 409, message: 'This amount is not due yet, or has been paid out.' },
  discrepancy_not_found: { status: 404, message: 'Discrepancy not found.' },
  payment_provider_failed: { status: 502, message: 'The card provider did not respond. Please try again.' },
  bad_signature: { status: 400, message: 'The signature is not valid.' },

  // Notifications
  template_not_found: { status: 404, message: 'There is no such template.' },
  template_not_usable: { status: 422, message: 'Please check the placeholders of this message.' },
  template_required: { status: 409, message: 'People wait for this message, so it cannot be switched off.' },
  template_changed: {
    status: 409,
    message: 'This message has been changed since you opened it. Please look at it again.',
  },
  template_switched_off: { status: 409, message: 'This message is switched off in the settings.' },
  mail_server_failed: { status: 502, message: 'The mail server did not take the message.' },
  sms_not_configured: { status: 409, message: 'SMS is not set up yet.' },
  sms_provider_failed: { status: 502, message: 'The SMS provider did not take the message.' },
  delivery_not_found: { status: 404, message: 'Message not found.' },
  delivery_not_failed: { status: 409, message: 'Only a message that has failed can be sent again.' },
  nothing_to_tell: { status: 409, message: 'There is nothing more to tell about this booking.' },
  contact_message_not_found: { status: 404, message: 'Message not found.' },
  conversation_not_open: { status: 409, message: 'You can write to each other once the booking is confirmed.' },
  conversation_over: { status: 409, message: 'The time to write about this charter is over.' },
  conversation_full: { status: 409, message: 'This conversation has reached its limit. Please call instead.' },
  conversation_empty: { status: 409, message: 'There is no message that could be reported.' },
  conversation_reported: {
    status: 409,
    message: 'You have reported this conversation already. We are looking into it.',
  },
  too_many_messages: { status: 429, message: 'You have written a lot of messages within an hour.' },
  saved_reply_not_found: { status: 404, message: 'Saved reply not found.' },
  saved_reply_changed: {
    status: 409,
    message: 'This saved reply has been changed since you opened it. Please look at it again.',
  },
  too_many_saved_replies: { status: 409, message: 'You have as many saved replies as there can be.' },
  report_not_found: { status: 404, message: 'Report not found.' },
  report_closed: { status: 409, message: 'This report is closed.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every failed call. `fields` holds a message per input field, by its dotted path. */
export interface ErrorBody {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  requestId: string;
}
