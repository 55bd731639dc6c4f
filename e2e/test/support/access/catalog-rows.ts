import type { BoatView } from '@harbourline/contracts';
import { BOAT_ROWS } from './boat-rows';
import { anyone, belongsTo, roles } from './expected';
import { newBoat, pictureForm, ratesOfCaptain, uploadPictures } from './objects';
import type { AskAs, Rows } from './situation';

const nameIn = (address: string) => address.slice('/api/image/'.length);

const PEOPLE_ROWS: Rows = {
  'GET /api/boats/:id/owner': [
    {
      of: 'a shown boat',
      make:
        ({ boat }) =>
        () => ({ params: { id: boat.id } }),
      expected: anyone('200'),
      check: (body, _asker, { people: { owner } }) => {
        const said = JSON.stringify(body);
        for (const secret of [owner.phone, owner.email, owner.fullName]) expect(said).not.toContain(secret);
      },
    },
    {
      of: 'a hidden boat',
      make:
        ({ hiddenBoat }) =>
        () => ({ params: { id: hiddenBoat.id } }),
      expected: { ...anyone('404 boat_not_found'), owner: '200', admin: '200' },
    },
  ],
  'GET /api/owner/renters': [
    {
      of: 'renters with open bookings of the owner',
      expected: roles(['owner'], '200'),
      check: (body, _asker, { people: { renter } }) => {
        const said = JSON.stringify(body);
        for (const secret of [renter.phone, renter.email, renter.fullName]) expect(said).not.toContain(secret);
      },
    },
  ],
};

const CAPTAIN_ROWS: Rows = {
  'GET /api/boats/:id/captains': [
    {
      of: 'a shown boat',
      make:
        ({ boat }) =>
        () => ({ params: { id: boat.id } }),
      expected: anyone('200'),
    },
    {
      of: 'a hidden boat',
      make:
        ({ hiddenBoat }) =>
        () => ({ params: { id: hiddenBoat.id } }),
      expected: { ...anyone('404 boat_not_found'), owner: '200', admin: '200' },
    },
  ],
  'POST /api/captain-rates': [
    {
      of: "the captain's rates",
      make: (world) => () => ({ body: { rates: ratesOfCaptain(world, world.boat) } }),
      expected: { ...roles(['captain', 'admin'], '200'), otherCaptain: '403 forbidden' },
    },
    {
      of: "one's own rates",
      make:
        (world) =>
        ({ name }) => ({ body: { rates: name === 'captain' ? ratesOfCaptain(world, world.boat) : [] } }),
      expected: roles(['captain', 'admin'], '200'),
    },
  ],
  'GET /api/captain-boats': [{ of: 'all rates of all captains', expected: roles(['admin'], '200') }],
  'GET /api/captain-boats/:captainId': [
    {
      of: "the captain's rates",
      make:
        ({ people }) =>
        () => ({ params: { captainId: people.captain.id } }),
      expected: belongsTo('captain', '200', '404 user_not_found'),
    },
  ],
  'GET /api/owner/:ownerId/captains': [
    {
      of: "captains of the owner's boats",
      make:
        ({ people }) =>
        () => ({ params: { ownerId: people.owner.id } }),
      expected: belongsTo('owner', '200', '404 user_not_found'),
      check: (body, _asker, { people: { captain } }) =>
        expect(body).toContainEqual(
          expect.objectContaining({ captain: expect.objectContaining({ phone: captain.phone, email: captain.email }) }),
        ),
    },
  ],
  'GET /api/captains': [
    {
      of: 'captains with both licences',
      expected: roles(['owner', 'admin'], '200'),
      check: (body, { name }, { people: { captain } }) =>
        expect(body).toContainEqual({
          id: captain.id,
          fullName: captain.fullName,
          phone: name === 'otherOwner' ? null : captain.phone,
        }),
    },
  ],
};

const PICTURE_ROWS: Rows = {
  'POST /api/upload': [
    {
      of: "pictures of one's own",
      make: () => async () => ({ body: await pictureForm(1) }),
      expected: roles(['owner', 'admin'], '201'),
    },
  ],
  'GET /api/image/*path': [
    { of: "a shown boat's picture", make: ({ boat }) => pictureOf(boat), expected: anyone('200') },
    { of: "a hidden boat's picture", make: ({ hiddenBoat }) => pictureOf(hiddenBoat), expected: anyone('200') },
  ],
  'DELETE /api/image/*path': [
    {
      of: "a picture of the owner's that no listing shows",
      make: async ({ people }) => {
        const [address = ''] = await uploadPictures(people.owner, 1);
        return () => ({ params: { path: nameIn(address) } });
      },
      expected: belongsTo('owner', '204', '404 image_not_found'),
    },
    {
      of: "a picture of the owner's listing",
      make: async (world) => pictureOf(await newBoat(world)),
      expected: belongsTo('owner', '204', '404 image_not_found'),
    },
  ],
  'GET /api/placeholder/:width/:height': [
    { of: 'nobody', make: () => () => ({ params: { width: 400, height: 240 } }), expected: anyone('200') },
  ],
};

function pictureOf({ images }: BoatView): AskAs {
  const path = nameIn(images.at(-1) ?? '');
  return () => ({ params: { path } });
}

/** Boats, captains and pictures. */
export const CATALOG_ROWS: Rows = { ...BOAT_ROWS, ...PEOPLE_ROWS, ...CAPTAIN_ROWS, ...PICTURE_ROWS };
