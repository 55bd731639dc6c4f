import { ASPECTS, IMAGE_WIDTHS, type BookingState } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import type { Review } from '../../src/generated/prisma/client';
import { isActiveOwner } from '../../src/domain/active-owner';
import { charterFacts } from '../../src/domain/charter-facts';
import { customRatesOf } from '../../src/domain/custom-rates';
import { imageFormatFor } from '../../src/domain/image-format';
import { charterPictureUrl, imageKey, imageUrl, newImageKey, objectKeys, variantKey } from '../../src/domain/image-key';
import { mayManage } from '../../src/domain/may-manage';
import { planCaptainRates, type HeldRate } from '../../src/domain/plan-captain-rates';
import { ratingInFull, ratingOf } from '../../src/domain/rating-of';
import { aboutOf, byAspect, storedStars } from '../../src/domain/review-aspects';
import { reviewFacts } from '../../src/domain/review-facts';
import { takesPart } from '../../src/domain/takes-part';
import { visitorHash } from '../../src/domain/visitor';

describe('who may do what with a boat', () => {
  it('manages it as its owner or an administrator', () => {
    expect(mayManage({ id: 2, role: 'owner' }, { ownerId: 2 })).toBe(true);
    expect(mayManage({ id: 3, role: 'admin' }, { ownerId: 2 })).toBe(true);
    expect(mayManage({ id: 3, role: 'owner' }, { ownerId: 2 })).toBe(false);
    expect(mayManage(undefined, { ownerId: 2 })).toBe(false);
  });

  it('lists it as an owner who may sign in', () => {
    expect(isActiveOwner({ role: 'owner', active: true })).toBe(true);
    expect(isActiveOwner({ role: 'owner', active: false })).toBe(false);
    expect(isActiveOwner({ role: 'captain', active: true })).toBe(false);
  });

  it('takes part in a charter as its renter, owner or present captain', () => {
    const charter = { renterId: 1, ownerId: 2, captainId: 7 };
    expect([1, 2, 7, 8].map((person) => takesPart(charter, person))).toEqual([true, true, true, false]);
    expect(takesPart({ ...charter, captainId: null }, 7)).toBe(false);
  });
});

describe('a captain’s rates', () => {
  const held = (boatId: number, more: Partial<HeldRate> = {}): HeldRate => ({
    ...{ boatId, city: 'Toronto', hourlyRateCents: 5_000, isActive: true, version: 3, hidden: false, ...more },
  });
  const wanted = (boatId: number, hourlyRateCents = 5_000, city = 'Toronto') => ({ boatId, city, hourlyRateCents });
  const change = (boatId: number, isActive: boolean, more: object = {}) => ({
    ...{ boatId, isActive, hourlyRateCents: 5_000, version: 4, ...more },
  });

  it('are new, other or again those that are given', () => {
    expect(planCaptainRates([], [wanted(1)])).toEqual([change(1, true, { version: 1 })]);
    expect(planCaptainRates([held(1)], [wanted(1, 6_000)])).toEqual([change(1, true, { hourlyRateCents: 6_000 })]);
    expect(planCaptainRates([held(1, { isActive: false })], [wanted(1)])).toEqual([change(1, true)]);
    expect(planCaptainRates([held(1)], [wanted(1)])).toEqual([]);
  });

  it('are withdrawn where they are missing in a city that is named or rated', () => {
    expect(planCaptainRates([held(1), held(2)], [wanted(1)])).toEqual([change(2, false)]);
    expect(planCaptainRates([held(2)], [], ['Toronto'])).toEqual([change(2, false)]);
    expect(planCaptainRates([held(2)], [], ['Cancun'])).toEqual([]);
    expect(planCaptainRates([held(2)], [wanted(9, 1, 'Cancun')], ['Cancun'])).toEqual([
      change(9, true, { hourlyRateCents: 1, version: 1 }),
    ]);
    expect(planCaptainRates([held(2, { isActive: false })], [], ['Toronto'])).toEqual([]);
  });

  it('are all withdrawn without a rate and a city', () => {
    expect(planCaptainRates([held(1), held(2, { city: 'Cancun' })], [])).toEqual([change(1, false), change(2, false)]);
  });

  it('stay on a hidden boat, unless the captain leaves its city', () => {
    const hidden = held(2, { hidden: true });
    expect(planCaptainRates([held(1), hidden], [wanted(1)])).toEqual([]);
    expect(planCaptainRates([hidden], [], ['Toronto'])).toEqual([change(2, false)]);
    expect(planCaptainRates([hidden], [])).toEqual([change(2, false)]);
  });
});

