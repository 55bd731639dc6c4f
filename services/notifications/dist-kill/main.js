"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// packages/contracts/src/define-event.ts
var import_zod = require("zod");
var eventEnvelope = import_zod.z.object({
  specversion: import_zod.z.literal("1.0"),
  id: import_zod.z.uuid(),
  source: import_zod.z.string(),
  type: import_zod.z.string(),
  subject: import_zod.z.string(),
  time: import_zod.z.iso.datetime(),
  datacontenttype: import_zod.z.literal("application/json"),
  aggregateversion: import_zod.z.int().nonnegative(),
  traceparent: import_zod.z.string().optional(),
  data: import_zod.z.unknown()
});
function defineEvent(event) {
  return event;
}

// packages/contracts/src/define-route.ts
var ROLES = ["renter", "owner", "captain", "admin"];
var SERVICES = ["identity", "catalog", "booking", "payments", "notifications"];
function defineRoute(route2) {
  return route2;
}

// packages/contracts/src/errors.ts
var ERRORS = {
  // Any call
  invalid_input: { status: 400, message: "Please check the highlighted fields." },
  malformed_body: { status: 400, message: "The request body could not be read." },
  unauthenticated: { status: 401, message: "Please sign in." },
  forbidden: { status: 403, message: "You are not allowed to do this." },
  cross_origin: { status: 403, message: "This request came from another site." },
  not_found: { status: 404, message: "Not found." },
  method_not_allowed: { status: 405, message: "This method is not supported here." },
  idempotency_key_reused: { status: 409, message: "This Idempotency-Key was used for a different request." },
  idempotency_in_progress: { status: 409, message: "The same request is still being worked on. Please try again." },
  body_too_large: { status: 413, message: "The request is too large." },
  unsupported_media_type: { status: 415, message: "This content type is not supported here." },
  too_many_requests: { status: 429, message: "Too many requests. Please wait a moment and try again." },
  internal: { status: 500, message: "Something went wrong on our side. Please try again." },
  bad_gateway: { status: 502, message: "The service gave no valid answer. Please try again." },
  unavailable: { status: 503, message: "The service is not available right now. Please try again." },
  gateway_timeout: { status: 504, message: "The service took too long to answer. Please try again." },
  // Identity
  wrong_credentials: { status: 401, message: "Invalid phone number or password. Please try again." },
  session_expired: { status: 401, message: "Your session has ended. Please sign in again." },
  phone_taken: { status: 409, message: "This phone number is already registered." },
  email_taken: { status: 409, message: "This email address is already registered." },
  user_not_found: { status: 404, message: "User not found." },
  // Catalog
  boat_not_found: { status: 404, message: "Boat not found." },
  image_not_found: { status: 404, message: "Image not found." },
  not_an_image: { status: 422, message: "The file is not an image file." },
  file_too_large: { status: 413, message: "The file is larger than 25MB." },
  // Booking
  booking_not_found: { status: 404, message: "Booking not found." },
  hold_not_found: { status: 404, message: "This reservation is no longer held." },
  hold_expired: { status: 409, message: "The time to pay for this reservation has run out. Please start over." },
  slot_taken: { status: 409, message: "This time has just been taken. Please choose another one." },
  captain_taken: { status: 409, message: "This captain is not free at that time. Please choose another one." },
  own_hold: { status: 409, message: "You are already reserving this boat at that time." },
  too_many_holds: { status: 409, message: "You already have 3 reservations waiting for payment." },
  price_changed: { status: 409, message: "The price has changed. Please check the new amount." },
  boat_unavailable: { status: 409, message: "This boat cannot be reserved right now." },
  captain_unavailable: { status: 422, message: "This captain does not take charters on this boat." },
  outside_hours: { status: 422, message: "Charters start between 10:00 and 22:30, every 30 minutes." },
  duration_not_allowed: { status: 422, message: "This boat cannot be reserved for that long or that short." },
  notice_too_short: { status: 422, message: "Reservations need at least 36 hours advance notice." },
  too_many_guests: { status: 422, message: "This boat does not carry that many guests." },
  booking_not_pending: { status: 409, message: "This reservation has been answered already." },
  booking_adjusted: { status: 409, message: "The renter has to answer the changed time first." },
  response_overdue: { status: 409, message: "The time to answer this reservation has run out." },
  // Payments
  payments_not_configured: { status: 503, message: "Card payments are not available right now." },
  payment_not_found: { status: 404, message: "Payment not found." },
  payment_not_succeeded: { status: 409, message: "The payment has not succeeded yet." },
  payment_under_way: { status: 409, message: "The payment for this reservation is under way." },
  payment_mismatch: { status: 409, message: "The payment does not belong to this reservation." },
  payment_provider_failed: { status: 502, message: "The card provider gave no answer. Please try again." },
  bad_signature: { status: 400, message: "The signature is not valid." }
};

// packages/contracts/src/primitives.ts
var import_zod2 = require("zod");
var id = import_zod2.z.int().positive();
var idText = import_zod2.z.coerce.number().int().positive();
var dollars = import_zod2.z.number().nonnegative().max(1e7).refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, "At most two decimals");
var cents = import_zod2.z.int();
var moment = import_zod2.z.string().max(40).regex(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?$/,
  "Please give a date and time, such as 2026-07-01T14:00:00Z"
);
var instant = import_zod2.z.iso.datetime({ offset: true });
var localDate = import_zod2.z.iso.date();
var clockTime = import_zod2.z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please give a time, such as 14:30");
var city = import_zod2.z.enum(["Toronto", "Montreal", "Mississauga", "Cancun"]);
var email = import_zod2.z.string().trim().pipe(import_zod2.z.email("Please enter a valid email address").max(254));
var phone = import_zod2.z.string().trim().min(10, "Phone number must be at least 10 digits").max(32);
var password = import_zod2.z.string().min(6, "Password must be at least 6 characters").max(200);
var fullName = import_zod2.z.string().trim().min(2, "Full name must be at least 2 characters").max(120);

// packages/contracts/src/booking/bookings.ts
var import_zod5 = require("zod");

// packages/contracts/src/booking/holds.ts
var import_zod4 = require("zod");

// packages/contracts/src/booking/quote.ts
var import_zod3 = require("zod");
var reservationRequest = import_zod3.z.object({
  boatId: id,
  startDate: moment,
  endDate: moment,
  captainId: id.nullable().default(null),
  guestCount: import_zod3.z.int().min(1, "At least 1 guest is required").max(50, "Maximum 50 guests allowed")
});
var priceView = import_zod3.z.object({
  hours: import_zod3.z.number(),
  hourlyRate: dollars,
  captainHourlyRate: dollars.nullable(),
  boatRentalAmount: dollars,
  captainFee: dollars,
  totalPrice: dollars,
  depositAmount: dollars,
  /** Due from the renter to the owner once confirmed. */
  balanceDue: dollars,
  /** Due from the renter to the captain at boarding. */
  dueToCaptain: dollars
});
var quoteView = priceView.extend({
  boatId: id,
  captainId: id.nullable(),
  startDate: instant,
  endDate: instant,
  zone: import_zod3.z.string(),
  /** The cancellation policy in words. */
  policy: import_zod3.z.array(import_zod3.z.string()),
  free: import_zod3.z.boolean(),
  /** Why it cannot be reserved, when it cannot. */
  reason: import_zod3.z.object({ code: import_zod3.z.enum(Object.keys(ERRORS)), message: import_zod3.z.string() }).nullable()
});
var quoteReservation = defineRoute({
  method: "POST",
  path: "/api/bookings/quote",
  summary: "What a reservation would cost, and whether it is free",
  audience: "anyone",
  body: reservationRequest,
  responses: { 200: quoteView },
  errors: ["boat_not_found"]
});
var boatAvailability = defineRoute({
  method: "GET",
  path: "/api/boats/:id/availability",
  summary: "When a boat is taken in a range of local dates (at most 62 days), without anybody's data",
  audience: "anyone",
  params: import_zod3.z.object({ id: idText }),
  query: import_zod3.z.object({ from: localDate, to: localDate }),
  responses: {
    200: import_zod3.z.object({
      boatId: id,
      zone: import_zod3.z.string(),
      /** The first instant at which a charter may start, by the rule of notice. */
      earliestStart: instant,
      /** Wall-clock times at which charters start, every day. */
      startTimes: import_zod3.z.array(clockTime),
      busy: import_zod3.z.array(import_zod3.z.object({ startDate: instant, endDate: instant }))
    })
  },
  errors: ["boat_not_found"]
});

// packages/contracts/src/booking/holds.ts
var reservationPayload = reservationRequest.extend({
  renterId: id.optional(),
  specialRequests: import_zod4.z.string().trim().max(2e3).nullable().default(null),
  purposeOfRental: import_zod4.z.string().trim().max(200).nullable().default(null),
  totalPrice: dollars.optional(),
  boatRentalAmount: dollars.optional(),
  captainFee: dollars.optional(),
  depositAmount: dollars.optional()
});
var holdView = import_zod4.z.object({ holdId: import_zod4.z.uuid(), expiresAt: instant, quote: quoteView });
var createHold = defineRoute({
  method: "POST",
  path: "/api/bookings/holds",
  summary: "Hold a slot for 15 minutes at a fixed price while the renter pays",
  audience: ["renter"],
  body: reservationPayload,
  idempotent: true,
  responses: { 201: holdView },
  errors: [
    "boat_not_found",
    "boat_unavailable",
    "slot_taken",
    "captain_taken",
    "captain_unavailable",
    "own_hold",
    "too_many_holds",
    "price_changed",
    "outside_hours",
    "duration_not_allowed",
    "notice_too_short",
    "too_many_guests"
  ]
});
var getHold = defineRoute({
  method: "GET",
  path: "/api/bookings/holds/:id",
  summary: "The renter's own live hold, so that a checkout can be resumed",
  audience: ["renter"],
  params: import_zod4.z.object({ id: import_zod4.z.uuid() }),
  responses: { 200: holdView },
  errors: ["hold_not_found"]
});
var releaseHold = defineRoute({
  method: "DELETE",
  path: "/api/bookings/holds/:id",
  summary: "Give a held slot back",
  audience: ["renter"],
  params: import_zod4.z.object({ id: import_zod4.z.uuid() }),
  responses: { 204: "empty" },
  errors: ["hold_not_found"]
});

// packages/contracts/src/booking/bookings.ts
var bookingStatus = import_zod5.z.enum(["pending", "confirmed", "cancelled", "completed"]);
var bookingOutcome = import_zod5.z.enum([
  "renter_cancelled",
  "owner_declined",
  "expired",
  "adjustment_lapsed",
  "owner_cancelled",
  "captain_cancelled",
  "platform_cancelled",
  "boat_withdrawn",
  "slot_lost"
]);
var contact = import_zod5.z.object({ fullName: import_zod5.z.string(), phone: import_zod5.z.string(), email: import_zod5.z.string() });
var bookingView = import_zod5.z.object({
  id,
  status: bookingStatus,
  outcome: bookingOutcome.nullable(),
  createdAt: instant,
  boatId: id,
  boatName: import_zod5.z.string().nullable(),
  renterId: id,
  captainId: id.nullable(),
  startDate: instant,
  endDate: instant,
  zone: import_zod5.z.string(),
  guestCount: import_zod5.z.int(),
  specialRequests: import_zod5.z.string().nullable(),
  purposeOfRental: import_zod5.z.string().nullable(),
  totalPrice: dollars,
  boatRentalAmount: dollars,
  captainFee: dollars,
  depositAmount: dollars,
  balanceDue: dollars,
  dueToCaptain: dollars,
  paidDate: instant.nullable(),
  paymentIntentId: import_zod5.z.string().nullable(),
  ownerAdjusted: import_zod5.z.boolean(),
  adjustedStartTime: import_zod5.z.string().nullable(),
  adjustedCaptainId: id.nullable(),
  /** Until when somebody has to answer; null when nobody has to. */
  respondBy: instant.nullable(),
  cancelledAt: instant.nullable(),
  cancellationReason: import_zod5.z.string().nullable(),
  boat: import_zod5.z.object({
    id,
    length: import_zod5.z.number(),
    model: import_zod5.z.string(),
    boatName: import_zod5.z.string().nullable(),
    title: import_zod5.z.string(),
    city,
    capacity: import_zod5.z.int(),
    images: import_zod5.z.array(import_zod5.z.string())
  }),
  owner: contact.nullable(),
  renter: contact.nullable(),
  captain: import_zod5.z.object({ fullName: import_zod5.z.string(), phone: import_zod5.z.string().nullable() }).nullable()
});
var createBooking = defineRoute({
  method: "POST",
  path: "/api/bookings",
  summary: "Turn a paid deposit into a pending reservation; a repeat answers the same booking",
  audience: ["renter"],
  body: reservationPayload.extend({ paymentIntentId: import_zod5.z.string().min(1).max(255), holdId: import_zod5.z.uuid().optional() }),
  responses: { 201: bookingView },
  errors: [
    "hold_not_found",
    "hold_expired",
    "slot_taken",
    "price_changed",
    "payment_not_found",
    "payment_not_succeeded",
    "payment_mismatch",
    "boat_not_found"
  ]
});
var listBookings = defineRoute({
  method: "GET",
  path: "/api/bookings",
  summary: "The caller's bookings, newest first",
  audience: ["renter", "owner", "admin"],
  query: import_zod5.z.object({
    renterId: idText.optional(),
    ownerId: idText.optional(),
    limit: import_zod5.z.coerce.number().int().min(1).max(200).optional(),
    cursor: idText.optional()
  }),
  responses: { 200: import_zod5.z.array(bookingView) },
  errors: ["user_not_found"]
});
var getBooking = defineRoute({
  method: "GET",
  path: "/api/bookings/:id",
  summary: "One booking, as the caller may see it",
  audience: ["renter", "owner", "captain", "admin"],
  params: import_zod5.z.object({ id: idText }),
  responses: { 200: bookingView },
  errors: ["booking_not_found"]
});

// packages/contracts/src/booking/internal.ts
var import_zod6 = require("zod");
var holdCost = defineRoute({
  method: "GET",
  path: "/internal/holds/:id/cost",
  summary: "Deposit and renter of a live hold",
  audience: { services: ["payments"] },
  params: import_zod6.z.object({ id: import_zod6.z.uuid() }),
  responses: {
    200: import_zod6.z.object({
      holdId: import_zod6.z.uuid(),
      renterId: id,
      boatId: id,
      depositCents: cents,
      expiresAt: instant,
      status: import_zod6.z.enum(["live", "booked", "released", "expired"])
    })
  },
  errors: ["hold_not_found"]
});

// packages/contracts/src/booking/update-booking.ts
var import_zod7 = require("zod");
var cleared = import_zod7.z.null().optional();
var cancelled = import_zod7.z.enum(["cancelled", "canceled"]);
var updateBooking = defineRoute({
  method: "PATCH",
  path: "/api/bookings/:id",
  summary: "Answer or cancel a reservation",
  audience: ["renter", "owner"],
  params: import_zod7.z.object({ id: idText }),
  actions: {
    acceptReservation: {
      audience: ["owner"],
      body: import_zod7.z.object({
        status: import_zod7.z.literal("confirmed"),
        ownerAdjusted: import_zod7.z.literal(false).optional(),
        adjustedStartTime: cleared,
        adjustedCaptainId: cleared
      })
    },
    declineReservation: {
      audience: ["owner"],
      body: import_zod7.z.object({
        status: cancelled,
        reason: import_zod7.z.string().trim().max(500).optional(),
        ownerAdjusted: import_zod7.z.literal(false).optional(),
        adjustedStartTime: cleared,
        adjustedCaptainId: cleared
      })
    },
    cancelReservation: { audience: ["renter"], body: import_zod7.z.object({ status: cancelled }) }
  },
  responses: { 200: bookingView },
  errors: ["booking_not_found", "booking_not_pending", "booking_adjusted", "response_overdue"]
});

