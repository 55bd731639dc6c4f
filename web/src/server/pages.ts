import { harborAreaIn, type BoatView } from '@harbourline/contracts';
import { costsInWords, rulesInWords, vesselInWords } from '@harbourline/policy/words';
import { aggregateRating } from '../features/boats/aggregate-rating';
import { boatHead } from '../features/boats/boat-head';
import { boatPrice } from '../features/boats/boat-price';
import { readFilters } from '../features/boats/filters';
import { listHead } from '../features/boats/list-head';
import { text as factWords } from '../features/boats/facts-words';
import { text as boats } from '../features/boats/words';
import { text as company } from '../features/company/words';
import { ownersCaptainsFaq } from '../features/faq/owners-captains.en';
import { rentersFaq } from '../features/faq/renters.en';
import { text as home } from '../features/home/words';
import { cookies } from '../features/legal/cookies.en';
import { privacy } from '../features/legal/privacy.en';
import { terms } from '../features/legal/terms.en';
import { text as lifestyle } from '../features/lifestyle/words';
import { text as pricing } from '../features/pricing/words';
import { site } from '../shared/config/site';

export interface PageHead {
  title: string;
  description?: string;
  /** The address, from the root, under which search engines are to know the page; left out where they are not to. */
  canonical?: string;
  /** A picture of what the page is about, from the root. */
  picture?: string;
  /** What it is about, in the terms of schema.org. */
  about?: object;
}

export interface AskedPage {
  /** In small letters, without a slash at its end. */
  path: string;
  search: URLSearchParams;
  /** The boat that the page is about, where it could be asked for. */
  boat?: BoatView;
  /** Where the site is, for what has to be a whole address. */
  origin: string;
}

const HERO = '/pictures/hero-1600.jpg';
/** Somebody's own, or a step on the way to it. */
const PRIVATE = [
  '/boats/*/reserve',
  '/checkout',
  '/reservation-sent/*',
  '/auth',
  '/reset-password',
  '/confirm-email',
  '/renter-dashboard',
  '/owner-dashboard',
  '/boat-management',
  '/boat-management/*',
  '/captain-dashboard',
  '/bookings/*/conversation',
  '/at-the-dock',
  '/reviews',
  '/admin-dashboard',
  '/admin/people',
  '/admin/people/*',
];

/** What the document of each page says before any script runs; `*` stands for a number. */
export const PAGES: Readonly<Record<string, (page: AskedPage) => PageHead>> = {
  '/': ({ origin }) => ({
    title: home('metaTitle'),
    description: home('metaDescription'),
    canonical: '/',
    about: { '@type': 'WebSite', name: site.name, url: `${origin}/` },
  }),
  '/boats': ({ search }) => listHead(readFilters(search)),
  '/boats/*': ({ boat, origin }) => (boat ? headOfBoat(boat, origin) : { title: boats('detail.about') }),
  '/lifestyle': () => known('/lifestyle', lifestyle('title'), lifestyle('metaDescription')),
  '/pricing': () => known('/pricing', pricing('title'), pricing('metaDescription')),
  '/about': () => known('/about', company('about.title'), company('about.metaDescription')),
  '/contact': () => known('/contact', company('contact.title'), company('contact.metaDescription')),
  '/renters-faq': () => known('/renters-faq', rentersFaq.title, rentersFaq.description),
  '/owners-captains-faq': () => known('/owners-captains-faq', ownersCaptainsFaq.title, ownersCaptainsFaq.description),
  '/terms': () => known('/terms', terms.title, terms.description),
  '/privacy': () => known('/privacy', privacy.title, privacy.description),
  '/cookies': () => known('/cookies', cookies.title, cookies.description),
  ...Object.fromEntries(PRIVATE.map((path) => [path, () => ({ title: site.name })])),
};

function known(canonical: string, title: string, description: string): PageHead {
  return { title, description, canonical, picture: HERO };
}

function headOfBoat(boat: BoatView, origin: string): PageHead {
  const now = new Date();
  const { title, description } = boatHead(boat, {}, now);
  const url = `${origin}/boats/${boat.id}`;
  return {
    title,
    description,
    canonical: `/boats/${boat.id}`,
    picture: boat.images[0],
    about: {
      '@type': 'Product',
      name: title,
      description: boat.description,
      url,
      image: boat.images.map((image) => new URL(image, origin).href),
      ...aggregateRating(boat),
      ...factsOf(boat),
      offers: {
        '@type': 'Offer',
        url,
        availability: `https://schema.org/${boat.isAvailable ? 'InStock' : 'OutOfStock'}`,
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: boatPrice(boat, {}, now).rate,
          priceCurrency: 'CAD',
          unitCode: 'HUR',
        },
      },
    },
  };
}

/** What everybody may know of a boat, in the terms of schema.org; of where it is boarded the area alone. */
function factsOf({ facts, city }: BoatView): object {
  if (!facts) return {};
  const { area, costs = {}, rules = {}, vessel = {} } = facts;
  const place = area && harborAreaIn(city, area);
  const rows = [
    ...(place ? [{ label: factWords('where'), value: place.name }] : []),
    ...costsInWords(costs),
    ...vesselInWords(vessel),
    ...rulesInWords(rules).map((value) => ({ label: factWords('rules'), value })),
  ];
  if (rows.length === 0) return {};
  return { additionalProperty: rows.map(({ label: name, value }) => ({ '@type': 'PropertyValue', name, value })) };
}
