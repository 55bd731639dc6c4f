import type {
  BoatCaptain,
  BoatCard,
  BoatView,
  BookingView,
  DockView,
  HistoryEntry,
  ReviewView,
  UserView,
} from '@harbourline/contracts';
import { ApiClient } from '@harbourline/client';
import { addHours } from '@harbourline/policy';
import type { Instance } from '@harbourline/local';
import { fillDemo } from '@harbourline/local/demo/fill-demo';
import { DEMO_ADMIN, DEMO_OWNERS, DEMO_PEOPLE } from '@harbourline/local/demo/people';
import { storedSentences } from './support/stored-sentences';
import { sharedTestStack, type TestStack } from './support/test-stack';

describe('the demo', () => {
  let stack: TestStack;
  let instance: Instance;
  let admin: ApiClient;
  let boats: BoatView[];

  beforeAll(async () => {
    stack = await sharedTestStack();
    instance = await stack.instance();
    await fill();
    admin = new ApiClient(instance.gatewayUrl);
    await admin.signIn(DEMO_ADMIN);
    boats = await fleet();
  });
  afterAll(() => stack?.stop());

  /** As `npm start` does. */
  const fill = () =>
    fillDemo({ gatewayUrl: instance.gatewayUrl, bookingDatabaseUrl: instance.services.booking.databaseUrl });

  async function fleet(): Promise<BoatView[]> {
    const fleets = DEMO_OWNERS.map(async (person) => {
      const owner = new ApiClient(instance.gatewayUrl);
      const { id } = await owner.signIn(person);
      return owner.call<BoatView[]>('GET', `/api/boats/owner/${id}`);
    });
    return (await Promise.all(fleets)).flat();
  }

  const pastTrips = async () =>
    (await admin.call<BookingView[]>('GET', '/api/bookings?status=completed&limit=200')).filter(({ boatId }) =>
      boats.some(({ id }) => id === boatId),
    );

  it('asks nobody to confirm an address or a phone', async () => {
    // By their addresses, as others share the system.
    const found = DEMO_PEOPLE.map(({ email }) => admin.call<UserView[]>('GET', `/api/users?q=${email}`));
    const people = (await Promise.all(found)).flat();
    expect(people.map(({ email }) => email)).toEqual(DEMO_PEOPLE.map(({ email }) => email));
    expect(people.filter(({ isVerified, phoneConfirmed }) => !isVerified || !phoneConfirmed)).toEqual([]);
  });

  it('has boats that cost more on some days of the coming weeks, less on others, and are listed so', async () => {
    const dearer = boats.flatMap(({ id, ownerId, rate, customRates }) =>
      Object.entries(customRates).flatMap(([date, other]) => (other > rate ? [{ id, ownerId, date, other }] : [])),
    );
    expect(new Set(dearer.map(({ id }) => id)).size).toBeGreaterThanOrEqual(5);
    const listed = (ownerId = 0, more = '') =>
      admin.call<BoatCard[]>('GET', `/api/boats?ownerId=${ownerId}&limit=200${more}`);
    const [shown] = dearer.slice(3);
    const onThatDay = await listed(shown?.ownerId, `&date=${shown?.date ?? ''}`);
    expect(onThatDay.find(({ id }) => id === shown?.id)?.price?.rate).toBe(shown?.other);
    const cheaper = boats.find(({ rate, customRates }) => Object.values(customRates).some((other) => other < rate));
    const from = await listed(cheaper?.ownerId);
    expect(from.find(({ id }) => id === cheaper?.id)?.price?.rate).toBeLessThan(cheaper?.rate ?? 0);
  });

  it('has boats with a film, which is there with its still and its captions', async () => {
    const films = boats.flatMap(({ videoUrl }) => videoUrl ?? []);
    expect(films.length).toBeGreaterThan(2);
    for (const film of films) {
      const files = ['.webm', '.jpg', '.vtt'].map((ending) => film.replace('.webm', ending));
      const answers = await Promise.all(files.map((file) => fetch(instance.gatewayUrl + file)));
      const types = answers.map(({ headers }) => headers.get('content-type')?.split(';')[0]);
      expect([film, ...types]).toEqual([film, 'video/webm', 'image/jpeg', 'text/vtt']);
    }
  });

  it('has boats whose owner prefers one of their captains', async () => {
    const preferred = boats.filter(({ preferredCaptainId }) => preferredCaptainId !== null);
    expect(preferred.length).toBeGreaterThan(2);
    for (const { id, preferredCaptainId } of preferred) {
      const [first, second] = await admin.call<BoatCaptain[]>('GET', `/api/boats/${id}/captains`);
      expect([first?.id, first?.preferred, second?.preferred ?? false]).toEqual([preferredCaptainId, true, false]);
    }
  });

  it('has past trips that were reserved and paid before they took place', async () => {
    const trips = await pastTrips();
    expect(trips.length).toBeGreaterThan(1);
    for (const { id, startDate, endDate, createdAt, paidDate } of trips) {
      expect(new Date(createdAt) < new Date(startDate)).toBe(true);
      expect(paidDate).toBe(createdAt);
      const history = await admin.call<HistoryEntry[]>('GET', `/api/bookings/${id}/history`);
      expect(history.map(({ action, at }) => [action, at])).toEqual([
        ['created', createdAt],
        ['completed', endDate],
      ]);
      expect(await admin.call('GET', `/api/bookings/${id}/messages`)).toEqual([]);
    }
  });

  it('has boats with reviews by those who chartered them', async () => {
    const guest = new ApiClient(instance.gatewayUrl);
    const reviewed = boats.filter(({ rating }) => rating);
    expect(reviewed.map(({ rating }) => rating?.count)).toEqual([1, 1, 1]);
    const written = await Promise.all(
      reviewed.map(({ id }) => guest.call<ReviewView[]>('GET', `/api/boats/${id}/reviews`)),
    );
    expect(written.flat().map(({ about, reply }) => [about, reply])).toEqual(reviewed.map(() => ['boat', null]));
    const [shown] = written.flat().filter(({ pictures }) => pictures.length > 0);
    for (const key of shown?.pictures ?? []) {
      const { status } = await guest.send('GET', `/api/reviews/${shown?.id ?? 0}/pictures/${key}`);
      expect([key, status]).toEqual([key, 200]);
    }
    expect(shown?.pictures).toHaveLength(2);
  });

  it('has a charter that begins about now, whose renter is checked in and can agree to it', async () => {
    const owner = new ApiClient(instance.gatewayUrl);
    await owner.signIn(DEMO_OWNERS[0] ?? DEMO_ADMIN);
    const [charter, ...more] = (await owner.call<BookingView[]>('GET', '/api/bookings')).filter(
      ({ status, startDate }) => status === 'confirmed' && new Date(startDate) < addHours(new Date(), 1),
    );
    expect(more).toEqual([]);
    const { checkIn, checkOut } = await owner.call<DockView>('GET', `/api/bookings/${charter?.id ?? 0}/dock`);
    expect([checkIn?.by, checkIn?.pictures.length, checkOut]).toEqual(['owner', 1, null]);
    expect(checkIn?.agreements.map(({ by }) => by)).toEqual(['owner']);
  });

  it('has no sentence of ours in its databases', async () => {
    expect(await storedSentences(instance)).toEqual([]);
  });

  it('is the same after it was filled once more, as after an interruption', async () => {
    const before = await pastTrips();
    await fill();
    expect([await fleet(), await pastTrips()]).toEqual([boats, before]);
  });
});