// packages/contracts/src/catalog/boats.ts
var import_zod8 = require("zod");
var AMENITIES = {
  "Main Equipment": [
    "Air Conditioning",
    "Sound System",
    "Cooler",
    "Washroom",
    "Generator",
    "Hot Water",
    "Nap Area",
    "Television"
  ],
  Kitchen: ["Freezer/Fridge", "Stove", "Microwave", "Ice Maker", "Stewardess"],
  "Watersport Equipment": ["Surf boards", "Floaties", "Fishing Gear", "Snorkeling Gear", "Life Jackets"]
};
var boatCard = import_zod8.z.object({
  id,
  model: import_zod8.z.string(),
  city,
  capacity: import_zod8.z.int(),
  rate: dollars,
  length: import_zod8.z.number(),
  images: import_zod8.z.array(import_zod8.z.string()),
  title: import_zod8.z.string(),
  minimumHours: import_zod8.z.int(),
  isAvailable: import_zod8.z.boolean()
});
var boatView = boatCard.extend({
  description: import_zod8.z.string(),
  amenities: import_zod8.z.array(import_zod8.z.string()),
  customRates: import_zod8.z.record(localDate, import_zod8.z.number().positive()),
  preferredCaptainId: id.nullable(),
  videoUrl: import_zod8.z.string().nullable(),
  ownerId: id,
  boatName: import_zod8.z.string().optional(),
  views: import_zod8.z.int().optional(),
  zone: import_zod8.z.string()
});
var range = import_zod8.z.string().max(20).transform((text) => text.replace(/^(\d+) $/, "$1+")).pipe(import_zod8.z.string().regex(/^(all|any|\d{1,6}-\d{1,6}|\d{1,6}\+)$/i, "Please give a range, such as 6+ or 100-300"));
var PHOTOS_REQUIRED = "Photos Required - Please upload at least 3 photos to create your boat listing";
var boatFilters = import_zod8.z.object({
  /** A city in any case, or `all`. */
  location: import_zod8.z.string().max(40).optional(),
  /** A bucket (`1-8`, `13+`) or a minimum (`6+`); at least, at most, inclusive. */
  capacity: range.optional(),
  /** Dollars per hour, bounds inclusive. */
  price: range.optional(),
  includeInactive: import_zod8.z.enum(["true", "false"]).optional(),
  limit: import_zod8.z.coerce.number().int().min(1).max(200).optional(),
  cursor: import_zod8.z.string().max(200).optional()
});
var listBoats = defineRoute({
  method: "GET",
  path: "/api/boats",
  summary: "Boats that can be reserved, highest rate first; a Link header leads to the next page",
  audience: "anyone",
  query: boatFilters,
  responses: { 200: import_zod8.z.array(boatCard) },
  errors: []
});
var getBoat = defineRoute({
  method: "GET",
  path: "/api/boats/:id",
  summary: "One boat",
  audience: "anyone",
  params: import_zod8.z.object({ id: idText }),
  responses: { 200: boatView },
  errors: ["boat_not_found"]
});
var listOwnerBoats = defineRoute({
  method: "GET",
  path: "/api/boats/owner/:ownerId",
  summary: "An owner's own boats",
  audience: ["owner", "admin"],
  params: import_zod8.z.object({ ownerId: idText }),
  responses: { 200: import_zod8.z.array(boatView) },
  errors: ["user_not_found"]
});
var boatCreation = import_zod8.z.object({
  ownerId: id.optional(),
  boatName: import_zod8.z.string().trim().min(1, "Boat name is required").max(80),
  model: import_zod8.z.string().trim().min(1, "Model is required").max(80),
  description: import_zod8.z.string().trim().max(5e3).default(""),
  city,
  capacity: import_zod8.z.int().min(1).max(500),
  length: import_zod8.z.int().min(1).max(500),
  rate: import_zod8.z.int().min(1).max(1e5),
  minimumHours: import_zod8.z.int().min(1).max(12).default(3),
  images: import_zod8.z.array(
    import_zod8.z.string().regex(/^\/api\/image\/boat-images\/[\w-]+\.jpg$/, "Not a picture that was uploaded here"),
    PHOTOS_REQUIRED
  ).min(3, PHOTOS_REQUIRED).max(30),
  amenities: import_zod8.z.array(import_zod8.z.enum(Object.values(AMENITIES).flat())).default([]),
  videoUrl: import_zod8.z.url({ protocol: /^https$/ }).nullable().default(null),
  customRates: import_zod8.z.record(localDate, import_zod8.z.int().min(1).max(1e5)).default({}),
  isAvailable: import_zod8.z.boolean().default(true)
});
var createBoat = defineRoute({
  method: "POST",
  path: "/api/boats",
  summary: "List a boat",
  audience: ["owner", "admin"],
  body: boatCreation,
  idempotent: true,
  responses: { 201: boatView },
  errors: []
});
var toggleBoatAvailability = defineRoute({
  method: "PATCH",
  path: "/api/boats/:id/toggle-availability",
  summary: "Show or hide a listing",
  audience: ["owner", "admin"],
  params: import_zod8.z.object({ id: idText }),
  responses: { 200: boatView },
  errors: ["boat_not_found"]
});

// packages/contracts/src/catalog/captains.ts
var import_zod9 = require("zod");
var boatCaptain = import_zod9.z.object({ id, fullName: import_zod9.z.string(), hourlyRate: dollars, preferred: import_zod9.z.boolean() });
var listBoatCaptains = defineRoute({
  method: "GET",
  path: "/api/boats/:id/captains",
  summary: "Captains with both licences who take charters on this boat, the preferred one first",
  audience: "anyone",
  params: import_zod9.z.object({ id: idText }),
  responses: { 200: import_zod9.z.array(boatCaptain) },
  errors: ["boat_not_found"]
});
var captainBoat = import_zod9.z.object({ boatId: id, captainId: id, hourlyRate: dollars });
var saveCaptainRates = defineRoute({
  method: "POST",
  path: "/api/captain-rates",
  summary: "Replace the captain's rates in every city that occurs in the list; an empty list clears all",
  audience: ["captain", "admin"],
  body: import_zod9.z.object({
    rates: import_zod9.z.array(import_zod9.z.object({ boatId: id, captainId: id, rate: import_zod9.z.int().min(1).max(1e4) })).max(2e3)
  }),
  idempotent: true,
  responses: { 200: import_zod9.z.array(captainBoat) },
  errors: ["boat_not_found", "user_not_found"]
});

// packages/contracts/src/catalog/images.ts
var import_zod10 = require("zod");
var uploadImages = defineRoute({
  method: "POST",
  path: "/api/upload",
  summary: "Upload pictures of a boat (multipart, field `images`, at most 25 MB each)",
  audience: ["owner", "admin"],
  bodyKind: "multipart",
  responses: { 201: import_zod10.z.object({ imageUrls: import_zod10.z.array(import_zod10.z.string()) }) },
  errors: ["not_an_image", "file_too_large"]
});
var IMAGE_WIDTHS = [320, 640, 960, 1280, 1920];
var getImage = defineRoute({
  method: "GET",
  path: "/api/image/*path",
  summary: "A picture of a boat, as WebP where the browser takes it, at one of the fixed widths",
  audience: "anyone",
  params: import_zod10.z.object({ path: import_zod10.z.string().regex(/^boat-images\/[a-zA-Z0-9-]+\.jpg$/) }),
  query: import_zod10.z.object({ w: import_zod10.z.coerce.number().pipe(import_zod10.z.literal(IMAGE_WIDTHS)).optional() }),
  responses: { 200: "stream", 304: "empty" },
  errors: ["image_not_found"]
});
var getPlaceholder = defineRoute({
  method: "GET",
  path: "/api/placeholder/:width/:height",
  summary: "A neutral picture of the given size, as SVG",
  audience: "anyone",
  params: import_zod10.z.object({
    width: import_zod10.z.coerce.number().int().min(1).max(4e3),
    height: import_zod10.z.coerce.number().int().min(1).max(4e3)
  }),
  responses: { 200: "stream" },
  errors: []
});

// packages/contracts/src/events/boats.ts
var import_zod11 = require("zod");
var boatState = import_zod11.z.object({
  id,
  ownerId: id,
  boatName: import_zod11.z.string(),
  model: import_zod11.z.string(),
  city,
  capacity: import_zod11.z.int(),
  length: import_zod11.z.number(),
  rateCents: cents,
  minimumHours: import_zod11.z.int(),
  customRates: import_zod11.z.record(localDate, import_zod11.z.number()),
  images: import_zod11.z.array(import_zod11.z.string()),
  available: import_zod11.z.boolean()
});
var sample = {
  id: 12,
  ownerId: 3,
  boatName: "Northern Light",
  model: "Sea Ray Sundancer",
  city: "Toronto",
  capacity: 12,
  length: 45,
  rateCents: 35e3,
  minimumHours: 3,
  customRates: { "2026-07-01": 420 },
  images: ["/api/image/boat-images/3f0c.jpg"],
  available: true
};
var boatCreated = defineEvent({
  type: "boat.created.v1",
  source: "catalog",
  aggregate: "boat",
  data: boatState,
  sample
});
var boatUpdated = defineEvent({
  type: "boat.updated.v1",
  source: "catalog",
  aggregate: "boat",
  data: boatState,
  sample
});
var captainRateState = import_zod11.z.object({ boatId: id, captainId: id, hourlyRateCents: cents, active: import_zod11.z.boolean() });
var captainRateChanged = defineEvent({
  type: "captain-rate.changed.v1",
  source: "catalog",
  aggregate: "captain-rate",
  data: captainRateState,
  sample: { boatId: 12, captainId: 7, hourlyRateCents: 6500, active: true }
});

// packages/contracts/src/events/bookings.ts
var import_zod12 = require("zod");
var bookingState = import_zod12.z.object({
  id,
  status: bookingStatus,
  outcome: bookingOutcome.nullable(),
  boatId: id,
  renterId: id,
  ownerId: id,
  captainId: id.nullable(),
  startDate: instant,
  endDate: instant,
  zone: import_zod12.z.string(),
  guestCount: import_zod12.z.int(),
  specialRequests: import_zod12.z.string().nullable(),
  boatRentalCents: cents,
  captainFeeCents: cents,
  totalCents: cents,
  depositCents: cents,
  balanceFromRenterCents: cents,
  dueToCaptainCents: cents,
  paymentIntentId: import_zod12.z.string().nullable(),
  respondBy: instant.nullable(),
  cancellationReason: import_zod12.z.string().nullable(),
  /** What of the deposit goes back to the renter, once the booking is cancelled. */
  refundCents: cents.nullable(),
  boat: import_zod12.z.object({ boatName: import_zod12.z.string(), model: import_zod12.z.string(), length: import_zod12.z.number(), city })
});
var sample2 = {
  id: 31,
  status: "pending",
  outcome: null,
  boatId: 12,
  renterId: 5,
  ownerId: 3,
  captainId: 7,
  startDate: "2026-07-04T18:00:00.000Z",
  endDate: "2026-07-04T22:00:00.000Z",
  zone: "America/Toronto",
  guestCount: 6,
  specialRequests: null,
  boatRentalCents: 14e4,
  captainFeeCents: 26e3,
  totalCents: 166e3,
  depositCents: 41500,
  balanceFromRenterCents: 98500,
  dueToCaptainCents: 26e3,
  paymentIntentId: "pi_1",
  respondBy: "2026-06-28T15:00:00.000Z",
  cancellationReason: null,
  refundCents: null,
  boat: { boatName: "Northern Light", model: "Sea Ray Sundancer", length: 45, city: "Toronto" }
};
var cancelledSample = (outcome) => ({
  ...sample2,
  status: "cancelled",
  outcome,
  respondBy: null,
  refundCents: 41500
});
var bookingEvent = (name, event) => defineEvent({
  type: `booking.${name}.v1`,
  source: "booking",
  aggregate: "booking",
  data: bookingState,
  sample: event
});
var bookingRequested = bookingEvent("requested", sample2);
var bookingConfirmed = bookingEvent("confirmed", { ...sample2, status: "confirmed", respondBy: null });
var bookingDeclined = bookingEvent("declined", cancelledSample("owner_declined"));
var bookingCancelled = bookingEvent("cancelled", cancelledSample("renter_cancelled"));
var bookingExpired = bookingEvent("expired", cancelledSample("expired"));
var bookingRejected = bookingEvent("rejected", cancelledSample("slot_lost"));

// packages/contracts/src/events/payments.ts
var import_zod13 = require("zod");
var paymentSucceeded = defineEvent({
  type: "payment.succeeded.v1",
  source: "payments",
  aggregate: "payment",
  data: import_zod13.z.object({
    paymentIntentId: import_zod13.z.string(),
    holdId: import_zod13.z.uuid().nullable(),
    renterId: id,
    boatId: id,
    amountCents: cents,
    paidAt: instant
  }),
  sample: {
    paymentIntentId: "pi_1",
    holdId: "4be0643f-1d98-473b-97cd-ca98a65347dd",
    renterId: 5,
    boatId: 12,
    amountCents: 41500,
    paidAt: "2026-06-27T15:00:00.000Z"
  }
});
var paymentRefunded = defineEvent({
  type: "payment.refunded.v1",
  source: "payments",
  aggregate: "payment",
  data: import_zod13.z.object({
    paymentIntentId: import_zod13.z.string(),
    refundId: id,
    bookingId: id.nullable(),
    renterId: id,
    amountCents: cents,
    refundedAt: instant
  }),
  sample: {
    paymentIntentId: "pi_1",
    refundId: 2,
    bookingId: 31,
    renterId: 5,
    amountCents: 41500,
    refundedAt: "2026-06-28T15:00:00.000Z"
  }
});

// packages/contracts/src/events/users.ts
var import_zod14 = require("zod");
var userState = import_zod14.z.object({
  id,
  role: import_zod14.z.enum(["renter", "owner", "captain", "admin"]),
  fullName: import_zod14.z.string(),
  email: import_zod14.z.string(),
  phone: import_zod14.z.string(),
  /** Both licences are on file: the user may be booked as a captain. */
  licensed: import_zod14.z.boolean(),
  active: import_zod14.z.boolean(),
  createdAt: instant
});
var sample3 = {
  id: 7,
  role: "captain",
  fullName: "Marie Tremblay",
  email: "marie@example.com",
  phone: "+14165550107",
  licensed: true,
  active: true,
  createdAt: "2026-03-01T15:00:00.000Z"
};
var userRegistered = defineEvent({
  type: "user.registered.v1",
  source: "identity",
  aggregate: "user",
  data: userState,
  sample: sample3
});
var userUpdated = defineEvent({
  type: "user.updated.v1",
  source: "identity",
  aggregate: "user",
  data: userState,
  sample: sample3
});
var userLicencesChanged = defineEvent({
  type: "user.licences-changed.v1",
  source: "identity",
  aggregate: "user",
  data: userState,
  sample: sample3
});

// packages/contracts/src/identity/auth.ts
var import_zod15 = require("zod");
var sessionUser = import_zod15.z.object({
  id,
  role: import_zod15.z.enum(["renter", "owner", "captain", "admin"]),
  fullName: import_zod15.z.string(),
  email: import_zod15.z.string(),
  phone: import_zod15.z.string(),
  isVerified: import_zod15.z.boolean(),
  pleasureCraftLicense: import_zod15.z.string().nullable(),
  harborLicense: import_zod15.z.string().nullable(),
  createdAt: import_zod15.z.iso.datetime()
});
var login = defineRoute({
  method: "POST",
  path: "/api/auth/login",
  summary: "Sign in by phone and password",
  audience: "anyone",
  body: import_zod15.z.object({ phone, password }),
  responses: { 200: sessionUser },
  errors: ["wrong_credentials", "too_many_requests"]
});
var registration = import_zod15.z.object({
  fullName,
  email,
  phone,
  password,
  confirmPassword: import_zod15.z.string().optional(),
  role: import_zod15.z.enum(["renter", "owner", "captain"], "Please select your account type").default("renter"),
  /** Attested 18 or older, and the terms accepted. */
  agreesToTerms: import_zod15.z.boolean().optional()
}).refine((form) => form.confirmPassword === void 0 || form.confirmPassword === form.password, {
  path: ["confirmPassword"],
  message: "Passwords don't match"
});
var register = defineRoute({
  method: "POST",
  path: "/api/auth/register",
  summary: "Create an account and sign in",
  audience: "anyone",
  body: registration,
  responses: { 201: sessionUser },
  errors: ["phone_taken", "email_taken", "too_many_requests"]
});
var me = defineRoute({
  method: "GET",
  path: "/api/auth/me",
  summary: "The signed-in user",
  audience: "signed-in",
  responses: { 200: sessionUser },
  errors: ["unauthenticated"]
});
var refresh = defineRoute({
  method: "POST",
  path: "/api/auth/refresh",
  summary: "Exchange the refresh cookie for a new pair of cookies",
  audience: "anyone",
  responses: { 204: "empty" },
  errors: ["session_expired"]
});
var logout = defineRoute({
  method: "POST",
  path: "/api/auth/logout",
  summary: "End this session",
  audience: "anyone",
  responses: { 204: "empty" },
  errors: []
});

// packages/contracts/src/identity/internal.ts
var import_zod16 = require("zod");
var jsonWebKeySet = defineRoute({
  method: "GET",
  path: "/internal/jwks",
  summary: "The public keys of access tokens",
  audience: "anyone",
  responses: {
    200: import_zod16.z.object({
      keys: import_zod16.z.array(
        import_zod16.z.object({
          kty: import_zod16.z.literal("RSA"),
          use: import_zod16.z.literal("sig"),
          alg: import_zod16.z.literal("RS256"),
          kid: import_zod16.z.string(),
          n: import_zod16.z.string(),
          e: import_zod16.z.string()
        })
      )
    })
  },
  errors: []
});

