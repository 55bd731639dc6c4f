import { blockCalendar } from './block-calendar';
import { bookPastCharters } from './book-past-charters';
import { checkInAtDock } from './check-in-at-dock';
import { datePastCharters } from './date-past-charters';
import { openDemoBusiness } from './demo-business';
import { listFleet } from './list-fleet';
import { offerCaptains } from './offer-captains';
import { preferCaptains } from './prefer-captains';
import { reserveExamples } from './reserve-examples';
import { writeMessages } from './write-messages';
import { writeQuestions } from './write-questions';
import { writeReviews } from './write-reviews';

interface Demo {
  gatewayUrl: string;
  bookingDatabaseUrl: string;
}

/** The demo's boats, captains and bookings, of its people, who are there. */
export async function fillDemo({ gatewayUrl, bookingDatabaseUrl }: Demo): Promise<void> {
  await listFleet(gatewayUrl);
  await offerCaptains(gatewayUrl);
  await preferCaptains(gatewayUrl);
  const business = await openDemoBusiness(gatewayUrl, bookingDatabaseUrl);
  const pastCharters = await bookPastCharters(gatewayUrl, business);
  await datePastCharters(bookingDatabaseUrl, pastCharters);
  await writeReviews(gatewayUrl, business, pastCharters);
  await reserveExamples(gatewayUrl, business);
  await blockCalendar(business);
  await writeMessages(gatewayUrl, business);
  await writeQuestions(gatewayUrl, business);
  await checkInAtDock(gatewayUrl, business);
}