describe('a picture', () => {
  it('has a key that nobody guesses, and an address', () => {
    expect(newImageKey(null)).toMatch(/^boat-images\/[0-9a-f-]{36}\.jpg$/);
    expect(newImageKey(31)).toMatch(/^charter-pictures\/[0-9a-f-]{36}\.jpg$/);
    expect(imageUrl('boat-images/a.jpg')).toBe('/api/image/boat-images/a.jpg');
    expect(imageKey('/api/image/boat-images/a.jpg')).toBe('boat-images/a.jpg');
    expect(charterPictureUrl(31, 'charter-pictures/a.jpg')).toBe('/api/bookings/31/pictures/charter-pictures/a.jpg');
  });

  it('is kept in its shapes beside it', () => {
    const key = 'boat-images/a.jpg';
    expect(variantKey(key, { width: undefined, format: 'jpeg' })).toBe(key);
    expect(variantKey(key, { width: 320, format: 'jpeg' })).toBe('boat-images/variants/a/320.jpg');
    expect(variantKey(key, { width: undefined, format: 'webp' })).toBe('boat-images/variants/a/full.webp');
    expect(variantKey('f/a.jpg.jpg', { width: 640, format: 'avif' })).toBe('f/variants/a.jpg/640.avif');
    const keys = objectKeys(key);
    expect(new Set(keys).size).toBe((IMAGE_WIDTHS.length + 1) * 3);
    expect(keys).toEqual(expect.arrayContaining([key, 'boat-images/variants/a/1920.avif']));
  });

  it.each<[string, Parameters<typeof imageFormatFor>[1], string]>([
    ['image/avif,image/webp', 960, 'avif'],
    ['IMAGE/AVIF', 320, 'avif'],
    ['image/avif,image/webp', 1280, 'webp'],
    ['image/avif, image/webp', undefined, 'webp'],
    ['image/avif;q=0, image/webp;q=0.5', 320, 'webp'],
    ['image/webp; q=0.00', 320, 'jpeg'],
    ['image/webp; q=0', 320, 'jpeg'],
    ['image/webp;q=0.01', 320, 'webp'],
    ['image/webp;xq=0', 320, 'webp'],
    ['image/*', 320, 'jpeg'],
    ['', 320, 'jpeg'],
  ])('is sent to who accepts "%s" at %s pixels as %s', (accept, width, format) => {
    expect(imageFormatFor(accept, width)).toBe(format);
  });
});

describe('reviews', () => {
  it('have an average where there are any, and one for each aspect', () => {
    const stored = { reviewCount: 2, ratingSums: [10, 9, 8, 7, 6] };
    const none = { reviewCount: 0, ratingSums: [] };
    expect(ratingOf(stored)).toEqual({ average: 4, count: 2 });
    expect([ratingOf(none), ratingInFull('boat', none)]).toEqual([undefined, undefined]);
    expect(ratingInFull('boat', stored)).toEqual({
      ...{ average: 4, count: 2 },
      aspects: { condition: 5, cleanliness: 4.5, accuracy: 4, communication: 3.5, value: 3 },
    });
  });

  it('are stored in the order of the aspects', () => {
    const stars = Object.fromEntries(ASPECTS.captain.map((aspect, at) => [aspect, at + 1]));
    expect(storedStars('captain', stars)).toEqual([1, 2, 3, 4, 5]);
    expect(storedStars('captain', { skill: 4 })).toEqual([0, 4, 0, 0, 0]);
    expect(byAspect('captain', [1, 2, 3, 4, 5])).toEqual(stars);
    expect(byAspect('captain', [])).toMatchObject({ safety: 0, localKnowledge: 0 });
    expect(aboutOf({ about: 'boat' })).toBe('boat');
    expect(() => aboutOf({ about: 'weather' })).toThrow();
  });

  it('are told of without a word of their text', () => {
    const facts = { id: 4, bookingId: 31, boatId: 5, boatTitle: '40ft Sea Ray', authorId: 1, reviewedId: 2 };
    expect(reviewFacts({ ...facts, about: 'boat', text: 'Lovely', reply: 'Thanks' } as Review)).toEqual({
      ...{ ...facts, about: 'boat' },
    });
  });
});

