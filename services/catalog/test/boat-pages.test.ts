import { boatState, boatView } from '@harbourline/contracts';
import { z } from 'zod';
import { admin, captain, listBoat, otherOwner, owner, renter } from './builders';
import { startCatalog, type Catalog } from './start-catalog';

let catalog: Catalog;
beforeAll(async () => {
  catalog = await startCatalog();
});
afterAll(() => catalog.stop());

const toggle = (id: number, as = owner) => catalog.as(as).patch(`/api/boats/${id}/toggle-availability`);

describe('one boat', () => {
  it('is there for everyone, by its public title', async () => {
    const { id } = await listBoat(catalog, owner, { city: 'Cancun' });
    for (const as of [undefined, renter, captain, otherOwner]) {
      const { status, body } = await catalog.as(as).get(`/api/boats/${id}`);
      expect(status).toBe(200);
      expect(body).toMatchObject({ id, title: '45ft Sea Ray Sundancer', zone: 'America/Cancun', rate: 350 });
      expect(JSON.stringify(body)).not.toContain('Northern Light');
      expect(body).not.toHaveProperty('views');
    }
  });

  it('shows its name to its owner and to administrators', async () => {
    const { id } = await listBoat(catalog);
    for (const as of [owner, admin]) {
      const { body } = await catalog.as(as).get(`/api/boats/${id}`);
      expect(body).toMatchObject({ boatName: 'Northern Light', views: 0 });
    }
  });

  it.each(['/api/boats/999999', '/api/boats/999999/captains'])('is not found at %s', async (path) => {
    expect(await catalog.as(null).get(path)).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
  });

  it.each(['x', '0', '-1', '1.5', '2147483648', '99999999999999999999'])('refuses %s as an id', async (id) => {
    expect((await catalog.as(null).get(`/api/boats/${id}`)).status).toBe(400);
  });
});

describe('hiding a listing', () => {
  it('takes the boat from the list and from its page, except for its owner and administrators, and back again', async () => {
    const { id } = await listBoat(catalog);
    const seen = async () => {
      const list = z.array(z.object({ id: z.number() })).parse((await catalog.as(null).get('/api/boats')).body);
      const page = (await catalog.as(renter).get(`/api/boats/${id}`)).status;
      return { listed: list.some((boat) => boat.id === id), page };
    };
    expect(await seen()).toEqual({ listed: true, page: 200 });

    expect(await toggle(id)).toMatchObject({ status: 200, body: { id, isAvailable: false } });
    expect(await seen()).toEqual({ listed: false, page: 404 });
    expect((await catalog.as(null).get(`/api/boats/${id}/captains`)).status).toBe(404);
    for (const as of [owner, admin]) {
      expect(await catalog.as(as).get(`/api/boats/${id}`)).toMatchObject({ body: { isAvailable: false } });
    }

    expect(await toggle(id, admin)).toMatchObject({ status: 200, body: { id, isAvailable: true } });
    expect(await seen()).toEqual({ listed: true, page: 200 });
  });

  it('tells the other services each time, with the whole state and the next version', async () => {
    const { id } = await listBoat(catalog);
    await toggle(id);
    await toggle(id);
    const events = await catalog.events('boat', id);
    expect(events.map(({ type, aggregate_version }) => [type, aggregate_version])).toEqual([
      ['boat.created.v1', 1],
      ['boat.updated.v1', 2],
      ['boat.updated.v1', 3],
    ]);
    expect(events.map(({ data }) => boatState.parse(data).available)).toEqual([true, false, true]);
  });

  it('keeps count when it is toggled by many at once', async () => {
    const { id } = await listBoat(catalog);
    await Promise.all(Array.from({ length: 9 }, () => toggle(id)));
    const versions = (await catalog.events('boat', id)).map(({ aggregate_version }) => aggregate_version);
    expect(versions).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await catalog.as(owner).get(`/api/boats/${id}`)).toMatchObject({
      body: { isAvailable: false },
    });
  });

  it('refuses another owner as if the boat did not exist, and other roles and guests', async () => {
    const { id } = await listBoat(catalog);
    expect(await toggle(id, otherOwner)).toMatchObject({ status: 404, body: { code: 'boat_not_found' } });
    expect((await toggle(id, renter)).status).toBe(403);
    expect((await toggle(id, captain)).status).toBe(403);
    expect((await catalog.as(null).patch(`/api/boats/${id}/toggle-availability`)).status).toBe(401);
    expect(await catalog.events('boat', id)).toHaveLength(1);
  });
});

describe("an owner's own list", () => {
  it('has hidden boats too, with their names, newest first', async () => {
    const mine = { id: 33, role: 'owner' as const };
    await catalog.knowUser(mine);
    const first = await listBoat(catalog, mine, { boatName: 'First' });
    const second = await listBoat(catalog, mine, { boatName: 'Second' });
    await toggle(first.id, mine);
    for (const [as, path] of [
      [mine, '/api/boats/owner'],
      [mine, `/api/boats/owner/${mine.id}`],
      [admin, `/api/boats/owner/${mine.id}`],
    ] as const) {
      const { body } = await catalog.as(as).get(path);
      const boats = z.array(boatView).parse(body);
      expect(boats.map(({ id, boatName, isAvailable }) => [id, boatName, isAvailable])).toEqual([
        [second.id, 'Second', true],
        [first.id, 'First', false],
      ]);
    }
  });

  it('refuses another owner as if there were no such owner, and other roles and guests', async () => {
    const path = `/api/boats/owner/${owner.id}`;
    expect(await catalog.as(otherOwner).get(path)).toMatchObject({
      status: 404,
      body: { code: 'user_not_found' },
    });
    expect((await catalog.as(renter).get(path)).status).toBe(403);
    expect((await catalog.as(null).get(path)).status).toBe(401);
    for (const as of [renter, captain, admin]) {
      expect((await catalog.as(as).get('/api/boats/owner')).status).toBe(403);
    }
    expect((await catalog.as(null).get('/api/boats/owner')).status).toBe(401);
  });

  it('is empty for an owner who has listed nothing', async () => {
    const fresh = { id: 34, role: 'owner' as const };
    expect(await catalog.as(fresh).get('/api/boats/owner')).toMatchObject({ status: 200, body: [] });
  });
});
