import { city, videoEmbedUrl, type BoatCard, type BoatView, type ListedBoat } from '@harbourline/contracts';
import { dollarsOf, rentalCents, zoneOf, boatTitle } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import { boardingOf, factsOf } from '../domain/boat-facts';
import { customRatesOf } from '../domain/custom-rates';
import type { FoundBoat } from '../db/find-boats';
import { imageUrl } from '../domain/image-key';
import { ratingInFull, ratingOf } from '../domain/rating-of';
import { mayManage } from '../domain/may-manage';
import type { Boat } from '../generated/prisma/client';
import type { BoatsPage } from '../use-cases/list-boats';

/** The time in a search: a local date, and a number of hours. */
interface AskedTime {
  date?: string | undefined;
  hours?: number | undefined;
}

/** A page of the list. Administrators also see what each boat is called, and whose it is. */
export function presentBoats({ boats, insight }: BoatsPage, asked: AskedTime): ListedBoat[] {
  return boats.map((boat) => {
    const card = presentBoatOn(boat, asked);
    if (!insight) return card;
    const owner = insight.owners.get(boat.ownerId);
    return {
      ...card,
      boatName: boat.boatName,
      ownerId: boat.ownerId,
      ...(owner && { owner: { id: owner.id, fullName: owner.fullName, phone: owner.phone, email: owner.email } }),
    };
  });
}

/** A boat as it is listed for everyone, with what it costs at the time that is asked for. */
export function presentBoatOn(boat: FoundBoat, asked: AskedTime): BoatCard {
  return { ...presentBoatCard({ ...boat, rateCents: boat.standardCents }), price: presentPrice(boat, asked) };
}

function presentPrice({ rateCents, minimumHours, discountPercent }: FoundBoat, asked: AskedTime): BoatCard['price'] {
  const rate = dollarsOf(rateCents);
  if (asked.date === undefined) return { rate, hours: null, total: null };
  const { hours = minimumHours } = asked;
  return { rate, hours, total: dollarsOf(rentalCents(rateCents, hours, discountPercent)) };
}

/** A boat as it is listed for everyone. */
function presentBoatCard(
  boat: Omit<FoundBoat, 'ownerId' | 'boatName' | 'standardCents' | 'discountPercent' | 'ratingScore'>,
): BoatCard {
  const rating = ratingOf(boat);
  return {
    id: boat.id,
    title: boatTitle(boat),
    model: boat.model,
    city: city.parse(boat.city),
    capacity: boat.capacity,
    length: boat.length,
    rate: dollarsOf(boat.rateCents),
    minimumHours: boat.minimumHours,
    images: boat.images.map(imageUrl),
    isAvailable: boat.isAvailable,
    ...(rating && { rating }),
  };
}

/** A boat's own page. Its name, how it is boarded and how often it was seen are for those who manage it. */
export function presentBoat(boat: Boat, viewer: UserActor | undefined): BoatView {
  const { rating: _, ...card } = presentBoatCard(boat);
  const rating = ratingInFull('boat', boat);
  const facts = factsOf(boat);
  return {
    ...card,
    ...(rating && { rating }),
    ...(boat.reviewsShown > 0 && { reviews: boat.reviewsShown }),
    zone: zoneOf(card.city),
    description: boat.description,
    amenities: boat.amenities,
    customRates: customRatesOf(boat),
    discountPercent: boat.discountPercent,
    preferredCaptainId: boat.preferredCaptainId,
    videoUrl: boat.videoUrl,
    videoEmbedUrl: videoEmbedUrl(boat.videoUrl),
    ownerId: boat.ownerId,
    ...(facts && { facts }),
    createdAt: boat.createdAt.toISOString(),
    updatedAt: boat.updatedAt.toISOString(),
    ...(mayManage(viewer, boat) ? forWhoManages(boat) : {}),
  };
}

function forWhoManages(boat: Boat): Pick<BoatView, 'boatName' | 'views' | 'boarding'> {
  const boarding = boardingOf(boat);
  return { boatName: boat.boatName, views: boat.views, ...(boarding && { boarding }) };
}