describe('what is known of a charter', () => {
  const end = new Date('2026-07-05T02:00:00Z');
  const booking = {
    ...{ id: 31, boatId: 5, renterId: 1, ownerId: 2, captainId: 7, status: 'completed', zone: 'America/Toronto' },
    ...{ boat: { boatName: 'Orca', model: 'Sea Ray', length: 40 } },
    ...{ startDate: '2026-07-04T22:00:00.000Z', endDate: end.toISOString() },
    ...{ totalCents: 200_000, depositCents: 50_000, refundCents: null, paymentIntentId: 'pi_1' },
    ...{ paidDate: '2026-06-20T12:00:00.000Z', creditCents: 0 },
  } as unknown as BookingState;
  const facts = (more: Partial<BookingState> = {}) => charterFacts({ ...booking, ...more });

  it('is who takes part, when it was, and until when it can be reviewed and photographed', () => {
    expect(facts()).toEqual({
      ...{ booking_id: 31, boat_id: 5, renter_id: 1, owner_id: 2, captain_id: 7 },
      ...{ boat_title: '40ft Sea Ray', day: '2026-07-04', open: false, reviewable: true, spent: true },
      ...{ review_until: addHours(end, 14 * 24), pictures_until: addHours(end, 14 * 24) },
    });
  });

  it('is whether it is open, and reviewed only once it has taken place and was paid', () => {
    expect(facts({ status: 'pending' })).toMatchObject({ open: true, reviewable: false, pictures_until: null });
    expect(facts({ status: 'confirmed' })).toMatchObject({ open: true, reviewable: false });
    expect(facts({ paymentIntentId: null, paidDate: null })).toMatchObject({ reviewable: false, spent: false });
    expect(facts({ paymentIntentId: null })).toMatchObject({ reviewable: true, spent: true });
  });

  it('counts as spent only while its deposit neither went back at the provider nor is disputed', () => {
    const byItself = { returnedCents: 0, isDisputed: false, isCardRefused: false };
    const spent = (moved: Partial<typeof byItself>) => facts({ depositByItself: { ...byItself, ...moved } }).spent;
    expect(spent({ isCardRefused: true })).toBe(true);
    expect(spent({ returnedCents: 50_000 })).toBe(false);
    expect(spent({ isDisputed: true })).toBe(false);
  });

  it('is taken at its payment where an event of old does not say more', () => {
    expect(facts({ paidDate: undefined, creditCents: undefined })).toMatchObject({ reviewable: true });
    expect(facts({ paidDate: undefined, paymentIntentId: null })).toMatchObject({ reviewable: false });
  });
});

it('reads the rates of single dates as they are stored', () => {
  expect(customRatesOf({ customRates: { '2026-07-01': 400 } })).toEqual({ '2026-07-01': 400 });
  expect(() => customRatesOf({ customRates: { '2026-07-01': 'many' } })).toThrow();
});

it('knows a visitor for a day, by the address and a secret, and IPv6 subscribers by their network', () => {
  const hash = visitorHash('secret');
  const known = hash('192.0.2.1', '2026-07-01');
  expect(known).toMatch(/^[\w-]{43}$/);
  expect(hash('192.0.2.1', '2026-07-01')).toBe(known);
  expect(hash('192.0.2.1', '2026-07-02')).not.toBe(known);
  expect(hash('192.0.2.2', '2026-07-01')).not.toBe(known);
  expect(visitorHash('other')('192.0.2.1', '2026-07-01')).not.toBe(known);
  expect(hash('2001:db8::1', '2026-07-01')).toBe(hash('2001:db8::2', '2026-07-01'));
});