// packages/contracts/src/payments/internal.ts
var import_zod17 = require("zod");
var paymentState = import_zod17.z.object({
  paymentIntentId: import_zod17.z.string(),
  status: import_zod17.z.enum(["open", "processing", "succeeded", "cancelled"]),
  amountCents: cents,
  renterId: id,
  boatId: id,
  holdId: import_zod17.z.uuid().nullable(),
  paidAt: instant.nullable()
});
var getPaymentState = defineRoute({
  method: "GET",
  path: "/internal/payments/:intentId",
  summary: "The state of one payment",
  audience: { services: ["booking"] },
  params: import_zod17.z.object({ intentId: import_zod17.z.string().max(255) }),
  responses: { 200: paymentState },
  errors: ["payment_not_found", "payment_provider_failed", "payments_not_configured"]
});
var closeHoldPayment = defineRoute({
  method: "POST",
  path: "/internal/payments/holds/:holdId/close",
  summary: "Cancel a hold's payment unless it has succeeded or is under way",
  audience: { services: ["booking"] },
  params: import_zod17.z.object({ holdId: import_zod17.z.uuid() }),
  responses: { 200: import_zod17.z.object({ payment: paymentState.nullable() }) },
  errors: ["payment_provider_failed", "payments_not_configured"]
});

// packages/contracts/src/payments/payments.ts
var import_zod18 = require("zod");
var paymentConfig = defineRoute({
  method: "GET",
  path: "/api/payment/config",
  summary: "What the browser needs to take a card",
  audience: "anyone",
  responses: {
    200: import_zod18.z.object({
      configured: import_zod18.z.boolean(),
      publishableKey: import_zod18.z.string().nullable(),
      /** `stripe`: the provider's own card form; `sandbox`: our form against the stand-in at `providerUrl`. */
      provider: import_zod18.z.enum(["stripe", "sandbox"]),
      providerUrl: import_zod18.z.url().nullable()
    })
  },
  errors: []
});
var createPaymentIntent = defineRoute({
  method: "POST",
  path: "/api/create-payment-intent",
  summary: "Begin to pay a deposit; a hold's second call answers its first intent again",
  audience: ["renter"],
  body: import_zod18.z.object({
    /** Cents. */
    amount: import_zod18.z.int().min(50).max(99999999),
    currency: import_zod18.z.string().regex(/^cad$/i, "Only CAD is accepted").default("CAD"),
    description: import_zod18.z.string().trim().max(500).optional(),
    metadata: import_zod18.z.object({
      boatId: import_zod18.z.coerce.number().pipe(id),
      renterId: import_zod18.z.coerce.number().pipe(id).optional(),
      boatName: import_zod18.z.string().max(200).optional(),
      holdId: import_zod18.z.uuid().optional()
    })
  }),
  idempotent: false,
  responses: {
    200: import_zod18.z.object({
      success: import_zod18.z.literal(true),
      clientSecret: import_zod18.z.string(),
      paymentIntentId: import_zod18.z.string(),
      message: import_zod18.z.string()
    })
  },
  errors: ["payments_not_configured", "payment_provider_failed", "hold_not_found", "hold_expired", "price_changed"]
});
var paymentWebhook = defineRoute({
  method: "POST",
  path: "/api/payment/webhook",
  summary: "The card provider's events",
  audience: "anyone",
  bodyKind: "raw",
  responses: { 200: import_zod18.z.object({ received: import_zod18.z.literal(true) }) },
  errors: ["bad_signature", "payments_not_configured"]
});

// packages/service-kit/src/app-error.ts
var AppError = class extends Error {
  constructor(code, details = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.name = "AppError";
    this.status = ERRORS[code].status;
    this.fields = details.fields;
    this.extra = details.extra;
    this.retryAfter = details.retryAfter;
  }
  code;
  status;
  fields;
  extra;
  retryAfter;
};

// packages/service-kit/src/auth/access-token.ts
var import_node_crypto = require("node:crypto");
var import_jsonwebtoken = __toESM(require("jsonwebtoken"));
var import_zod19 = require("zod");
var ACCESS_TOKEN_ISSUER = "harbourline";
var claims = import_zod19.z.object({ sub: import_zod19.z.coerce.number().int().positive(), role: import_zod19.z.enum(ROLES), sid: import_zod19.z.string() });
var jwks = import_zod19.z.object({ keys: import_zod19.z.array(import_zod19.z.looseObject({ kid: import_zod19.z.string() })) });
var KEEP_MS = 5 * 6e4;
var ASK_AGAIN_MS = 5e3;
function remoteKeys(jwksUrl) {
  let keys = /* @__PURE__ */ new Map();
  let fetchedAt = 0;
  let fetching;
  async function fetchKeys() {
    const response = await fetch(jwksUrl, { signal: AbortSignal.timeout(3e3) });
    const body = jwks.parse(await response.json());
    keys = new Map(body.keys.map((key) => [key.kid, (0, import_node_crypto.createPublicKey)({ key, format: "jwk" })]));
    fetchedAt = Date.now();
  }
  return async (kid) => {
    const age = Date.now() - fetchedAt;
    const known = keys.get(kid);
    if (known ? age <= KEEP_MS : age <= ASK_AGAIN_MS) return known;
    fetching ??= fetchKeys().finally(() => fetching = void 0);
    if (known) {
      fetching.catch(() => void 0);
      return known;
    }
    await fetching;
    return keys.get(kid);
  };
}
async function verifyAccessToken(token, findKey) {
  const header = headerOf(token);
  if (!header?.kid || header.alg !== "RS256") return void 0;
  const key = await findKey(header.kid);
  if (!key) return void 0;
  try {
    const { sub, role, sid } = claims.parse(
      import_jsonwebtoken.default.verify(token, key, { algorithms: ["RS256"], issuer: ACCESS_TOKEN_ISSUER })
    );
    return { kind: "user", id: sub, role, sessionId: sid };
  } catch {
    return void 0;
  }
}
function headerOf(token) {
  try {
    return import_jsonwebtoken.default.decode(token, { complete: true })?.header;
  } catch {
    return void 0;
  }
}

// packages/service-kit/src/clock.ts
var systemClock = { now: () => /* @__PURE__ */ new Date() };

// packages/service-kit/src/config.ts
var import_zod20 = require("zod");
var ConfigError = class extends Error {
  name = "ConfigError";
};
function readConfig(schema, env = process.env) {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join(".") || "(all)"}: ${issue.message}`);
  throw new ConfigError(`The configuration is not usable:
${lines.join("\n")}`);
}
var insecure = /sandbox|changeme|example|default|sk_test_|pk_test_/i;
var secret = import_zod20.z.string().min(16);
var hours = import_zod20.z.coerce.number().positive();
var serviceConfig = import_zod20.z.object({
  NODE_ENV: import_zod20.z.enum(["development", "test", "production"]).default("development").describe("production refuses development secrets"),
  PORT: import_zod20.z.coerce.number().int().min(0).describe("where this service listens"),
  HOST: import_zod20.z.string().default("127.0.0.1").describe("the address this service listens on"),
  DATABASE_URL: import_zod20.z.url().describe("this service's own PostgreSQL database"),
  DATABASE_POOL: import_zod20.z.coerce.number().int().min(2).default(10).describe("connections of one replica"),
  INTERNAL_SECRET: secret.describe("signs the calls of services to each other"),
  IDENTITY_URL: import_zod20.z.url().describe("where the public keys of access tokens are"),
  CATALOG_URL: import_zod20.z.url(),
  BOOKING_URL: import_zod20.z.url(),
  PAYMENTS_URL: import_zod20.z.url(),
  NOTIFICATIONS_URL: import_zod20.z.url(),
  LOG_LEVEL: import_zod20.z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info")
});
function refuseDevelopmentSecrets(schema, names) {
  return schema.superRefine(
    (config2, context) => {
      if (config2.NODE_ENV !== "production") return;
      for (const name of names) {
        const value = Reflect.get(config2, name);
        if (typeof value === "string" && insecure.test(value)) {
          context.addIssue({ code: "custom", path: [name], message: "holds a value made for development" });
        }
      }
    },
    { when: () => true }
    // beside whatever else is wrong, so that all of it is said at once
  );
}

// packages/service-kit/src/events/dead-letters.ts
async function isParked(db, { handler, aggregate, event }) {
  const rows2 = await db.client.$queryRawUnsafe(
    "SELECT 1 FROM kit.dead_letters WHERE handler = $1 AND aggregate = $2 AND subject = $3 AND resolved_at IS NULL LIMIT 1",
    handler,
    aggregate,
    event.subject
  );
  return rows2.length > 0;
}
async function park(db, clock, { handler, aggregate, event }, error) {
  await db.client.$executeRawUnsafe(
    `INSERT INTO kit.dead_letters (handler, aggregate, subject, event_id, event, error, parked_at)
     VALUES ($1, $2, $3, $4::uuid, $5::jsonb, $6, $7::timestamptz) ON CONFLICT (handler, event_id) DO NOTHING`,
    handler,
    aggregate,
    event.subject,
    event.id,
    JSON.stringify(event),
    error,
    clock.now().toISOString()
  );
}

// packages/service-kit/src/events/feed-transport.ts
var import_promises = require("node:timers/promises");
var import_pg2 = require("pg");
var import_zod21 = require("zod");

// packages/service-kit/src/auth/service-token.ts
var import_jsonwebtoken2 = __toESM(require("jsonwebtoken"));
function signServiceToken({ from, to, secret: secret2 }) {
  return import_jsonwebtoken2.default.sign({}, secret2, { algorithm: "HS256", issuer: from, audience: to, expiresIn: 60 });
}
function verifyServiceToken(token, { self, secret: secret2 }) {
  try {
    const claims2 = import_jsonwebtoken2.default.verify(token, secret2, { algorithms: ["HS256"], audience: self });
    const issuer = typeof claims2 === "object" ? claims2.iss : void 0;
    const name = SERVICES.find((service) => service === issuer);
    return name && { kind: "service", name };
  } catch {
    return void 0;
  }
}

// packages/service-kit/src/database/advisory-lock.ts
var import_node_crypto2 = require("node:crypto");
function advisoryKey(name) {
  const digest = (0, import_node_crypto2.createHash)("sha256").update(`harbourline:${name}`).digest();
  return (digest.readBigUInt64BE() >> 1n).toString();
}
async function tryLock(client, name) {
  const { rows: rows2 } = await client.query("SELECT pg_try_advisory_lock($1) AS locked", [
    advisoryKey(name)
  ]);
  return rows2[0]?.locked ?? false;
}

// packages/service-kit/src/http/route.ts
function route(definition, handler) {
  return { definition, handlers: { "": handler } };
}

// packages/service-kit/src/events/relay.ts
var import_pg = require("pg");
var BATCH = 500;
var IDLE_MS = 500;
var STANDBY_MS = 1e3;
function toEnvelope(source, row) {
  return {
    specversion: "1.0",
    id: row.event_id,
    source: `/${source}`,
    type: row.type,
    subject: row.subject,
    time: row.time.toISOString(),
    datacontenttype: "application/json",
    aggregateversion: row.aggregate_version,
    ...row.traceparent ? { traceparent: row.traceparent } : {},
    data: row.data
  };
}
function startRelay(options) {
  const { service, transport, logger } = options;
  let stopped = false;
  let wakeUp = () => void 0;
  let woken = false;
  const pause2 = (ms) => new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    wakeUp = () => {
      clearTimeout(timer);
      resolve();
    };
    if (woken || stopped) wakeUp();
    woken = false;
  });
  async function lead(client) {
    while (!stopped) {
      await givePositions(client);
      const handedOver = await publishNext(client, service, transport);
      if (handedOver === 0) await pause2(IDLE_MS);
    }
  }
  async function run() {
    while (!stopped) {
      const client = new import_pg.Client({ connectionString: options.databaseUrl, application_name: `${service}-relay` });
      client.on("error", () => void 0);
      try {
        await client.connect();
        while (!stopped && !await tryLock(client, "relay")) await pause2(STANDBY_MS);
        await lead(client);
      } catch (error) {
        if (!stopped) logger.warn({ err: error }, "the event relay starts again");
      } finally {
        await client.end().catch(() => void 0);
      }
      if (!stopped) await pause2(STANDBY_MS);
    }
  }
  const running = run();
  return {
    wake() {
      woken = true;
      wakeUp();
    },
    async stop() {
      stopped = true;
      wakeUp();
      await running;
    }
  };
}
async function givePositions(client) {
  await client.query(
    `WITH last AS (SELECT coalesce(max(position), 0) AS position FROM kit.outbox),
          fresh AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM kit.outbox WHERE position IS NULL ORDER BY id LIMIT ${BATCH})
     UPDATE kit.outbox SET position = last.position + fresh.n FROM last, fresh WHERE outbox.id = fresh.id`
  );
}
async function publishNext(client, service, transport) {
  const { rows: rows2 } = await client.query(
    `SELECT position, event_id, type, subject, aggregate_version, time, traceparent, data FROM kit.outbox
     WHERE position > (SELECT published_position FROM kit.relay) ORDER BY position LIMIT ${BATCH}`
  );
  const last = rows2.at(-1);
  if (!last) return 0;
  const events = rows2.map((row) => ({
    position: BigInt(row.position),
    event: toEnvelope(service, row)
  }));
  await transport.publish(events);
  await client.query("UPDATE kit.relay SET published_position = $1", [last.position]);
  return rows2.length;
}

// packages/service-kit/src/events/feed-transport.ts
var BATCH2 = 200;
var LONG_POLL_MS = 2e4;
var LOOK_AGAIN_MS = 500;
var STANDBY_MS2 = 250;
var readFeed = defineRoute({
  method: "GET",
  path: "/internal/feed",
  summary: "Events after a position, in order; waits for some when there are none",
  audience: { services: SERVICES },
  query: import_zod21.z.object({ after: import_zod21.z.coerce.bigint(), types: import_zod21.z.string() }),
  responses: { 200: import_zod21.z.object({ events: import_zod21.z.array(eventEnvelope), position: import_zod21.z.string() }) },
  errors: []
});
function createFeedTransport(options) {
  const { self, sql } = options;
  const waiting = /* @__PURE__ */ new Set();
  let publications = 0;
  let closed = false;
  async function eventsAfter(after, types) {
    const [outbox] = await sql.$queryRawUnsafe(
      "SELECT coalesce(max(position), 0) AS newest FROM kit.outbox"
    );
    const newest = BigInt(outbox?.newest ?? 0);
    if (newest <= after) return { events: [], position: after };
    const rows2 = await sql.$queryRawUnsafe(
      `SELECT position, event_id, type, subject, aggregate_version, time, traceparent, data FROM kit.outbox
       WHERE position > $1 AND position <= $2 AND type = ANY($3) ORDER BY position LIMIT ${BATCH2}`,
      after,
      newest,
      types
    );
    const last = rows2.length === BATCH2 ? rows2.at(-1) : void 0;
    return { events: rows2.map((row) => toEnvelope(self, row)), position: last ? BigInt(last.position) : newest };
  }
  const feedRoute = route(readFeed, async ({ query }) => {
    const types = query.types.split(",");
    const deadline = Date.now() + LONG_POLL_MS;
    let position = query.after;
    for (; ; ) {
      const publicationsBefore = publications;
      const found = await eventsAfter(position, types);
      position = found.position;
      if (found.events.length > 0 || closed || Date.now() >= deadline) {
        return { status: 200, body: { events: found.events, position: String(position) } };
      }
      if (publications > publicationsBefore) continue;
      await new Promise((resolve) => {
        const done = () => {
          clearTimeout(timer);
          waiting.delete(done);
          resolve();
        };
        const timer = setTimeout(done, LOOK_AGAIN_MS);
        waiting.add(done);
      });
    }
  });
  const wakeReaders = () => {
    publications += 1;
    waiting.forEach((done) => done());
  };
  const running = [];
  return {
    route: feedRoute,
    publish: async () => wakeReaders(),
    subscribe(subscription) {
      const reader = readSubscription(subscription, options);
      running.push(reader);
      return reader;
    },
    async close() {
      closed = true;
      wakeReaders();
      await Promise.all(running.map((reader) => reader.stop()));
    }
  };
}
var feedAnswer = readFeed.responses[200];
function readSubscription(subscription, options) {
  const { source, types } = subscription;
  const { self, secret: secret2, logger } = options;
  const stopping = new AbortController();
  let failures = 0;
  const pause2 = (ms) => (0, import_promises.setTimeout)(ms, void 0, { signal: stopping.signal }).catch(() => void 0);
  async function fetchAfter(position) {
    const url = new URL("/internal/feed", options.serviceUrls[source]);
    url.search = new URLSearchParams({ after: position, types: types.join(",") }).toString();
    const response = await fetch(url, {
      headers: { authorization: `Bearer ${signServiceToken({ from: self, to: source, secret: secret2 })}` },
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(LONG_POLL_MS + 1e4)])
    });
    if (!response.ok) throw new Error(`the feed of ${source} answered ${response.status}`);
    return feedAnswer.parse(await response.json());
  }
  async function follow(client) {
    const { rows: rows2 } = await client.query(
      "SELECT position FROM kit.feed_cursors WHERE source = $1",
      [source]
    );
    let position = rows2[0]?.position ?? "0";
    while (!stopping.signal.aborted) {
      const batch = await fetchAfter(position);
      failures = 0;
      for (const event of batch.events) {
        await subscription.handle(event);
        if (stopping.signal.aborted) return;
      }
      if (batch.position === position) continue;
      position = batch.position;
      await client.query(
        "INSERT INTO kit.feed_cursors (source, position) VALUES ($1, $2) ON CONFLICT (source) DO UPDATE SET position = excluded.position",
        [source, position]
      );
    }
  }
  async function run() {
    while (!stopping.signal.aborted) {
      const client = new import_pg2.Client({ connectionString: options.databaseUrl, application_name: `${self}-feed-${source}` });
      client.on("error", () => void 0);
      try {
        await client.connect();
        while (!stopping.signal.aborted && !await tryLock(client, `feed:${source}`)) await pause2(STANDBY_MS2);
        await follow(client);
      } catch (error) {
        if (!stopping.signal.aborted) {
          failures += 1;
          logger[failures > 20 ? "warn" : "debug"]({ err: error, source }, "the feed cannot be read right now");
        }
      } finally {
        await client.end().catch(() => void 0);
      }
      await pause2(Math.min(250 * 2 ** Math.min(failures, 3), 1e3));
    }
  }
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    }
  };
}

// packages/service-kit/src/events/subscriptions.ts
var import_promises2 = require("node:timers/promises");

// packages/service-kit/src/database/guarded.ts
function guarded(db, before, after) {
  return {
    client: db.client,
    transact: (run) => db.transact(async (tx) => {
      await before(tx);
      const result = await run(tx);
      await after?.(tx, result);
      return result;
    })
  };
}

// packages/service-kit/src/events/subscriptions.ts
function project(projection, event, apply) {
  return {
    event,
    name: `${projection}:${event.type}`,
    run: (db, { subject, aggregateversion, data }) => db.transact(async (tx) => {
      const newer = await tx.$executeRawUnsafe(
        `INSERT INTO kit.projection_versions (projection, subject, version) VALUES ($1, $2, $3)
           ON CONFLICT (projection, subject) DO UPDATE SET version = excluded.version
           WHERE projection_versions.version < excluded.version`,
        projection,
        subject,
        aggregateversion
      );
      if (newer === 1) await apply(tx, event.data.parse(data));
    })
  };
}
var AlreadyHandled = class extends Error {
};
function react(name, event, handle) {
  return {
    event,
    name,
    async run(db, envelope, clock) {
      const recording = guarded(db, async (tx) => {
        const first = await tx.$executeRawUnsafe(
          "INSERT INTO kit.inbox (handler, event_id, handled_at) VALUES ($1, $2::uuid, $3::timestamptz) ON CONFLICT DO NOTHING",
          name,
          envelope.id,
          clock.now().toISOString()
        );
        if (first === 0) throw new AlreadyHandled();
      });
      try {
        await handle(recording, event.data.parse(envelope.data), envelope);
      } catch (error) {
        if (!(error instanceof AlreadyHandled)) throw error;
      }
    }
  };
}
var RETRY_MS = [50, 250, 1e3, 3e3, 1e4];
function startSubscriptions(options) {
  const { handlers, transport, db, clock, logger } = options;
  const stopping = new AbortController();
  async function runHandler(handler, event) {
    const about2 = { handler: handler.name, aggregate: handler.event.aggregate, event };
    for (let attempt2 = 0; ; attempt2 += 1) {
      try {
        if (await isParked(db, about2)) {
          await park(db, clock, about2, "an earlier event of the same key is parked");
        } else {
          await handler.run(db, event, clock);
        }
        return;
      } catch (error) {
        logger.warn(
          { err: error, handler: handler.name, event: event.id, type: event.type, attempt: attempt2 },
          "an event could not be handled"
        );
        if (stopping.signal.aborted) throw error;
        const wait = RETRY_MS[attempt2];
        if (wait === void 0) {
          const parked = await park(db, clock, about2, String(error)).then(
            () => true,
            () => false
            // the database is away: go on trying
          );
          if (parked) {
            logger.error(
              { err: error, handler: handler.name, event: event.id, type: event.type },
              "an event was parked"
            );
            return;
          }
        }
        await (0, import_promises2.setTimeout)(wait ?? 5e3, void 0, { signal: stopping.signal });
      }
    }
  }
  const running = SERVICES.flatMap((source) => {
    const wanted = handlers.filter((handler) => handler.event.source === source);
    if (wanted.length === 0) return [];
    return transport.subscribe({
      source,
      types: [...new Set(wanted.map((handler) => handler.event.type))],
      async handle(event) {
        for (const handler of wanted) {
          if (handler.event.type === event.type) await runHandler(handler, event);
        }
      }
    });
  });
  return {
    async stop() {
      stopping.abort();
      await Promise.all(running.map((subscription) => subscription.stop()));
    }
  };
}

// packages/service-kit/src/http/call-service.ts
var import_zod22 = require("zod");
var errorAnswer = import_zod22.z.looseObject({ code: import_zod22.z.string(), message: import_zod22.z.string() });

// packages/service-kit/src/http/error-body.ts
function errorReply(error, requestId) {
  const known = error instanceof AppError ? error : new AppError("internal", { cause: error });
  return {
    status: known.status,
    headers: known.retryAfter === void 0 ? {} : { "retry-after": String(Math.ceil(known.retryAfter)) },
    body: {
      message: known.message,
      code: known.code,
      ...known.fields ? { fields: known.fields } : {},
      ...known.extra,
      requestId
    }
  };
}

// packages/service-kit/src/http/koa-app.ts
var import_node_crypto4 = require("node:crypto");
var import_router = __toESM(require("@koa/router"));
var import_koa = __toESM(require("koa"));

// packages/service-kit/src/http/limits.ts
var JSON_LIMIT_BYTES = 256 * 1024;
var RAW_LIMIT_BYTES = 1024 * 1024;
var FILE_LIMIT_BYTES = 25 * 1024 * 1024;
var MAX_FILES = 30;

// packages/service-kit/src/http/read-multipart.ts
var import_node_events = require("node:events");
var import_promises3 = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_koa_body = require("koa-body");
var folders = /* @__PURE__ */ new WeakMap();
async function readMultipart(ctx) {
  const uploadDir = await (0, import_promises3.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "harbourline-upload-"));
  folders.set(ctx, uploadDir);
  const read = (0, import_koa_body.koaBody)({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    patchNode: false,
    formidable: {
      uploadDir,
      maxFileSize: Infinity,
      // which the parser would judge only once all of a file is on the disk
      maxTotalFileSize: FILE_LIMIT_BYTES * MAX_FILES,
      maxFiles: MAX_FILES,
      multiples: true,
      allowEmptyFiles: true,
      minFileSize: 0,
      onFileBegin: (_field, file) => {
        if (!(file instanceof import_node_events.EventEmitter)) return;
        file.on("progress", (size) => {
          if (size > FILE_LIMIT_BYTES) file.emit("error", tooLarge(file.originalFilename));
        });
      }
    }
  });
  await read(ctx, async () => void 0);
  const large = Object.values(ctx.request.files ?? {}).flat().find(({ size }) => size > FILE_LIMIT_BYTES);
  if (large) throw tooLarge(large.originalFilename);
}
async function removeFiles(ctx) {
  const folder = folders.get(ctx);
  if (folder) await (0, import_promises3.rm)(folder, { recursive: true, force: true, maxRetries: 5 });
}
function tooLarge(fileName) {
  return new AppError("file_too_large", { message: `${fileName || "The file"} is larger than 25MB` });
}

// packages/service-kit/src/http/serve-route.ts
var import_zod23 = require("zod");

// packages/service-kit/src/http/authenticate.ts
async function authenticate(ctx, audience, { self, secret: secret2, findKey }) {
  const [scheme, token] = (ctx.get("authorization") || "").split(" ");
  const bearer = scheme?.toLowerCase() === "bearer" ? token : void 0;
  if (typeof audience === "object" && "services" in audience) {
    const service = bearer ? verifyServiceToken(bearer, { self, secret: secret2 }) : void 0;
    if (!service) throw new AppError("unauthenticated");
    if (!audience.services.includes(service.name)) throw new AppError("forbidden");
    return service;
  }
  const user = bearer ? await verifyAccessToken(bearer, findKey).catch((cause) => {
    throw new AppError("unavailable", { cause });
  }) : void 0;
  if (audience === "anyone") return user;
  if (!user) throw new AppError("unauthenticated");
  if (audience !== "signed-in" && !audience.includes(user.role)) throw new AppError("forbidden");
  return user;
}

// packages/service-kit/src/http/idempotency.ts
var import_node_crypto3 = require("node:crypto");
var Replay = class extends Error {
  constructor(reply) {
    super("answered before");
    this.reply = reply;
  }
  reply;
};
function repeatableCall(caller, key, method, path, rawBody) {
  const requestHash = (0, import_node_crypto3.createHash)("sha256").update(`${method} ${path}
