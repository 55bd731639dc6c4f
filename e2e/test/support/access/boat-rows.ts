import type { BoatView } from '@harbourline/contracts';
import { anyone, belongsTo, roles, signedIn, type Expected } from './expected';
import { listing, newBoat, uploadPictures } from './objects';
import type { Rows, Situation } from './situation';
import type { World } from './cast';

const OWNERS_BOAT = belongsTo('owner', '200', '404 boat_not_found');
/** A boat that is not shown is there for its owner and administrators only. */
const hiddenFor = (answer: string): Expected => ({ ...anyone('404 boat_not_found'), owner: answer, admin: answer });
/** Queries whose answers only administrators may know. */
const ADMINISTRATORS_QUERY: Expected = { ...signedIn('403 forbidden'), admin: '200' };

/** Asked about a new boat of the owner's. */
const newBoatOfOwners =
  (body?: (world: World, boat: BoatView) => object): Situation['make'] =>
  async (world) => {
    const boat = await newBoat(world);
    return () => ({ params: { id: boat.id }, ...(body && { body: body(world, boat) }) });
  };

/** A listing with pictures that the asker has uploaded, where they may upload any. */
const listingFor =
  (extra: (world: World) => object): Situation['make'] =>
  async (world) => {
    const owners = await uploadPictures(world.people.owner);
    return async ({ name, person }) => {
      const uploads = person && ['owner', 'otherOwner', 'admin'].includes(name);
      return { body: listing(world, uploads ? await uploadPictures(person) : owners, extra(world)) };
    };
  };

const tellsName = (name: string) => name === 'owner' || name === 'admin';

/** Lists of boats, and what becomes of one. */
export const BOAT_ROWS: Rows = {
  'GET /api/boats/charter-hours': [{ of: 'shown boats', expected: anyone('200') }],
  'GET /api/boats/similar': [
    {
      of: 'shown boats',
      make:
        ({ boat }) =>
        () => ({
          query: {
            ...{ location: boat.city, date: '2027-07-04', startTime: '14:00', hours: '4', guests: '2' },
            ...{ rate: '400', without: String(boat.id) },
          },
        }),
      expected: anyone('200'),
    },
  ],
  'GET /api/boats': [
    {
      of: 'shown boats',
      expected: anyone('200'),
      check: (body, _asker, { boat, hiddenBoat }) => {
        const ids = (body as BoatView[]).map(({ id }) => id);
        expect(ids).toContain(boat.id);
        expect(ids).not.toContain(hiddenBoat.id);
      },
    },
    {
      of: 'hidden boats as well',
      make: () => () => ({ query: { includeInactive: 'true' } }),
      expected: ADMINISTRATORS_QUERY,
    },
    {
      of: "one owner's boats",
      make:
        ({ people }) =>
        () => ({ query: { ownerId: people.owner.id } }),
      expected: ADMINISTRATORS_QUERY,
    },
    {
      of: "boats of the owner's boat's name",
      make:
        ({ boatName }) =>
        () => ({ query: { q: boatName } }),
      expected: anyone('200'),
      check: (body, { name }) => expect([name, (body as unknown[]).length > 0]).toEqual([name, name === 'admin']),
    },
  ],
  'GET /api/boats/:id': [
    {
      of: 'a shown boat',
      make:
        ({ boat }) =>
        () => ({ params: { id: boat.id } }),
      expected: anyone('200'),
      check: (body, { name }) => expect([name, 'boatName' in (body as object)]).toEqual([name, tellsName(name)]),
    },
    {
      of: 'a hidden boat',
      make:
        ({ hiddenBoat }) =>
        () => ({ params: { id: hiddenBoat.id } }),
      expected: hiddenFor('200'),
    },
  ],
  'GET /api/boats/owner': [{ of: "one's own boats", expected: roles(['owner'], '200') }],
  'GET /api/boats/owner/:ownerId': [
    {
      of: "the owner's boats",
      make:
        ({ people }) =>
        () => ({ params: { ownerId: people.owner.id } }),
      expected: belongsTo('owner', '200', '404 user_not_found'),
    },
  ],
  'POST /api/boats': [
    {
      of: 'a boat for the owner',
      make: listingFor(({ people }) => ({ ownerId: people.owner.id })),
      expected: { ...roles(['owner', 'admin'], '201'), otherOwner: '403 forbidden' },
    },
    {
      of: 'a boat for nobody in particular',
      make: listingFor(() => ({ boatName: 'Nobody in Particular' })),
      expected: { ...roles(['owner'], '201'), admin: '400 invalid_input' },
    },
  ],
  'PUT /api/boats/:id': [
    {
      of: "the owner's boat",
      make: newBoatOfOwners((world, { images }) => listing(world, images)),
      expected: OWNERS_BOAT,
    },
    {
      of: "the owner's boat, given to the other owner",
      make: newBoatOfOwners((world, { images }) => listing(world, images, { ownerId: world.people.otherOwner.id })),
      expected: { ...OWNERS_BOAT, owner: '403 forbidden' },
    },
  ],
  'DELETE /api/boats/:id': [
    { of: "the owner's boat", make: newBoatOfOwners(), expected: belongsTo('owner', '204', '404 boat_not_found') },
  ],
  'PATCH /api/boats/:id/toggle-availability': [
    { of: "the owner's boat", make: newBoatOfOwners(), expected: OWNERS_BOAT },
  ],
  'PATCH /api/boats/:id/preferred-captain': [
    { of: "the owner's boat", make: newBoatOfOwners(() => ({ captainId: null })), expected: OWNERS_BOAT },
  ],
  'POST /api/boats/:id/view': [
    {
      of: 'a shown boat',
      make:
        ({ boat }) =>
        () => ({ params: { id: boat.id } }),
      expected: anyone('204'),
    },
    {
      of: 'a hidden boat',
      make:
        ({ hiddenBoat }) =>
        () => ({ params: { id: hiddenBoat.id } }),
      expected: hiddenFor('204'),
    },
  ],
};
