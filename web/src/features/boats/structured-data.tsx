import type { BoatCard } from '@harbourline/contracts';
import { boatTitle } from '@harbourline/policy';
import { site } from '../../shared/config/site';
import { siteOrigin } from '../../shared/config/site-origin';
import { aggregateRating } from './aggregate-rating';

/** Tells search engines who we are and which boats there are (the first ten). */
export function BoatListData({ boats }: { boats: readonly BoatCard[] }) {
  const { street, city, region, postalCode } = site.address;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: site.name,
    url: siteOrigin(),
    telephone: site.phone,
    email: site.email,
    priceRange: '$100-$2000',
    currenciesAccepted: 'CAD',
    openingHours: 'Mo-Su 08:00-20:00',
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: 'CA',
    },
    makesOffer: boats.slice(0, 10).map((boat) => ({
      '@type': 'Offer',
      url: new URL(`/boats/${boat.id}`, siteOrigin()).href,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: boat.price?.rate ?? boat.rate,
        priceCurrency: 'CAD',
        unitCode: 'HUR',
      },
      itemOffered: {
        '@type': 'Product',
        name: boatTitle(boat),
        ...aggregateRating(boat),
        ...(boat.images[0] && { image: new URL(boat.images[0], siteOrigin()).href }),
      },
    })),
  };
  // A "<" in a model's name must not end the script.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