`).update(rawBody).digest("hex");
  return { caller, key, requestHash };
}
function storingAnswer(db, clock, call, present) {
  return guarded(
    db,
    async (tx) => {
      const first = await tx.$executeRawUnsafe(
        `INSERT INTO kit.idempotency_keys (caller, key, request_hash, created_at) VALUES ($1, $2, $3, $4::timestamptz)
         ON CONFLICT DO NOTHING`,
        call.caller,
        call.key,
        call.requestHash,
        clock.now().toISOString()
      );
      if (first === 0) throw await storedReplay(tx, call);
    },
    async (tx, result) => {
      const reply = present(result);
      await tx.$executeRawUnsafe(
        "UPDATE kit.idempotency_keys SET status = $3, body = $4::jsonb WHERE caller = $1 AND key = $2",
        call.caller,
        call.key,
        reply.status,
        JSON.stringify(reply.body ?? null)
      );
    }
  );
}
async function storedReplay(tx, call) {
  const stored = await findAnswer(tx, call);
  return stored ? toReplay(stored, call) : new AppError("idempotency_in_progress");
}
async function findAnswer(sql, { caller, key }) {
  const rows2 = await sql.$queryRawUnsafe(
    "SELECT request_hash, status, body FROM kit.idempotency_keys WHERE caller = $1 AND key = $2",
    caller,
    key
  );
  return rows2[0];
}
function toReplay(stored, call) {
  if (stored.request_hash !== call.requestHash) throw new AppError("idempotency_key_reused");
  if (stored.status === null) throw new AppError("idempotency_in_progress");
  return new Replay({ status: stored.status, body: stored.body, headers: { "idempotency-replayed": "true" } });
}

// packages/service-kit/src/http/parse.ts
function parseInput(schema, value) {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalidInput(result.error);
}
function invalidInput(error) {
  const fields = {};
  for (const issue of error.issues) fields[issue.path.join(".") || "body"] ??= issue.message;
  const [first] = Object.values(fields);
  return new AppError("invalid_input", {
    fields,
    ...first && !first.startsWith("Invalid input") ? { message: first } : {}
  });
}

// packages/service-kit/src/http/read-body.ts
var import_koa_body2 = require("koa-body");
var json = (0, import_koa_body2.koaBody)({
  multipart: false,
  urlencoded: false,
  text: false,
  jsonLimit: JSON_LIMIT_BYTES,
  includeUnparsed: true,
  patchNode: false
});
async function readBody(ctx, kind) {
  if (kind === "raw") return { body: void 0, raw: await readRaw(ctx) };
  const hasBody = ctx.request.length !== 0 && (ctx.get("content-length") !== "" || ctx.get("transfer-encoding") !== "");
  if (!hasBody) return { body: void 0, raw: Buffer.alloc(0) };
  const expected = kind === "multipart" ? "multipart/form-data" : "json";
  if (!ctx.is(expected)) throw new AppError("unsupported_media_type");
  try {
    if (kind === "multipart") await readMultipart(ctx);
    else await json(ctx, async () => void 0);
  } catch (error) {
    ctx.req.resume();
    throw bodyError(error);
  }
  const unparsed = ctx.request.rawBody ?? "";
  return { body: ctx.request.body, raw: Buffer.from(unparsed) };
}
function bodyError(cause) {
  if (cause instanceof AppError) return cause;
  const status = typeof cause === "object" && cause !== null ? Reflect.get(cause, "status") ?? Reflect.get(cause, "httpCode") : void 0;
  if (status === 413) return new AppError("body_too_large", { cause });
  return new AppError("malformed_body", { cause });
}
async function readRaw(ctx) {
  const chunks = [];
  let size = 0;
  for await (const chunk of ctx.req.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > RAW_LIMIT_BYTES) throw new AppError("body_too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

// packages/service-kit/src/http/serve-route.ts
var idempotencyKey = import_zod23.z.string().min(8).max(200);
async function serveRoute(ctx, { definition, handlers }, { authentication, clock, logger }) {
  const actor = await authenticate(ctx, definition.audience, authentication);
  const params = definition.params && parseInput(definition.params, ctx.params);
  const query = definition.query && parseInput(definition.query, ctx.query);
  const { body: sent, raw: raw2 } = await readBody(ctx, definition.bodyKind);
  const { name, body } = chooseAction(definition, actor, sent);
  const handler = handlers[name];
  if (!handler)
    throw new Error(`${definition.method} ${definition.path} declares ${name || "a call"} that nothing answers`);
  const key = definition.idempotent ? ctx.get("idempotency-key") : "";
  const call = key && repeatableCall(callerOf(actor), parseInput(idempotencyKey, key), ctx.method, ctx.path, raw2);
  const request = {
    params,
    query,
    body,
    // `authenticate` has matched the caller with the audience, from which the handler's type is made.
    actor,
    once: (db, present) => call ? storingAnswer(db, clock, call, present) : db,
    ip: ctx.ip,
    logger,
    rawBody: raw2,
    koa: ctx
  };
  const reply = await handler(request).catch((error) => {
    if (error instanceof Replay) return error.reply;
    throw error;
  });
  send(ctx, definition, reply);
}
function callerOf(actor) {
  if (!actor) return "anyone";
  return actor.kind === "user" ? `user:${actor.id}` : `service:${actor.name}`;
}
function chooseAction(definition, actor, sent) {
  if (!definition.actions) return { name: "", body: definition.body && parseInput(definition.body, sent) };
  const role = actor?.kind === "user" ? actor.role : void 0;
  const actions = Object.entries(definition.actions).map(([name, action]) => ({
    name,
    allowed: role !== void 0 && action.audience.includes(role),
    result: action.body.safeParse(sent)
  }));
  const meant = actions.find(({ allowed, result }) => allowed && result.success);
  if (meant) return { name: meant.name, body: meant.result.data };
  if (actions.some(({ result }) => result.success)) throw new AppError("forbidden");
  const nearest = actions.find(({ allowed }) => allowed)?.result.error;
  throw nearest ? invalidInput(nearest) : new AppError("forbidden");
}
function send(ctx, definition, reply) {
  const shape = definition.responses[reply.status];
  if (shape === void 0)
    throw new Error(`${definition.method} ${definition.path} does not declare the answer ${reply.status}`);
  ctx.status = reply.status;
  for (const [name, value] of Object.entries(reply.headers ?? {})) ctx.set(name, value);
  if (shape === "empty") ctx.body = null;
  else if (shape === "stream") ctx.body = reply.stream;
  else ctx.body = shape.parse(reply.body);
}

// packages/service-kit/src/http/koa-app.ts
var requestIdForm = /^[\w-]{8,64}$/;
function baseApp(logger) {
  const app = new import_koa.default({ proxy: true });
  app.silent = true;
  app.use(async (ctx, next) => {
    const given = ctx.get("x-request-id");
    const requestId = requestIdForm.test(given) ? given : (0, import_node_crypto4.randomUUID)();
    const started = performance.now();
    ctx.set("x-request-id", requestId);
    try {
      await next();
      if (ctx.status === 404 && ctx.body == null && !ctx.respondWithoutBody) throw new AppError("not_found");
    } catch (error) {
      const { status, body, headers } = errorReply(error, requestId);
      if (status >= 500) logger.error({ err: error, requestId }, "a request failed");
      ctx.status = status;
      ctx.set(headers);
      ctx.body = body;
    } finally {
      const ms = Math.round(performance.now() - started);
      const line = { requestId, method: ctx.method, path: ctx.path, status: ctx.status, ms };
      if (!ctx.path.startsWith("/internal/")) logger.info(line, "request");
      else logger.debug(line, "request");
    }
  });
  return app;
}
function serviceApp(routes, server) {
  const app = baseApp(server.logger);
  const router = new import_router.default();
  for (const entry of routes) {
    const { method, path } = entry.definition;
    router.register(path.replace(/\*(\w+)/, "{*$1}"), [method.toLowerCase()], async (ctx) => {
      try {
        await serveRoute(ctx, entry, server);
      } finally {
        await removeFiles(ctx);
      }
    });
  }
  app.use(async (ctx, next) => {
    await next();
    if (ctx.status === 405 || ctx.status === 501) throw new AppError("method_not_allowed");
  });
  app.use(router.routes());
  app.use(router.allowedMethods());
  return app;
}

// packages/service-kit/src/http/listen.ts
var import_node_http = require("node:http");
async function listen(handler, { host, port }) {
  const underWay = /* @__PURE__ */ new Set();
  let stopping = false;
  const server = (0, import_node_http.createServer)((request, response) => {
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    if (stopping) sayGoodbye(response);
    handler(request, response);
  });
  const connections = /* @__PURE__ */ new Set();
  server.on("connection", (socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.keepAliveTimeout = 65e3;
  await new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address();
  return {
    url: `http://${host}:${actual}`,
    server,
    async stop() {
      stopping = true;
      underWay.forEach(sayGoodbye);
      const closed = new Promise((resolve) => server.close(() => resolve()));
      const busy = new Set([...underWay].map((response) => response.socket));
      for (const socket of connections) if (!busy.has(socket)) socket.destroy();
      const rest = setTimeout(() => server.closeAllConnections(), 5e3);
      await closed;
      clearTimeout(rest);
    }
  };
}
function sayGoodbye(response) {
  if (!response.headersSent) response.setHeader("connection", "close");
}

