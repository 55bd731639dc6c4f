import type { BookingView } from '@harbourline/contracts';
import { FROM_RATE_DAYS } from '@harbourline/policy';
import { makeStore } from '../src/app/store';
import { bookingsApi } from '../src/features/bookings/bookings-api';
import { boatPrice } from '../src/features/boats/boat-price';
import { hoursOptions } from '../src/features/boats/when-options';
import { stepsOf } from '../src/features/checkout/sent/steps-of';
import { readDraft, writeDraft } from '../src/features/reservation/draft';
import { standingOfBooking } from '../src/shared/booking/standing-of-booking';
import { aBooking, aDeposit } from '../test-kit/a-booking';

const NOW = new Date('2027-06-01T12:00:00Z');
const boat = {
  ...{ rate: 500, minimumHours: 4, discountPercent: 10, zone: 'America/Toronto' },
  customRates: { '2027-06-01': 100, '2027-06-20': 450, '2027-07-01': 700, '2028-01-01': 90 },
};

describe('what a boat costs', () => {
  it(`is at least the lowest rate of the coming ${FROM_RATE_DAYS} days while no date is chosen`, () => {
    expect(boatPrice(boat, {}, NOW)).toEqual({ rate: 450, isFrom: true, total: undefined });
    expect(boatPrice({ ...boat, customRates: {} }, {}, NOW)).toEqual({ rate: 500, isFrom: false, total: undefined });
  });

  it.each([
    ['2027-07-01', undefined, 700, 2800, 4],
    ['2027-07-02', undefined, 500, 2000, 4],
    ['2027-07-01', 6, 700, 3780, 6],
    ['2027-07-01', 2, 700, 2800, 4],
  ])('is that day’s rate and what it comes to on %s for %s hours', (date, hours, rate, dollars, lasting) => {
    const total = { dollars, hours: lasting };
    expect(boatPrice(boat, { date, hours }, NOW)).toEqual({ rate, isFrom: false, total });
  });
});

it('offers the durations that boats take, and the one that was asked for', () => {
  const hours = (...given: Parameters<typeof hoursOptions>) => hoursOptions(...given).map(({ value }) => value);
  expect(hours(3).slice(0, 3)).toEqual(['', '3', '4']);
  expect(hours(3, 2).slice(0, 3)).toEqual(['', '2', '3']);
  expect(hours(3, 5)).toHaveLength(11);
});

describe('a draft', () => {
  const kept = new Map<string, string>();
  beforeAll(() => {
    const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) };
    Object.assign(globalThis, { sessionStorage: storage });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it('keeps the agreement to the terms while somebody signs in', () => {
    writeDraft(3, { date: '2027-07-01', agreesToTerms: true });
    expect(readDraft(3)).toEqual({ date: '2027-07-01', agreesToTerms: true });
  });
});

describe('what happens after paying', () => {
  const NOW = new Date('2027-06-30T16:00:00Z');
  const sent = aBooking({
    ...{ zone: 'America/Cancun', createdAt: '2027-06-30T15:00:00Z', deposit: aDeposit({ amount: 500, byCard: 500 }) },
    ...{ respondBy: '2027-07-01T15:00:00Z', startDate: '2027-07-04T18:00:00Z', endDate: '2027-07-04T22:00:00Z' },
    ...{ depositAmount: 500, balanceDue: 1500, dueToCaptain: 320 },
  });
  const said = (change: Partial<BookingView>) => {
    const booking = { ...sent, ...change };
    return stepsOf(booking, standingOfBooking(booking, NOW), NOW).map(({ title, text }) => `${title}: ${text}`);
  };
  const confirmed = { status: 'confirmed', respondBy: null } as const;

  it('is said with the owner’s deadline and the start by the boat’s clock, and every amount that is due', () => {
    const steps = said({});
    expect(steps).toHaveLength(4);
    expect(steps[0]).toMatch(/^The owner has until Thu, Jul 1, 2027, 10:00 a\.m\. EST to answer: .* \$500 comes back/);
    expect(steps[1]).toContain('the balance of $1,500 is due to the owner');
    expect(steps[2]).toMatch(/Until it is confirmed, you can cancel at no cost\. .* \$500 comes back in full/);
    expect(steps[3]).toMatch(/^If it is confirmed, .* Sun, Jul 4, 2027, 1:00 p\.m\. EST: The captain is paid \$320/);
  });

  it('is the renter’s own turn while the owner proposes another time, and no start is named', () => {
    const steps = said({ ownerAdjusted: true });
    expect(steps[0]).toMatch(/^The owner has proposed a change: please answer by/);
    expect(steps.join()).not.toMatch(/The owner has until|charter starts/);
  });

  it('is the captain’s turn where they confirm each charter, with the owner or after', () => {
    expect(said({ captainAnswer: 'awaited' })[0]).toMatch(/^The owner and the captain have until/);
    const accepted = said({ captainAnswer: 'awaited', ownerAcceptedAt: '2027-06-30T15:30:00Z' });
    expect(accepted[0]).toMatch(/^The owner has accepted; the captain has until/);
    expect(accepted.join()).not.toContain('The owner has until');
  });

  it('is only what still lies ahead once it is confirmed, with the rule that counts then', () => {
    const steps = said(confirmed);
    expect(steps.join()).not.toMatch(/has until|Once it is confirmed/);
    expect(steps.join()).toContain('You can cancel until Thu, Jul 1, 2027, 10:00 a.m. EST');
    expect(said({ ...confirmed, startDate: '2027-07-02T18:00:00Z' }).join()).toContain('is not refunded');
  });

  it('names no amount that is nothing', () => {
    expect(said({ ...confirmed, balanceDue: 0, dueToCaptain: 0 }).join()).not.toContain('$0');
  });

  it('is nothing of a charter that does not take place', () => {
    expect(said({ status: 'cancelled', outcome: 'owner_declined' })).toEqual([]);
    const calledOff = { cause: 'weather', by: 'owner', chooseBy: '2027-07-10T15:00:00Z' } as const;
    expect(said({ ...confirmed, calledOff })).toEqual([]);
  });
});

const realFetch = globalThis.fetch;
afterEach(() => void (globalThis.fetch = realFetch));

it('what canceling gives back is not asked of a booking that has just been canceled', async () => {
  const asked: string[] = [];
  globalThis.fetch = (path) => {
    asked.push(typeof path === 'string' ? path : '');
    return Promise.resolve(new Response(JSON.stringify({ id: 7 }), { status: 200 }));
  };
  const store = makeStore();
  const { refundPreview, updateBooking } = bookingsApi.endpoints;
  const preview = store.dispatch(refundPreview.initiate({ id: 7 }));
  await preview;
  await store.dispatch(updateBooking.initiate({ id: 7, change: { status: 'cancelled' } }));
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(asked).toEqual(['/api/bookings/7/refund-preview', '/api/bookings/7']);
  preview.unsubscribe();
});
