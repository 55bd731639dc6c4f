import { roles, signedIn, type Expected, type PersonName } from './expected';
import { newAccount, newcomer } from './objects';
import type { Rows, Situation } from './situation';

/** One's own and administrators'; nobody else finds it, whatever their role. */
function ownProfile(name: PersonName): Expected {
  return { ...signedIn('404 user_not_found'), [name]: '200', admin: '200' };
}

function profileOf(name: PersonName): Situation {
  return {
    of: `the ${name}'s profile`,
    make: ({ people }) => {
      const { id, fullName } = people[name];
      return () => ({ params: { id }, body: { fullName } });
    },
    expected: ownProfile(name),
    tells: [name],
  };
}

/** Users' lists, roles and profiles. */
export const PROFILE_ROWS: Rows = {
  'GET /api/users': [{ of: 'all users', expected: roles(['admin'], '200') }],
  'POST /api/admin/users/export': [
    { of: 'all users', make: () => () => ({ body: {} }), expected: roles(['admin'], '200') },
  ],
  'GET /api/admin/users/:id/sign-ins': [
    {
      of: "a renter's",
      make:
        ({ people }) =>
        () => ({ params: { id: people.renter.id } }),
      expected: roles(['admin'], '200'),
    },
  ],
  'GET /api/admin/users/:id/open-bookings': [
    {
      of: "the renter's",
      make:
        ({ people }) =>
        () => ({ params: { id: people.renter.id } }),
      expected: roles(['admin'], '200'),
    },
  ],
  'POST /api/admin/users': [
    {
      of: 'somebody new',
      make: () => () => ({ body: { ...newAccount(), role: 'owner' } }),
      expected: roles(['admin'], '201'),
    },
    {
      of: "a further administrator, without one's own password",
      make: () => () => ({ body: { ...newAccount(), role: 'admin' } }),
      expected: { ...roles(['admin'], ''), admin: '403 own_password_required' },
    },
  ],
  'PATCH /api/users/:id changeRole': [
    {
      of: 'a renter',
      make: async (world) => {
        const { id } = await newcomer(world, 'renter');
        return () => ({ params: { id }, body: { role: 'captain' } });
      },
      expected: roles(['admin'], '200'),
    },
    {
      of: 'oneself',
      make:
        ({ people }) =>
        ({ person = people.renter }) => ({ params: { id: person.id }, body: { role: 'admin' } }),
      expected: { ...roles(['admin'], ''), admin: '409 own_account' },
    },
  ],
  'PATCH /api/users/:id setActive': [
    {
      of: 'a renter',
      make: async (world) => {
        const { id } = await newcomer(world, 'renter');
        return () => ({ params: { id }, body: { active: false } });
      },
      expected: roles(['admin'], '200'),
    },
    {
      of: 'oneself',
      make:
        ({ people }) =>
        ({ person = people.renter }) => ({ params: { id: person.id }, body: { active: false } }),
      expected: { ...roles(['admin'], ''), admin: '409 own_account' },
    },
  ],
  'PATCH /api/users/:id updateProfile': [
    profileOf('renter'),
    profileOf('owner'),
    profileOf('captain'),
    profileOf('admin'),
    {
      of: "one's own profile with a role in it",
      make:
        ({ people }) =>
        ({ person = people.renter }) => ({
          params: { id: person.id },
          body: { fullName: person.fullName, role: 'admin' },
        }),
      expected: { ...signedIn('200'), admin: '409 own_account' },
      check: (body, { name }) => expect([name, body]).not.toEqual([name, expect.objectContaining({ role: 'admin' })]),
    },
  ],
};