// packages/service-kit/src/lifecycle.ts
var STOP_WITHIN_MS = 1e4;
var Lifecycle = class {
  parts = [];
  stopping;
  started(name, stop) {
    this.parts.push({ name, stop });
  }
  stop(logger) {
    this.stopping ??= this.stopAll(logger);
    return this.stopping;
  }
  async stopAll(logger) {
    for (const part of this.parts.reverse()) {
      await part.stop().catch((error) => logger.error({ err: error, part: part.name }, "a part did not stop cleanly"));
    }
  }
};
function stopWithProcess(stop, logger) {
  const leave = () => {
    setTimeout(() => {
      logger.error("the process did not stop in time");
      process.exit(1);
    }, STOP_WITHIN_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.once("SIGTERM", leave);
  process.once("SIGINT", leave);
  if (process.connected) process.once("disconnect", leave);
}

// packages/service-kit/src/logger.ts
var import_pino = __toESM(require("pino"));
function createLogger(name, level = "info") {
  return (0, import_pino.default)({
    name,
    level,
    redact: {
      paths: ["authorization", "cookie", "password", "token", "*.authorization", "*.cookie", "*.password", "*.token"],
      censor: "[redacted]"
    },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: import_pino.default.stdTimeFunctions.isoTime
  });
}

// packages/service-kit/src/start-service.ts
var import_node_fs = require("node:fs");
var import_node_path3 = require("node:path");
var import_zod24 = require("zod");

// packages/service-kit/src/database/database.ts
var import_adapter_pg = require("@prisma/adapter-pg");

// packages/service-kit/src/events/outbox.ts
var import_node_crypto5 = require("node:crypto");
function createOutbox(tx, clock, onAppend) {
  return {
    async append(event, { subject, version, data }) {
      await tx.$executeRawUnsafe(
        `INSERT INTO kit.outbox (event_id, type, aggregate, subject, aggregate_version, time, data)
         VALUES ($1::uuid, $2, $3, $4, $5, $6::timestamptz, $7::jsonb)`,
        (0, import_node_crypto5.randomUUID)(),
        event.type,
        event.aggregate,
        String(subject),
        version,
        clock.now().toISOString(),
        JSON.stringify(event.data.parse(data))
      );
      onAppend();
    }
  };
}

// packages/service-kit/src/database/database.ts
function openDatabase(options) {
  const client = options.createClient(new import_adapter_pg.PrismaPg({ connectionString: options.url, max: options.pool }));
  const begin = client.$transaction.bind(client);
  async function transact(run) {
    let wrote = false;
    const result = await begin(
      async (plain2) => {
        const outbox = createOutbox(plain2, options.clock, () => wrote = true);
        return run(withOutbox(plain2, outbox));
      },
      { maxWait: 1e4, timeout: 15e3 }
    );
    if (wrote) options.onEvents();
    return result;
  }
  return { client, transact, close: () => client.$disconnect() };
}
function withOutbox(plain2, outbox) {
  return new Proxy(plain2, {
    get: (target, name) => name === "outbox" ? outbox : Reflect.get(target, name)
  });
}

// packages/service-kit/src/jobs/job.ts
function startJob(job, logger) {
  let stopped = false;
  let wakeUp = () => void 0;
  async function run() {
    while (!stopped) {
      const done = await job.run().catch((error) => {
        logger.error({ err: error, job: job.name }, "a job failed");
        return 0;
      });
      if (done > 0 || stopped) continue;
      await new Promise((resolve) => {
        const timer = setTimeout(resolve, job.everyMs);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }
  const running = run();
  return {
    async stop() {
      stopped = true;
      wakeUp();
      await running;
    }
  };
}

// packages/service-kit/src/migrations/apply-migrations.ts
var import_node_crypto7 = require("node:crypto");
var import_pg3 = require("pg");

// packages/service-kit/src/migrations/migration-error.ts
var MigrationError = class extends Error {
  name = "MigrationError";
};

// packages/service-kit/src/migrations/read-migrations.ts
var import_node_crypto6 = require("node:crypto");
var import_promises4 = require("node:fs/promises");
var import_node_path2 = require("node:path");
async function readMigrations(migrationsDir) {
  const entries = await (0, import_promises4.readdir)(migrationsDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => ({ name, sql: await (0, import_promises4.readFile)((0, import_node_path2.join)(migrationsDir, name, "migration.sql"), "utf8") }))
  );
}
function checksumOf(sql) {
  return (0, import_node_crypto6.createHash)("sha256").update(sql, "utf8").digest("hex");
}

// packages/service-kit/src/migrations/apply-migrations.ts
async function applyMigrations(target) {
  const { databaseUrl, migrationsDir, schema = "public" } = target;
  const migrations = await readMigrations(migrationsDir);
  const client = new import_pg3.Client({ connectionString: databaseUrl, application_name: "migrations" });
  client.on("error", () => void 0);
  await client.connect();
  try {
    await client.query(`SELECT pg_advisory_lock(hashtextextended('migrations:' || $1, 0))`, [schema]);
    const history = await openHistory(client, schema);
    const applied = [];
    for (const migration of history.pending(migrations)) {
      await applyOne(client, schema, migration);
      applied.push(migration.name);
    }
    return { applied };
  } finally {
    await client.end();
  }
}
async function applyOne(client, schema, { name, sql }) {
  try {
    await client.query("BEGIN");
    await client.query(`SET LOCAL search_path TO ${(0, import_pg3.escapeIdentifier)(schema)}`);
    await client.query(sql);
    await client.query(
      `INSERT INTO ${historyTable(schema)} (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [(0, import_node_crypto7.randomUUID)(), checksumOf(sql), name]
    );
    await client.query("COMMIT");
  } catch (error) {
    throw new MigrationError(`Migration ${name} failed and was undone: ${describe(error, sql)}`, { cause: error });
  }
}
async function openHistory(client, schema) {
  await createHistory(client, schema);
  const { rows: rows2 } = await client.query(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
     FROM ${historyTable(schema)} WHERE rolled_back_at IS NULL`
  );
  const halfDone = rows2.find((row) => !row.finished);
  if (halfDone) {
    throw new MigrationError(
      `Migration ${halfDone.migration_name} was left half done by \`prisma migrate\`; settle it with \`prisma migrate resolve\` first.`
    );
  }
  const checksums = new Map(rows2.map((row) => [row.migration_name, row.checksum]));
  return {
    pending: (migrations) => migrations.filter(({ name, sql }) => {
      const checksum = checksums.get(name);
      if (checksum !== void 0 && checksum !== checksumOf(sql)) {
        throw new MigrationError(`Migration ${name} was changed after it was applied; add a new migration instead.`);
      }
      return checksum === void 0;
    })
  };
}
async function createHistory(client, schema) {
  const { rows: rows2 } = await client.query(
    "SELECT to_regnamespace($1) IS NOT NULL AS schema, to_regclass($2) IS NOT NULL AS history",
    [(0, import_pg3.escapeIdentifier)(schema), historyTable(schema)]
  );
  if (!rows2[0]?.schema) await client.query(`CREATE SCHEMA IF NOT EXISTS ${(0, import_pg3.escapeIdentifier)(schema)}`);
  if (rows2[0]?.history) return;
  await client.query(`
    CREATE TABLE IF NOT EXISTS ${historyTable(schema)} (
      id                  VARCHAR(36) PRIMARY KEY NOT NULL,
      checksum            VARCHAR(64) NOT NULL,
      finished_at         TIMESTAMPTZ,
      migration_name      VARCHAR(255) NOT NULL,
      logs                TEXT,
      rolled_back_at      TIMESTAMPTZ,
      started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
      applied_steps_count INTEGER NOT NULL DEFAULT 0
    )`);
}
function historyTable(schema) {
  return `${(0, import_pg3.escapeIdentifier)(schema)}."_prisma_migrations"`;
}
function describe(error, sql) {
  if (!(error instanceof import_pg3.DatabaseError)) return error instanceof Error ? error.message : String(error);
  const line = error.position ? `, line ${sql.slice(0, Number(error.position)).split("\n").length}` : "";
  return [`${error.message} (SQLSTATE ${error.code ?? "unknown"}${line})`, error.detail, error.hint].filter((part) => part !== void 0).join(". ");
}

// packages/service-kit/src/start-service.ts
var health = defineRoute({
  method: "GET",
  path: "/internal/health",
  summary: "The process runs",
  audience: "anyone",
  responses: { 200: import_zod24.z.object({ status: import_zod24.z.literal("ok") }) },
  errors: []
});
var ready = defineRoute({
  method: "GET",
  path: "/internal/ready",
  summary: "It can serve",
  audience: "anyone",
  responses: { 200: import_zod24.z.object({ status: import_zod24.z.literal("ready") }) },
  errors: ["unavailable"]
});
async function startService(definition) {
  const { name, config: config2, clock = systemClock } = definition;
  const logger = createLogger(name, config2.LOG_LEVEL);
  const lifecycle = new Lifecycle();
  const stop = () => lifecycle.stop(logger);
  try {
    await applyMigrations({ databaseUrl: config2.DATABASE_URL, migrationsDir: kitMigrations(), schema: "kit" });
    await applyMigrations({ databaseUrl: config2.DATABASE_URL, migrationsDir: definition.migrationsDir });
    let relay;
    const db = openDatabase({
      url: config2.DATABASE_URL,
      pool: config2.DATABASE_POOL,
      clock,
      createClient: (adapter) => definition.createClient(adapter),
      onEvents: () => relay?.wake()
    });
    lifecycle.started("database", () => db.close());
    const caller = { self: name, secret: config2.INTERNAL_SECRET, urls: serviceUrls(config2) };
    const transport = createFeedTransport({
      self: name,
      databaseUrl: config2.DATABASE_URL,
      sql: db.client,
      serviceUrls: caller.urls,
      secret: config2.INTERNAL_SECRET,
      logger
    });
    relay = startRelay({ service: name, databaseUrl: config2.DATABASE_URL, transport, logger });
    const startedRelay = relay;
    lifecycle.started("relay", () => startedRelay.stop());
    const { routes, subscriptions = [], jobs = [] } = await definition.wire({ config: config2, db, clock, logger, caller });
    let serving = true;
    const operations = [
      route(health, async () => ({ status: 200, body: { status: "ok" } })),
      route(ready, async () => {
        if (!serving) throw new AppError("unavailable");
        await db.client.$queryRawUnsafe("SELECT 1");
        return { status: 200, body: { status: "ready" } };
      }),
      transport.route
    ];
    const findKey = remoteKeys(new URL("/internal/jwks", config2.IDENTITY_URL).href);
    const app = serviceApp([...operations, ...routes], {
      authentication: { self: name, secret: config2.INTERNAL_SECRET, findKey },
      clock,
      logger
    });
    const listening = await listen(app.callback(), { host: config2.HOST, port: config2.PORT });
    lifecycle.started("http", () => listening.stop());
    lifecycle.started("transport", () => transport.close());
    const running = startSubscriptions({ handlers: subscriptions, transport, db, clock, logger });
    lifecycle.started("subscriptions", () => running.stop());
    for (const job of jobs) {
      const started = startJob(job, logger);
      lifecycle.started(`job ${job.name}`, () => started.stop());
    }
    lifecycle.started("readiness", async () => {
      serving = false;
    });
    logger.info({ url: listening.url }, "ready");
    return { url: listening.url, db, logger, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
function serviceUrls(config2) {
  const urls = {
    identity: config2.IDENTITY_URL,
    catalog: config2.CATALOG_URL,
    booking: config2.BOOKING_URL,
    payments: config2.PAYMENTS_URL,
    notifications: config2.NOTIFICATIONS_URL
  };
  return urls;
}
function kitMigrations() {
  const bundled = (0, import_node_path3.join)(__dirname, "kit-migrations");
  return (0, import_node_fs.existsSync)(bundled) ? bundled : (0, import_node_path3.join)(__dirname, "..", "migrations");
}

// packages/service-kit/src/run-service.ts
async function runService(define) {
  try {
    const service = await startService(define());
    stopWithProcess(service.stop, service.logger);
    process.send?.({ ready: true, url: service.url }, () => void 0);
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}

// packages/service-kit/src/storage/object-store.ts
var import_minio = require("minio");

// services/notifications/src/app.ts
var import_node_path4 = require("node:path");

// services/notifications/src/domain/messages-by-event.ts
var BOOKING_MESSAGES = [
  { event: bookingRequested, tell: { renter: "new-reservation-renter", owner: "new-reservation-owner" } },
  { event: bookingConfirmed, tell: { renter: "confirmed-booking-renter", owner: "confirmed-booking-owner" } },
  { event: bookingDeclined, tell: { renter: "reservation-canceled-renter" } },
  { event: bookingCancelled, tell: { renter: "reservation-canceled-renter", owner: "cancellation-notice-owner" } },
  { event: bookingExpired, tell: { renter: "reservation-canceled-renter", owner: "cancellation-notice-owner" } },
  { event: bookingRejected, tell: { renter: "reservation-canceled-renter" } }
];
var WELCOME_MESSAGES = {
  renter: "welcome-renter",
  owner: "welcome-owner",
  captain: "welcome-captain",
  admin: void 0
};

// services/notifications/src/db/write-delivery.ts
var import_node_crypto8 = require("node:crypto");
async function writeDelivery(tx, { eventId, recipientId, template, about: about2, others, now }) {
  await tx.delivery.createMany({
    data: {
      id: (0, import_node_crypto8.randomUUID)(),
      eventId,
      recipientId,
      channel: "email",
      template,
      about: about2,
      userIds: [.../* @__PURE__ */ new Set([recipientId, ...others])],
      status: "waiting",
      attempts: 0,
      dueAt: now,
      createdAt: now
    },
    skipDuplicates: true
  });
}

// services/notifications/src/use-cases/notify-parties.ts
async function notifyParties({ db, clock }, { eventId, at, booking, tell }) {
  const { renterId, ownerId, captainId } = booking;
  const others = captainId === null ? [renterId, ownerId] : [renterId, ownerId, captainId];
  const about2 = { kind: "booking", booking, at };
  await db.transact(async (tx) => {
    const now = clock.now();
    if (tell.renter) {
      await writeDelivery(tx, { eventId, recipientId: renterId, template: tell.renter, about: about2, others, now });
    }
    if (tell.owner) {
      await writeDelivery(tx, { eventId, recipientId: ownerId, template: tell.owner, about: about2, others, now });
    }
  });
}

// services/notifications/src/use-cases/welcome-user.ts
async function welcomeUser({ db, clock }, { eventId, user }) {
  const template = WELCOME_MESSAGES[user.role];
  if (!template) return;
  await db.transact(
    (tx) => writeDelivery(tx, {
      eventId,
      recipientId: user.id,
      template,
      about: { kind: "account" },
      others: [],
      now: clock.now()
    })
  );
}

// services/notifications/src/events/subscriptions.ts
function notificationsSubscriptions({ clock }) {
  return [
    project("users", userRegistered, saveUser),
    project("users", userUpdated, saveUser),
    project("users", userLicencesChanged, saveUser),
    react(
      "welcome-user",
      userRegistered,
      (db, user, { id: id2 }) => welcomeUser({ db, clock }, { eventId: id2, user })
    ),
    ...BOOKING_MESSAGES.map(
      ({ event, tell }) => react(
        `notify-parties:${event.type}`,
        event,
        (db, booking, { id: id2, time }) => notifyParties({ db, clock }, { eventId: id2, at: time, booking, tell })
      )
    )
  ];
}
async function saveUser(tx, { id: id2, role, fullName: fullName2, email: email2, phone: phone2 }) {
  const user = { role, fullName: fullName2, email: email2, phone: phone2 };
  await tx.user.upsert({ where: { id: id2 }, create: { id: id2, ...user }, update: user });
}

// services/notifications/src/generated/prisma/client.ts
var runtime3 = require("@prisma/client/runtime/client");

// services/notifications/src/generated/prisma/internal/class.ts
var runtime = __toESM(require("@prisma/client/runtime/client"));
var config = {
  "previewFeatures": [],
  "clientVersion": "7.10.0",
  "engineVersion": "0edf323efd1d98336f3f0a68684b56f689b900d3",
  "activeProvider": "postgresql",
  "inlineSchema": `generator client {
  provider            = "prisma-client"
  output              = "../src/generated/prisma"
  runtime             = "nodejs"
  moduleFormat        = "cjs"
  importFileExtension = ""
  compilerBuild       = "small"
}

datasource db {
  provider = "postgresql"
}

/// Projection of identity's users: whom to write to.
model User {
  id       Int    @id
  role     String
  fullName String @map("full_name")
  email    String
  phone    String

  @@map("users")
}

/// One message to one person because of one event. The id is part of the mail's Message-ID, whatever the attempt.
model Delivery {
  id          String    @id @db.Uuid
  eventId     String    @map("event_id") @db.Uuid
  recipientId Int       @map("recipient_id")
  channel     String
  template    String
  /// What the message tells of, as the event said it.
  about       Json
  /// Everyone whom the message names, the recipient first; it waits until all of them are known.
  userIds     Int[]     @map("user_ids")
  status      String
  attempts    Int
  /// When it is tried next. While an attempt is under way: until when nobody else tries.
  dueAt       DateTime? @map("due_at") @db.Timestamptz(3)
  createdAt   DateTime  @map("created_at") @db.Timestamptz(3)
  sentAt      DateTime? @map("sent_at") @db.Timestamptz(3)
  /// What the last attempt that failed said.
  lastError   String?   @map("last_error")
  /// Where the last attempt went, and under which subject.
  address     String?
  subject     String?

  @@unique([eventId, recipientId, channel, template], map: "deliveries_once")
  @@map("deliveries")
}
`,
  "runtimeDataModel": {
    "models": {},
    "enums": {},
    "types": {}
  },
  "parameterizationSchema": {
    "strings": [],
    "graph": ""
  }
};
config.runtimeDataModel = JSON.parse('{"models":{"User":{"fields":[{"name":"id","kind":"scalar","type":"Int"},{"name":"role","kind":"scalar","type":"String"},{"name":"fullName","kind":"scalar","type":"String","dbName":"full_name"},{"name":"email","kind":"scalar","type":"String"},{"name":"phone","kind":"scalar","type":"String"}],"dbName":"users","schema":null},"Delivery":{"fields":[{"name":"id","kind":"scalar","type":"String"},{"name":"eventId","kind":"scalar","type":"String","dbName":"event_id"},{"name":"recipientId","kind":"scalar","type":"Int","dbName":"recipient_id"},{"name":"channel","kind":"scalar","type":"String"},{"name":"template","kind":"scalar","type":"String"},{"name":"about","kind":"scalar","type":"Json"},{"name":"userIds","kind":"scalar","type":"Int","dbName":"user_ids"},{"name":"status","kind":"scalar","type":"String"},{"name":"attempts","kind":"scalar","type":"Int"},{"name":"dueAt","kind":"scalar","type":"DateTime","dbName":"due_at"},{"name":"createdAt","kind":"scalar","type":"DateTime","dbName":"created_at"},{"name":"sentAt","kind":"scalar","type":"DateTime","dbName":"sent_at"},{"name":"lastError","kind":"scalar","type":"String","dbName":"last_error"},{"name":"address","kind":"scalar","type":"String"},{"name":"subject","kind":"scalar","type":"String"}],"dbName":"deliveries","schema":null}},"enums":{},"types":{}}');
config.parameterizationSchema = {
  strings: JSON.parse('["where","User.findUnique","User.findUniqueOrThrow","orderBy","cursor","User.findFirst","User.findFirstOrThrow","User.findMany","data","User.createOne","User.createMany","User.createManyAndReturn","User.updateOne","User.updateMany","User.updateManyAndReturn","create","update","User.upsertOne","User.deleteOne","User.deleteMany","having","_count","_avg","_sum","_min","_max","User.groupBy","User.aggregate","Delivery.findUnique","Delivery.findUniqueOrThrow","Delivery.findFirst","Delivery.findFirstOrThrow","Delivery.findMany","Delivery.createOne","Delivery.createMany","Delivery.createManyAndReturn","Delivery.updateOne","Delivery.updateMany","Delivery.updateManyAndReturn","Delivery.upsertOne","Delivery.deleteOne","Delivery.deleteMany","Delivery.groupBy","Delivery.aggregate","AND","OR","NOT","id","eventId","recipientId","channel","template","about","userIds","status","attempts","dueAt","createdAt","sentAt","lastError","address","subject","equals","in","notIn","lt","lte","gt","gte","contains","startsWith","endsWith","not","has","hasEvery","hasSome","string_contains","string_starts_with","string_ends_with","array_starts_with","array_ends_with","array_contains","eventId_recipientId_channel_template","role","fullName","email","phone","set","push","increment","decrement","multiply","divide"]'),
  graph: "ZxUgCCwAAFUAMC0AAAQAEC4AAFUAMC8CAAAAAVMBAE0AIVQBAE0AIVUBAE0AIVYBAE0AIQEAAAABACABAAAAAQAgCCwAAFUAMC0AAAQAEC4AAFUAMC8CAEwAIVMBAE0AIVQBAE0AIVUBAE0AIVYBAE0AIQADAAAABAAgAwAABQAwBAAAAQAgAwAAAAQAIAMAAAUAMAQAAAEAIAMAAAAEACADAAAFADAEAAABACAFLwIAAAABUwEAAAABVAEAAAABVQEAAAABVgEAAAABAQgAAAkAIAUvAgAAAAFTAQAAAAFUAQAAAAFVAQAAAAFWAQAAAAEBCAAACwAwAQgAAAsAMAUvAgBdACFTAQBcACFUAQBcACFVAQBcACFWAQBcACECAAAAAQAgCAAADgAgBS8CAF0AIVMBAFwAIVQBAFwAIVUBAFwAIVYBAFwAIQIAAAAEACAIAAAQACACAAAABAAgCAAAEAAgAwAAAAEAIA8AAAkAIBAAAA4AIAEAAAABACABAAAABAAgBRUAAGMAIBYAAGQAIBcAAGcAIBgAAGYAIBkAAGUAIAgsAABUADAtAAAXABAuAABUADAvAgA1ACFTAQA2ACFUAQA2ACFVAQA2ACFWAQA2ACEDAAAABAAgAwAAFgAwFAAAFwAgAwAAAAQAIAMAAAUAMAQAAAEAIBMsAABKADAtAAAdABAuAABKADAvAQAAAAEwAQBLACExAgBMACEyAQBNACEzAQBNACE0AABOACA1AAA4ACA2AQBNACE3AgBMACE4QABPACE5QABQACE6QABPACE7AQBRACE8AQBRACE9AQBRACFSAABTACABAAAAGgAgAQAAABoAIBIsAABKADAtAAAdABAuAABKADAvAQBLACEwAQBLACExAgBMACEyAQBNACEzAQBNACE0AABOACA1AAA4ACA2AQBNACE3AgBMACE4QABPACE5QABQACE6QABPACE7AQBRACE8AQBRACE9AQBRACEFOAAAVgAgOgAAVgAgOwAAVgAgPAAAVgAgPQAAVgAgAwAAAB0AIAMAAB4AMAQAABoAIAMAAAAdACADAAAeADAEAAAaACADAAAAHQAgAwAAHgAwBAAAGgAgDy8BAAAAATABAAAAATECAAAAATIBAAAAATMBAAAAATSAAAAAATUAAGIAIDYBAAAAATcCAAAAAThAAAAAATlAAAAAATpAAAAAATsBAAAAATwBAAAAAT0BAAAAAQEIAAAiACAPLwEAAAABMAEAAAABMQIAAAABMgEAAAABMwEAAAABNIAAAAABNQAAYgAgNgEAAAABNwIAAAABOEAAAAABOUAAAAABOkAAAAABOwEAAAABPAEAAAABPQEAAAABAQgAACQAMAEIAAAkADAPLwEAXAAhMAEAXAAhMQIAXQAhMgEAXAAhMwEAXAAhNIAAAAABNQAAXgAgNgEAXAAhNwIAXQAhOEAAXwAhOUAAYAAhOkAAXwAhOwEAYQAhPAEAYQAhPQEAYQAhAgAAABoAIAgAACcAIA8vAQBcACEwAQBcACExAgBdACEyAQBcACEzAQBcACE0gAAAAAE1AABeACA2AQBcACE3AgBdACE4QABfACE5QABgACE6QABfACE7AQBhACE8AQBhACE9AQBhACECAAAAHQAgCAAAKQAgAgAAAB0AIAgAACkAIAMAAAAaACAPAAAiACAQAAAnACABAAAAGgAgAQAAAB0AIAoVAABXACAWAABYACAXAABbACAYAABaACAZAABZACA4AABWACA6AABWACA7AABWACA8AABWACA9AABWACASLAAAMwAwLQAAMAAQLgAAMwAwLwEANAAhMAEANAAhMQIANQAhMgEANgAhMwEANgAhNAAANwAgNQAAOAAgNgEANgAhNwIANQAhOEAAOQAhOUAAOgAhOkAAOQAhOwEAOwAhPAEAOwAhPQEAOwAhAwAAAB0AIAMAAC8AMBQAADAAIAMAAAAdACADAAAeADAEAAAaACASLAAAMwAwLQAAMAAQLgAAMwAwLwEANAAhMAEANAAhMQIANQAhMgEANgAhMwEANgAhNAAANwAgNQAAOAAgNgEANgAhNwIANQAhOEAAOQAhOUAAOgAhOkAAOQAhOwEAOwAhPAEAOwAhPQEAOwAhCxUAAEAAIBgAAEYAIBkAAEYAID4BAAAAAT8BAAAABEABAAAABEEBAAAAAUIBAAAAAUMBAAAAAUQBAAAAAUgBAEkAIQ0VAABAACAWAABIACAXAABAACAYAABAACAZAABAACA-AgAAAAE_AgAAAARAAgAAAARBAgAAAAFCAgAAAAFDAgAAAAFEAgAAAAFIAgBHACEOFQAAQAAgGAAARgAgGQAARgAgPgEAAAABPwEAAAAEQAEAAAAEQQEAAAABQgEAAAABQwEAAAABRAEAAAABRQEAAAABRgEAAAABRwEAAAABSAEARQAhDxUAAEAAIBgAAEQAIBkAAEQAID6AAAAAAUGAAAAAAUKAAAAAAUOAAAAAAUSAAAAAAUiAAAAAAUwBAAAAAU0BAAAAAU4BAAAAAU-AAAAAAVCAAAAAAVGAAAAAAQQ-AgAAAAVJAgAAAAFKAgAAAARLAgAAAAQLFQAAPQAgGAAAQwAgGQAAQwAgPkAAAAABP0AAAAAFQEAAAAAFQUAAAAABQkAAAAABQ0AAAAABREAAAAABSEAAQgAhCxUAAEAAIBgAAEEAIBkAAEEAID5AAAAAAT9AAAAABEBAAAAABEFAAAAAAUJAAAAAAUNAAAAAAURAAAAAAUhAAD8AIQ4VAAA9ACAYAAA-ACAZAAA-ACA-AQAAAAE_AQAAAAVAAQAAAAVBAQAAAAFCAQAAAAFDAQAAAAFEAQAAAAFFAQAAAAFGAQAAAAFHAQAAAAFIAQA8ACEOFQAAPQAgGAAAPgAgGQAAPgAgPgEAAAABPwEAAAAFQAEAAAAFQQEAAAABQgEAAAABQwEAAAABRAEAAAABRQEAAAABRgEAAAABRwEAAAABSAEAPAAhCD4CAAAAAT8CAAAABUACAAAABUECAAAAAUICAAAAAUMCAAAAAUQCAAAAAUgCAD0AIQs-AQAAAAE_AQAAAAVAAQAAAAVBAQAAAAFCAQAAAAFDAQAAAAFEAQAAAAFFAQAAAAFGAQAAAAFHAQAAAAFIAQA-ACELFQAAQAAgGAAAQQAgGQAAQQAgPkAAAAABP0AAAAAEQEAAAAAEQUAAAAABQkAAAAABQ0AAAAABREAAAAABSEAAPwAhCD4CAAAAAT8CAAAABEACAAAABEECAAAAAUICAAAAAUMCAAAAAUQCAAAAAUgCAEAAIQg-QAAAAAE_QAAAAARAQAAAAARBQAAAAAFCQAAAAAFDQAAAAAFEQAAAAAFIQABBACELFQAAPQAgGAAAQwAgGQAAQwAgPkAAAAABP0AAAAAFQEAAAAAFQUAAAAABQkAAAAABQ0AAAAABREAAAAABSEAAQgAhCD5AAAAAAT9AAAAABUBAAAAABUFAAAAAAUJAAAAAAUNAAAAAAURAAAAAAUhAAEMAIQw-gAAAAAFBgAAAAAFCgAAAAAFDgAAAAAFEgAAAAAFIgAAAAAFMAQAAAAFNAQAAAAFOAQAAAAFPgAAAAAFQgAAAAAFRgAAAAAEOFQAAQAAgGAAARgAgGQAARgAgPgEAAAABPwEAAAAEQAEAAAAEQQEAAAABQgEAAAABQwEAAAABRAEAAAABRQEAAAABRgEAAAABRwEAAAABSAEARQAhCz4BAAAAAT8BAAAABEABAAAABEEBAAAAAUIBAAAAAUMBAAAAAUQBAAAAAUUBAAAAAUYBAAAAAUcBAAAAAUgBAEYAIQ0VAABAACAWAABIACAXAABAACAYAABAACAZAABAACA-AgAAAAE_AgAAAARAAgAAAARBAgAAAAFCAgAAAAFDAgAAAAFEAgAAAAFIAgBHACEIPggAAAABPwgAAAAEQAgAAAAEQQgAAAABQggAAAABQwgAAAABRAgAAAABSAgASAAhCxUAAEAAIBgAAEYAIBkAAEYAID4BAAAAAT8BAAAABEABAAAABEEBAAAAAUIBAAAAAUMBAAAAAUQBAAAAAUgBAEkAIRIsAABKADAtAAAdABAuAABKADAvAQBLACEwAQBLACExAgBMACEyAQBNACEzAQBNACE0AABOACA1AAA4ACA2AQBNACE3AgBMACE4QABPACE5QABQACE6QABPACE7AQBRACE8AQBRACE9AQBRACEIPgEAAAABPwEAAAAEQAEAAAAEQQEAAAABQgEAAAABQwEAAAABRAEAAAABSAEAUgAhCD4CAAAAAT8CAAAABEACAAAABEECAAAAAUICAAAAAUMCAAAAAUQCAAAAAUgCAEAAIQs-AQAAAAE_AQAAAARAAQAAAARBAQAAAAFCAQAAAAFDAQAAAAFEAQAAAAFFAQAAAAFGAQAAAAFHAQAAAAFIAQBGACEMPoAAAAABQYAAAAABQoAAAAABQ4AAAAABRIAAAAABSIAAAAABTAEAAAABTQEAAAABTgEAAAABT4AAAAABUIAAAAABUYAAAAABCD5AAAAAAT9AAAAABUBAAAAABUFAAAAAAUJAAAAAAUNAAAAAAURAAAAAAUhAAEMAIQg-QAAAAAE_QAAAAARAQAAAAARBQAAAAAFCQAAAAAFDQAAAAAFEQAAAAAFIQABBACELPgEAAAABPwEAAAAFQAEAAAAFQQEAAAABQgEAAAABQwEAAAABRAEAAAABRQEAAAABRgEAAAABRwEAAAABSAEAPgAhCD4BAAAAAT8BAAAABEABAAAABEEBAAAAAUIBAAAAAUMBAAAAAUQBAAAAAUgBAFIAIQQwAQAAAAExAgAAAAEyAQAAAAEzAQAAAAEILAAAVAAwLQAAFwAQLgAAVAAwLwIANQAhUwEANgAhVAEANgAhVQEANgAhVgEANgAhCCwAAFUAMC0AAAQAEC4AAFUAMC8CAEwAIVMBAE0AIVQBAE0AIVUBAE0AIVYBAE0AIQAAAAAAAAFXAQAAAAEFVwIAAAABWQIAAAABWgIAAAABWwIAAAABXAIAAAABAlcCAAAABFgCAAAABQFXQAAAAAEBV0AAAAABAVcBAAAAAQFXAgAAAAQAAAAAAAAAAAAFFQAGFgAHFwAIGAAJGQAKAAAAAAAFFQAGFgAHFwAIGAAJGQAKAAAABRUAEBYAERcAEhgAExkAFAAAAAAABRUAEBYAERcAEhgAExkAFAECAQIDAQUGAQYHAQcIAQkKAQoMAgsNAwwPAQ0RAg4SBBETARIUARMVAhoYBRsZCxwbDB0cDB4fDB8gDCAhDCEjDCIlAiMmDSQoDCUqAiYrDicsDCgtDCkuAioxDysyFQ"
};
async function decodeBase64AsWasm(wasmBase64) {
  const { Buffer: Buffer2 } = await import("node:buffer");
  const wasmArray = Buffer2.from(wasmBase64, "base64");
  return new WebAssembly.Module(wasmArray);
}
config.compilerWasm = {
  getRuntime: async () => await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.js"),
  getQueryCompilerWasmModule: async () => {
    const { wasm } = await import("@prisma/client/runtime/query_compiler_small_bg.postgresql.wasm-base64.js");
    return await decodeBase64AsWasm(wasm);
  },
  importName: "./query_compiler_small_bg.js"
};
function getPrismaClientClass() {
  return runtime.getPrismaClient(config);
}

// services/notifications/src/generated/prisma/internal/prismaNamespace.ts
var runtime2 = __toESM(require("@prisma/client/runtime/client"));
var getExtensionContext = runtime2.Extensions.getExtensionContext;
var NullTypes2 = {
  DbNull: runtime2.NullTypes.DbNull,
  JsonNull: runtime2.NullTypes.JsonNull,
  AnyNull: runtime2.NullTypes.AnyNull
};
var TransactionIsolationLevel = runtime2.makeStrictEnum({
  ReadUncommitted: "ReadUncommitted",
  ReadCommitted: "ReadCommitted",
  RepeatableRead: "RepeatableRead",
  Serializable: "Serializable"
});
var defineExtension = runtime2.Extensions.defineExtension;

// services/notifications/src/generated/prisma/client.ts
var PrismaClient = getPrismaClientClass();

// packages/policy/src/cents.ts
function integerCents(cents2) {
  if (!Number.isSafeInteger(cents2)) throw new RangeError(`Not an amount in integer cents: ${cents2}`);
  return cents2;
}

// packages/policy/src/amounts-due.ts
var COMMISSION_PERCENT = 15;
var COMMISSION_SHARE = COMMISSION_PERCENT / 100;

// packages/policy/src/time.ts
var import_luxon = require("luxon");
var MS_PER_HOUR = 36e5;
function addHours(date, hours2) {
  const later = new Date(date.getTime() + Math.round(hours2 * MS_PER_HOUR));
  if (Number.isNaN(later.getTime())) throw new RangeError(`Cannot add ${hours2} hours to ${String(date)}`);
  return later;
}

// packages/policy/src/money.ts
var cad = new Intl.NumberFormat("en-CA", { style: "currency", currency: "CAD" });
function dollarsOf(cents2) {
  return integerCents(cents2) / 100;
}
function formatCad(cents2) {
  return cad.format(dollarsOf(cents2));
}

// packages/policy/src/price.ts
var DEPOSIT_PERCENT = 25;
var DEPOSIT_SHARE = DEPOSIT_PERCENT / 100;

// packages/policy/src/slots.ts
var START_TIMES = range2(20, 45).map(
  (halfHours) => `${Math.floor(halfHours / 2)}:${halfHours % 2 === 0 ? "00" : "30"}`
);
function range2(from, to) {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

// services/notifications/src/domain/next-attempt.ts
var GIVE_UP_AFTER_HOURS = 72;
var FIRST_WAIT_HOURS = 0.25 / 3600;
var LONGEST_WAIT_HOURS = 5 / 60;
function nextAttempt(createdAt, attempts, now) {
  if (now >= addHours(createdAt, GIVE_UP_AFTER_HOURS)) return void 0;
  return addHours(now, Math.min(FIRST_WAIT_HOURS * 2 ** Math.min(attempts - 1, 30), LONGEST_WAIT_HOURS));
}

// services/notifications/src/use-cases/give-up-deliveries.ts
async function giveUpDeliveries({ db, clock }) {
  return db.client.$executeRaw`
    UPDATE deliveries SET status = 'failed', due_at = NULL,
      last_error = coalesce(last_error, 'somebody whom the message names is not known')
    WHERE status = 'waiting' AND created_at <= ${addHours(clock.now(), -GIVE_UP_AFTER_HOURS)} AND EXISTS (
      SELECT 1 FROM unnest(user_ids) AS named(id) WHERE NOT EXISTS (SELECT 1 FROM users WHERE users.id = named.id)
    )`;
}

// services/notifications/src/use-cases/send-due-deliveries.ts
var import_promises5 = require("node:timers/promises");

// services/notifications/src/db/lease-deliveries.ts
var LEASE_HOURS = 15 / 3600;
var RENEW_EVERY_MS = 5e3;
async function leaseDeliveries({ db, clock }, limit) {
  const now = clock.now();
  const leased = await db.client.$queryRaw`
    UPDATE deliveries SET attempts = attempts + 1, due_at = ${addHours(now, LEASE_HOURS)}
    WHERE id = ANY(ARRAY(
      SELECT id FROM deliveries
      WHERE status = 'waiting' AND due_at <= ${now} AND NOT EXISTS (
        SELECT 1 FROM unnest(user_ids) AS named(id) WHERE NOT EXISTS (SELECT 1 FROM users WHERE users.id = named.id)
      )
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    )) RETURNING id`;
  if (leased.length === 0) return [];
  return db.client.delivery.findMany({
    where: { id: { in: leased.map(({ id: id2 }) => id2) } },
    orderBy: { createdAt: "asc" }
  });
}
async function renewLease({ db, clock }, delivery) {
  await updateWhileHeld(db, delivery, { dueAt: addHours(clock.now(), LEASE_HOURS) });
}
async function updateWhileHeld(db, { id: id2, attempts }, data) {
  await db.client.delivery.updateMany({ where: { id: id2, attempts, status: "waiting" }, data });
}

// services/notifications/src/smtp/open-mailer.ts
var import_nodemailer = require("nodemailer");
var MailRefused = class extends Error {
  name = "MailRefused";
};
var CONNECT_WITHIN_MS = 1e4;
var ANSWER_WITHIN_MS = 12e4;
function openMailer({ url, from }) {
  const transport = (0, import_nodemailer.createTransport)(
    {
      url,
      connectionTimeout: CONNECT_WITHIN_MS,
      greetingTimeout: CONNECT_WITHIN_MS,
      dnsTimeout: CONNECT_WITHIN_MS,
      socketTimeout: ANSWER_WITHIN_MS,
      disableFileAccess: true,
      disableUrlAccess: true
    },
    { from }
  );
  const host = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? "localhost";
  return {
    async send({ id: id2, to, subject, html, text }) {
      try {
        await transport.sendMail({
          messageId: `<${id2}@${host}>`,
          to,
          subject,
          html,
          text,
          headers: { "Auto-Submitted": "auto-generated" }
        });
      } catch (error) {
        const refusal = refusalIn(error);
        throw refusal === void 0 ? error : new MailRefused(refusal, { cause: error });
      }
    }
  };
}
function refusalIn(error) {
  if (!(error instanceof Error)) return void 0;
  const { command, responseCode, response } = error;
  const permanent = typeof responseCode === "number" && responseCode >= 500;
  if (!permanent || command !== "RCPT TO" && command !== "DATA") return void 0;
  return typeof response === "string" ? response : error.message;
}

// services/notifications/src/domain/about.ts
var import_zod25 = require("zod");
var about = import_zod25.z.discriminatedUnion("kind", [
  import_zod25.z.object({ kind: import_zod25.z.literal("booking"), booking: bookingState, at: instant }),
  import_zod25.z.object({ kind: import_zod25.z.literal("account") })
]);

// services/notifications/src/domain/phone-in-words.ts
function phoneInWords(phone2) {
  return phone2.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, "+1 $1-$2-$3");
}

// services/notifications/src/domain/account-values.ts
function accountValues({ role, fullName: fullName2, email: email2, phone: phone2 }) {
  if (role === "owner") return { ownerName: fullName2, ownerEmail: email2, ownerPhone: phoneInWords(phone2) };
  if (role === "captain") return { captainName: fullName2, captainPhone: phoneInWords(phone2) };
  return { renterName: fullName2, renterEmail: email2, renterPhone: phoneInWords(phone2) };
}

// services/notifications/src/domain/cancellation-in-words.ts
function cancellationInWords({ outcome, cancellationReason }, to) {
  switch (outcome) {
    case "owner_declined":
      return to === "owner" ? "You declined this reservation." : joined("Unfortunately, the owner is not able to take this charter.", ownersWords(cancellationReason));
    case "expired":
      return to === "owner" ? "The reservation ended because it was not answered in time. Renters are promised an answer within 24 hours." : "Unfortunately, the owner did not answer your reservation in time, so it ended by itself.";
    case "renter_cancelled":
      return to === "owner" ? "The renter cancelled the reservation before it was confirmed." : "You cancelled this reservation before the owner confirmed it.";
    case "slot_lost":
      return to === "owner" ? void 0 : "Unfortunately, another reservation took this time before your payment went through.";
    default:
      return cancellationReason ?? void 0;
  }
}
function ownersWords(reason) {
  const words = reason?.trim();
  return words ? `The owner wrote: \u201C${words}\u201D` : void 0;
}
function joined(...sentences) {
  return sentences.filter((sentence) => sentence !== void 0).join(" ");
}

// services/notifications/src/domain/time-in-words.ts
var DAY = { weekday: "long", year: "numeric", month: "long", day: "numeric" };
var TIME = { hour: "numeric", minute: "2-digit", hour12: true, timeZoneName: "short" };
function dayInWords(instant2, zone) {
  return new Intl.DateTimeFormat("en-CA", { ...DAY, timeZone: zone }).format(instant2);
}
function timeInWords(instant2, zone) {
  const time = new Intl.DateTimeFormat("en-CA", { ...TIME, timeZone: zone }).format(instant2);
  return time.replace(/\s/gu, " ");
}
function momentInWords(instant2, zone) {
  return `${dayInWords(instant2, zone)} at ${timeInWords(instant2, zone)}`;
}
function durationInWords(start, end) {
  const hours2 = Math.round((end.getTime() - start.getTime()) / 36e3) / 100;
  return hours2 === 1 ? "1 hour" : `${hours2} hours`;
}

// services/notifications/src/domain/booking-values.ts
function bookingValues({ booking, at }, to, find) {
  const { zone } = booking;
  const start = new Date(booking.startDate);
  const end = new Date(booking.endDate);
  return {
    ...peopleOf(booking, to, find),
    boatName: boatFor(booking, to),
    bookingId: String(booking.id),
    location: booking.boat.city,
    startDate: dayInWords(start, zone),
    startTime: timeInWords(start, zone),
    endDate: dayInWords(end, zone),
    endTime: timeInWords(end, zone),
    duration: durationInWords(start, end),
    guestCount: String(booking.guestCount),
    specialRequests: booking.specialRequests ?? void 0,
    totalPrice: cad2(booking.totalCents),
    depositAmount: cad2(booking.depositCents),
    balanceDue: cad2(booking.balanceFromRenterCents),
    captainFee: booking.dueToCaptainCents > 0 ? cad2(booking.dueToCaptainCents) : void 0,
    respondBy: booking.respondBy ? momentInWords(new Date(booking.respondBy), zone) : void 0,
    ...booking.status === "cancelled" && {
      cancellationReason: cancellationInWords(booking, to),
      cancellationDate: momentInWords(new Date(at), zone),
      refundAmount: booking.refundCents ? cad2(booking.refundCents) : void 0
    }
  };
}
function peopleOf(booking, to, find) {
  const renter = find(booking.renterId);
  const owner = find(booking.ownerId);
  const captain = booking.captainId === null ? void 0 : find(booking.captainId);
  const confirmed = booking.status === "confirmed" || booking.status === "completed";
  const phoneOf = (person) => person && phoneInWords(person.phone);
  return {
    renterName: renter?.fullName,
    ownerName: owner?.fullName,
    captainName: captain?.fullName,
    ...(confirmed || to === "renter") && { renterPhone: phoneOf(renter), renterEmail: renter?.email },
    ...(confirmed || to === "owner") && { ownerPhone: phoneOf(owner), ownerEmail: owner?.email },
    ...confirmed && { captainPhone: phoneOf(captain) }
  };
}
function boatFor({ boat, outcome }, to) {
  return to === "renter" && outcome === "slot_lost" ? `${boat.length}ft ${boat.model}` : boat.boatName;
}
function cad2(cents2) {
  return `${formatCad(cents2)} CAD`;
}

// services/notifications/src/rendering/fill-in.ts
var PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
var UNPRINTABLE = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;
function isUnsayable(text, values) {
  return namesIn(text).some((name) => valueOf(name, values) === "");
}
function namesIn(text) {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = ""]) => name);
}
function fillIn(text, values, encode) {
  return text.replace(PLACEHOLDER, (_, name) => encode(valueOf(name, values)));
}
function valueOf(name, values) {
  const value = new Map(Object.entries(values)).get(name) ?? "";
  return value.replace(/\r\n?/g, "\n").replace(UNPRINTABLE, "").trim();
}

// services/notifications/src/rendering/parse-content.ts
var BUTTON = /^\[(.+)\]\((\/[^\s()]*)\)$/;
var ROW = /^- ([^:]+): (.+)$/;
function parseContent(content) {
  return content.split(/\n\s*\n/).map((part) => part.trim()).filter((part) => part !== "").flatMap(
    (part) => part.startsWith("- ") ? part.split("\n").map((line) => readBlock(line.trim())) : [readBlock(part)]
  );
}
function readBlock(part) {
  const text = part.replace(/\s*\n\s*/g, " ");
  const [, label, value] = ROW.exec(text) ?? [];
  if (label && value) return { kind: "row", label, text: value };
  const [, name, path] = BUTTON.exec(text) ?? [];
  if (name && path) return { kind: "button", text: name, path };
  if (text.startsWith("# ")) return { kind: "title", text: text.slice(2) };
  if (text.startsWith("## ")) return { kind: "section", text: text.slice(3) };
  if (text.startsWith("> ")) return { kind: "note", text: text.slice(2) };
  return { kind: "paragraph", text };
}

// services/notifications/src/rendering/escape-html.ts
var ENTITIES = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;"
};
function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

// services/notifications/src/rendering/html-parts.ts
var SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
var SERIF = "Georgia,'Times New Roman',serif";
var COLOUR = {
  paper: "#fbfaf7",
  panel: "#ffffff",
  deep: "#0a2a3a",
  onDeep: "#f4f8fa",
  teal: "#0f5b75",
  tint: "#f2f8fa",
  ink: "#10222f",
  soft: "#52616d",
  line: "#e4e5e3"
};
var TEXT = `font-family:${SANS};font-size:16px;line-height:26px;color:${COLOUR.ink};overflow-wrap:anywhere`;
var TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
function title(html) {
  return `<h1 style="margin:0 0 20px;font-family:${SERIF};font-weight:normal;font-size:28px;line-height:35px;color:${COLOUR.ink};overflow-wrap:anywhere">${html}</h1>`;
}
function section(html) {
  return `<h2 style="margin:28px 0 8px;font-family:${SERIF};font-weight:normal;font-size:20px;line-height:28px;color:${COLOUR.ink}">${html}</h2>`;
}
function paragraph(html) {
  return `<p style="margin:0 0 16px;${TEXT}">${html}</p>`;
}
function note(html) {
  return `<table ${TABLE} width="100%" style="margin:8px 0 20px"><tr>
<td bgcolor="${COLOUR.tint}" style="padding:16px 20px;border-left:4px solid ${COLOUR.teal};background:${COLOUR.tint};${TEXT}">${html}</td>
</tr></table>`;
}
function rows(entries) {
  const cell = `padding:10px 0;border-top:1px solid ${COLOUR.line};vertical-align:top;font-family:${SANS};font-size:15px;line-height:22px`;
  const lines = entries.map(
    ({ label, html }) => `<tr>
<td width="36%" valign="top" style="${cell};padding-right:16px;color:${COLOUR.soft}">${label}</td>
<td valign="top" style="${cell};color:${COLOUR.ink};overflow-wrap:anywhere">${html}</td>
</tr>`
  );
  return `<table ${TABLE} width="100%" style="margin:0 0 8px">${lines.join("\n")}</table>`;
}
function button(html, url) {
  return `<table ${TABLE} style="margin:28px 0 24px"><tr>
<td bgcolor="${COLOUR.teal}" style="border-radius:8px;background:${COLOUR.teal}"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;font-family:${SANS};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none;border-radius:8px">${html}</a></td>
</tr></table>`;
}
function page(options) {
  const { subject, preview, body, footer } = options;
  const origin = escapeHtml(options.origin);
  const small = `font-family:${SANS};font-size:13px;line-height:20px;color:${COLOUR.soft}`;
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<meta name="format-detection" content="date=no">
<title>${subject}</title>
</head>
<body style="margin:0;padding:0;background:${COLOUR.paper};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table ${TABLE} width="100%" bgcolor="${COLOUR.paper}" style="background:${COLOUR.paper}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table ${TABLE} width="600"><tr><td><![endif]-->
<table ${TABLE} width="100%" style="max-width:600px;text-align:left">
<tr><td bgcolor="${COLOUR.deep}" style="padding:22px 28px;background:${COLOUR.deep};border-radius:12px 12px 0 0;border-bottom:3px solid ${COLOUR.teal}"><a href="${origin}" style="font-family:${SERIF};font-size:24px;line-height:28px;letter-spacing:-0.3px;color:${COLOUR.onDeep};text-decoration:none">Harbourline</a></td></tr>
<tr><td bgcolor="${COLOUR.panel}" style="padding:32px 28px 20px;background:${COLOUR.panel};border:1px solid ${COLOUR.line};border-top:0;border-radius:0 0 12px 12px">
${body}
</td></tr>
<tr><td style="padding:20px 28px;${small}">${footer}<br>Harbourline &middot; Toronto, Montreal, Mississauga, Cancun &middot; <a href="${origin}" style="color:${COLOUR.soft}">${origin.replace(/^https?:\/\//, "")}</a></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

// services/notifications/src/rendering/render-text.ts
function renderText(blocks, values, { origin, footer }) {
  const lines = blocks.flatMap((block, index) => {
    const joined2 = block.kind === "row" && blocks[index - 1]?.kind === "row";
    return [...index === 0 || joined2 ? [] : [""], blockAsText(block, plain(block.text, values), origin)];
  });
  return [...lines, "", "-- ", "Harbourline", footer, origin, ""].join("\n");
}
function plain(text, values) {
  return fillIn(text.replaceAll("**", ""), values, (value) => value.replaceAll("\n", "\n  "));
}
function blockAsText(block, text, origin) {
  switch (block.kind) {
    case "title":
      return `${text}
${"=".repeat(text.length)}`;
    case "section":
      return `${text}
${"-".repeat(text.length)}`;
    case "row":
      return `${block.label}: ${text}`;
    case "button":
      return `${text}: ${origin}${block.path}`;
    case "note":
    case "paragraph":
      return text;
  }
}

// services/notifications/src/rendering/render-html.ts
function renderHtml(blocks, values, { subject, origin, footer }) {
  const first = blocks.find(({ kind }) => kind === "note") ?? blocks.find(({ kind }) => kind === "paragraph");
  return page({
    subject: escapeHtml(subject),
    preview: first ? escapeHtml(plain(first.text, values)) : "",
    body: together(blocks).map((group) => groupAsHtml(group, values, origin)).join("\n"),
    footer: escapeHtml(footer),
    origin
  });
}
function together(blocks) {
  const groups = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && block.kind === "row" && last[0]?.kind === "row") last.push(block);
    else groups.push([block]);
  }
  return groups;
}
function groupAsHtml(group, values, origin) {
  const rows2 = group.flatMap(
    (block) => block.kind === "row" ? [{ label: escapeHtml(block.label), html: inline(block.text, values) }] : []
  );
  if (rows2.length > 0) return rows(rows2);
  return group.map((block) => blockAsHtml(block, inline(block.text, values), origin)).join("");
}
function blockAsHtml(block, html, origin) {
  switch (block.kind) {
    case "title":
      return title(html);
    case "section":
      return section(html);
    case "note":
      return note(html);
    case "button":
      return button(html, `${origin}${block.path}`);
    case "row":
    case "paragraph":
      return paragraph(html);
  }
}
function inline(text, values) {
  const marked = escapeHtml(text).replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>");
  return fillIn(marked, values, (value) => escapeHtml(value).replaceAll("\n", "<br>"));
}

// services/notifications/src/rendering/sayable-blocks.ts
function sayableBlocks(blocks, values) {
  const sayable = blocks.filter((block) => !isUnsayable(block.text, values));
  return sayable.filter((block, index) => block.kind !== "section" || hasContent(sayable[index + 1]));
}
function hasContent(next) {
  return next !== void 0 && next.kind !== "section" && next.kind !== "button";
}

// services/notifications/src/rendering/render-mail.ts
var FOOTER = "You receive this message because of your Harbourline account.";
function renderMail(template, values, { origin }) {
  const subject = isUnsayable(template.subject, values) ? template.name : fillIn(template.subject, values, (value) => value.replace(/\s+/g, " "));
  const blocks = sayableBlocks(parseContent(template.content), values);
  const surroundings = { origin: new URL(origin).origin, footer: FOOTER };
  return {
    subject,
    html: renderHtml(blocks, values, { ...surroundings, subject }),
    text: renderText(blocks, values, surroundings)
  };
}

// services/notifications/src/templates/cancellation-notice-owner.ts
var cancellationNoticeOwner = {
  name: "A reservation was cancelled",
  subject: "Cancelled: {{boatName}} on {{startDate}}",
  content: `
# A reservation was cancelled

Hello {{ownerName}},

{{cancellationReason}}

The time is free again. There is nothing you need to do.

## The reservation

- Reservation: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Guests: {{guestCount}}
- Cancelled: {{cancellationDate}}

[Open your dashboard](/owner-dashboard)
`
};

// services/notifications/src/templates/confirmed-booking-owner.ts
var confirmedBookingOwner = {
  name: "Booking confirmed",
  subject: "Confirmed: {{boatName}} on {{startDate}}",
  content: `
# The booking is confirmed

Hello {{ownerName}},

You have confirmed the booking of {{boatName}}, and the renter knows. Guests are asked to arrive 15 minutes early.

## Your renter

- Name: {{renterName}}
- Phone: {{renterPhone}}
- E-mail: {{renterEmail}}

## The charter

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Duration: {{duration}}
- Guests: {{guestCount}}
- Captain: {{captainName}}
- Captain\u2019s phone: {{captainPhone}}
- Special requests: {{specialRequests}}

## Payment

- Total: {{totalPrice}}
- Deposit paid: {{depositAmount}}
- Balance: **{{balanceDue}}**, from the renter to you
- Captain\u2019s fee: {{captainFee}}, from the renter to the captain when boarding

[See the booking](/owner-dashboard)

Please get in touch with the renter about the meeting place and the balance.
`
};

// services/notifications/src/templates/confirmed-booking-renter.ts
var confirmedBookingRenter = {
  name: "Your booking is confirmed",
  subject: "Confirmed: {{boatName}} on {{startDate}}",
  content: `
# Your booking is confirmed

Hello {{renterName}},

The owner has confirmed {{boatName}}. Everything you need for the day is below.

> **Please arrive 15 minutes early.** Your charter starts at {{startTime}} on {{startDate}}.

## Your charter

- Booking: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Duration: {{duration}}
- Guests: {{guestCount}}
- Special requests: {{specialRequests}}

## Whom to contact

- Owner: {{ownerName}}
- Phone: {{ownerPhone}}
- E-mail: {{ownerEmail}}
- Captain: {{captainName}}
- Captain\u2019s phone: {{captainPhone}}

## Payment

- Total: {{totalPrice}}
- Deposit paid: {{depositAmount}}
- Balance: **{{balanceDue}}**, to the owner
- Captain\u2019s fee: {{captainFee}}, to the captain when boarding

[See your booking](/renter-dashboard)

Please agree with the owner on the meeting place and on how to pay the balance.
`
};

// services/notifications/src/templates/new-reservation-owner.ts
var newReservationOwner = {
  name: "New reservation",
  subject: "Please answer: {{boatName}} is requested for {{startDate}}",
  content: `
# You have a new reservation

Hello {{ownerName}},

A renter has reserved {{boatName}} and paid the deposit. Please check that the boat is available, then confirm or decline.

Please make sure that {{captainName}}, whom the renter chose as captain, is available as well.

> **Please answer by {{respondBy}}.** Renters are promised an answer within 24 hours. Without one, the reservation is cancelled and the deposit is refunded.

[Confirm or decline](/owner-dashboard)

You get the renter\u2019s contact details as soon as you confirm.

## The reservation

- Reservation: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Duration: {{duration}}
- Guests: {{guestCount}}
- Captain: {{captainName}}
- Special requests: {{specialRequests}}

## Payment

- Total: {{totalPrice}}
- Deposit paid: {{depositAmount}}
- Balance: **{{balanceDue}}**, from the renter to you
- Captain\u2019s fee: {{captainFee}}, from the renter to the captain when boarding
`
};

// services/notifications/src/templates/new-reservation-renter.ts
var newReservationRenter = {
  name: "Your reservation",
  subject: "Your reservation of {{boatName}} is with the owner",
  content: `
# Your time on the water is reserved

Hello {{renterName}},

Your deposit is paid and {{boatName}} is held for you. Owners respond within 24 hours.

> **You will have an answer by {{respondBy}}.** If the owner declines or does not answer, your whole deposit is refunded, and the refund arrives within 3\u20135 business days.

## Your reservation

- Reservation: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Duration: {{duration}}
- Guests: {{guestCount}}
- Captain: {{captainName}}
- Special requests: {{specialRequests}}

## Payment

- Total: {{totalPrice}}
- Deposit paid: **{{depositAmount}}**
- Balance: {{balanceDue}}, to the owner
- Captain\u2019s fee: {{captainFee}}, to the captain when boarding

[See your reservation](/renter-dashboard)

Until the owner confirms, you may cancel at any time and get your whole deposit back.
`
};

// services/notifications/src/templates/reservation-canceled-renter.ts
var reservationCanceledRenter = {
  name: "Your reservation was cancelled",
  subject: "Your reservation of {{boatName}} was cancelled",
  content: `
# Your reservation was cancelled

Hello {{renterName}},

{{cancellationReason}}

> **Your deposit of {{refundAmount}} goes back to the card you paid with.** A refund arrives within 3\u20135 business days.

## The reservation

- Reservation: #{{bookingId}}
- Boat: {{boatName}}, {{location}}
- Starts: {{startDate}} at {{startTime}}
- Ends: {{endDate}} at {{endTime}}
- Cancelled: {{cancellationDate}}

[Find another boat](/boats)
`
};

// services/notifications/src/templates/welcome-captain.ts
var welcomeCaptain = {
  name: "Welcome to Harbourline",
  subject: "Welcome to Harbourline, {{captainName}}",
  content: `
# Welcome to Harbourline

Hello {{captainName}},

Your captain account is ready. Choose the boats you would like to skipper and set your hourly rate for each of them.

> **Before your first charter, please upload both licences:** your Pleasure Craft Operator\u2019s License and your Port of Toronto Harbour License.

Renters choose their captain when they reserve. Your fee is paid to you by the renter when boarding.

[Open your dashboard](/captain-dashboard)
`
};

// services/notifications/src/templates/welcome-owner.ts
var welcomeOwner = {
  name: "Welcome to Harbourline",
  subject: "Welcome to Harbourline, {{ownerName}}",
  content: `
# Welcome to Harbourline

Hello {{ownerName}},

Your owner account is ready. List your boat with at least three photos, set your hourly rate, and renters can reserve it.

## How reservations reach you

Renters pay a deposit of 25% when they reserve, and we write to you at once.

You have 24 hours to confirm or decline. Without an answer the reservation is cancelled and the renter is refunded.

Once you have confirmed, you and the renter get each other\u2019s contact details, and the renter pays the balance to you.

[List your boat](/boat-management)
`
};

// services/notifications/src/templates/welcome-renter.ts
var welcomeRenter = {
  name: "Welcome to Harbourline",
  subject: "Welcome aboard, {{renterName}}",
  content: `
# Welcome aboard

Hello {{renterName}},

Your account is ready. Boats, yachts and jet-skis in Toronto, Montreal, Mississauga and Cancun are waiting for you.

## How reserving works

Choose a boat, a date and a time, and a captain if you would like one. You reserve with a deposit of 25%.

The owner responds within 24 hours. If the owner declines or does not answer, your deposit is refunded, and the refund arrives within 3\u20135 business days.

Once your booking is confirmed, you get the owner\u2019s contact details. Please arrive 15 minutes early on the day.

[Find a boat](/boats)
`
};

// services/notifications/src/templates/built-in.ts
var BUILT_IN = {
  "welcome-renter": welcomeRenter,
  "welcome-owner": welcomeOwner,
  "welcome-captain": welcomeCaptain,
  "new-reservation-renter": newReservationRenter,
  "new-reservation-owner": newReservationOwner,
  "confirmed-booking-renter": confirmedBookingRenter,
  "confirmed-booking-owner": confirmedBookingOwner,
  "reservation-canceled-renter": reservationCanceledRenter,
  "cancellation-notice-owner": cancellationNoticeOwner
};
var TEMPLATE_IDS = Object.keys(BUILT_IN);

// services/notifications/src/use-cases/compose-mail.ts
async function composeMail({ db, origin }, delivery) {
  const users = await db.client.user.findMany({ where: { id: { in: delivery.userIds } } });
  const find = (id2) => users.find((user) => user.id === id2);
  const recipient = find(delivery.recipientId);
  const template = TEMPLATE_IDS.find((id2) => id2 === delivery.template);
  if (!recipient) throw new Error(`user ${delivery.recipientId} is not known`);
  if (!template) throw new Error(`there is no template ${delivery.template}`);
  return {
    id: delivery.id,
    to: { name: recipient.fullName, address: recipient.email },
    ...renderMail(BUILT_IN[template], valuesFor(delivery, recipient, find), { origin })
  };
}
function valuesFor(delivery, recipient, find) {
  const told = about.parse(delivery.about);
  if (told.kind === "account") return accountValues(recipient);
  return bookingValues(told, recipient.id === told.booking.ownerId ? "owner" : "renter", find);
}

// services/notifications/src/use-cases/send-due-deliveries.ts
var AT_A_TIME = 10;
var NOTE_AGAIN_MS = [100, 500, 1e3, 2e3];
async function sendDueDeliveries(deps) {
  const leased = await leaseDeliveries(deps, AT_A_TIME);
  await Promise.all(leased.map((delivery) => send2(deps, delivery)));
  return leased.length;
}
async function send2(deps, delivery) {
  const renewing = setInterval(() => void renewLease(deps, delivery).catch(() => void 0), RENEW_EVERY_MS);
  try {
    const result = await attempt(deps, delivery);
    await note2(deps, delivery, result);
  } finally {
    clearInterval(renewing);
  }
}
async function attempt(deps, delivery) {
  try {
    const mail = await composeMail(deps, delivery);
    await updateWhileHeld(deps.db, delivery, { address: mail.to.address, subject: mail.subject });
    await deps.mailer.send(mail);
    return { status: "sent", sentAt: deps.clock.now(), dueAt: null };
  } catch (error) {
    return failure(deps, delivery, error);
  }
}
function failure({ clock, logger }, delivery, error) {
  const { id: id2, template, attempts, createdAt } = delivery;
  const lastError = error instanceof Error ? error.message : String(error);
  const dueAt = error instanceof MailRefused ? void 0 : nextAttempt(createdAt, attempts, clock.now());
  const about2 = { err: error, delivery: id2, template, attempts };
  if (dueAt) {
    logger.warn(about2, "a message could not be sent yet");
    return { lastError, dueAt };
  }
  logger.error(about2, "a message could not be sent");
  return { lastError, dueAt: null, status: "failed" };
}
async function note2({ db }, delivery, result) {
  for (const wait of NOTE_AGAIN_MS) {
    const noted = await updateWhileHeld(db, delivery, result).then(
      () => true,
      () => false
    );
    if (noted) return;
    await (0, import_promises5.setTimeout)(wait);
  }
  await updateWhileHeld(db, delivery, result);
}

// services/notifications/src/jobs/notifications-jobs.ts
var SEND_EVERY_MS = 250;
var GIVE_UP_EVERY_MS = 6e4;
function notificationsJobs(deps) {
  return [
    { name: "send-due-deliveries", everyMs: SEND_EVERY_MS, run: () => sendDueDeliveries(deps) },
    { name: "give-up-deliveries", everyMs: GIVE_UP_EVERY_MS, run: () => giveUpDeliveries(deps) }
  ];
}

// services/notifications/src/app.ts
function notificationsService(config2) {
  const mailer = openMailer({ url: config2.SMTP_URL, from: config2.MAIL_FROM });
  return {
    name: "notifications",
    config: config2,
    migrationsDir: (0, import_node_path4.join)(__dirname, "..", "prisma", "migrations"),
    createClient: (adapter) => new PrismaClient({ adapter }),
    wire: ({ db, clock, logger }) => ({
      routes: [],
      subscriptions: notificationsSubscriptions({ clock }),
      jobs: notificationsJobs({ db, clock, logger, mailer, origin: config2.PUBLIC_ORIGIN })
    })
  };
}

// services/notifications/src/config.ts
var import_zod26 = require("zod");
var mailbox = import_zod26.z.string().regex(
  /^([^<>@]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
  "must be an address, such as Harbourline <bookings@harbourline.ca>"
);
var configSchema = refuseDevelopmentSecrets(
  serviceConfig.extend({
    SMTP_URL: import_zod26.z.url({ protocol: /^smtps?$/ }).describe("the mail server, with user and password if it wants them; smtps for TLS from the first byte"),
    MAIL_FROM: mailbox.describe("name and address of the sender"),
    PUBLIC_ORIGIN: import_zod26.z.url().describe("where browsers see the product; the buttons in messages lead there")
  }),
  ["INTERNAL_SECRET", "SMTP_URL", "MAIL_FROM"]
);

// services/notifications/src/main.ts
void runService(() => notificationsService(readConfig(configSchema)));
