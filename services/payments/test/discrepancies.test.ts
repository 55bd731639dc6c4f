import type { Discrepancy } from '@harbourline/contracts';
import type { ServiceClient } from '@harbourline/test-kit/service-client';
import { anyText } from './support/any-text';
import { ADMIN, startPayments } from './support/start-payments';

let world: Awaited<ReturnType<typeof startPayments>>;
let admin: ServiceClient;
beforeAll(async () => {
  world = await startPayments();
  admin = world.as(ADMIN);
  await world.rows(
    `INSERT INTO discrepancies (kind, provider_id, detail, cents, found_at)
     SELECT 'unknown_payment', 'pi_' || n, 'Nobody knows it', -100 * n, now() FROM generate_series(1, 5) AS n`,
  );
});
afterAll(() => world.stop());

const list = async (query = '') => await admin.rows<Discrepancy>(`/api/admin/discrepancies?limit=2${query}`);
const providerIds = (rows: Discrepancy[]) => rows.map(({ providerId }) => providerId);
const resolve = (id: number, resolution: string) =>
  admin.post<Discrepancy>(`/api/admin/discrepancies/${id}/resolve`, { resolution });

it('shows open differences first, then the resolved ones, the last first, page by page', async () => {
  const [five, , three] = await list();
  if (!five || !three) throw new Error('there are none');
  expect(five).toMatchObject({
    kind: 'unknown_payment',
    paymentId: null,
    bookingId: null,
    amount: -5,
    resolvedAt: null,
  });
  expect((await resolve(three.id, ' Paid by hand ')).body).toMatchObject({
    resolution: 'Paid by hand',
    resolvedAt: anyText,
  });
  world.clock.advance({ seconds: 60 });
  await resolve(five.id, 'A test');
  expect(providerIds(await list())).toEqual(['pi_4', 'pi_2', 'pi_1', 'pi_5', 'pi_3']);
  expect(providerIds(await list('&open=true'))).toEqual(['pi_4', 'pi_2', 'pi_1']);
  expect(providerIds(await list('&open=false'))).toEqual(['pi_5', 'pi_3']);
});

it('lets the first word about a difference stand', async () => {
  const [open] = await list('&open=true');
  const first = await resolve(open?.id ?? 0, 'It was me');
  expect((await resolve(open?.id ?? 0, 'No, me')).body).toEqual(first.body);
});

it('asks what it was, and knows no difference that there is not', async () => {
  const [open] = await list('&open=true');
  expect(await resolve(open?.id ?? 0, ' ')).toMatchObject({
    status: 400,
    body: { fields: { resolution: 'Please explain what it was' } },
  });
  expect(await resolve(999_999, 'x')).toMatchObject({ status: 404, body: { code: 'discrepancy_not_found' } });
});

it('is a task for a person until it is resolved, the oldest first', async () => {
  const open = (await list('&open=true')).map(({ id }) => id).toSorted((one, other) => one - other);
  const { body, headers } = await admin.get<object[]>('/api/admin/support-tasks/payments?limit=1');
  expect(body).toMatchObject([
    { kind: 'discrepancy_open', id: String(open[0]), amount: -1, deadline: null, person: null, bookingId: null },
  ]);
  expect(headers.get('x-total-count')).toBe(String(open.length));
});
