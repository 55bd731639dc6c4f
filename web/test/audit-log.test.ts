import { API } from '@harbourline/contracts/api';
import { ACTS, actTitle } from '../src/features/audit-log/act-title';
import { ALL, queryOf, readAuditPart } from '../src/features/audit-log/audit-filters';
import { changeTitle } from '../src/features/audit-log/change-title';
import { changedColumns } from '../src/features/audit-log/changed-columns';

it('shows the accounts where the address names no other part', () => {
  expect(readAuditPart(new URLSearchParams('part=payments'))).toBe('payments');
  expect(readAuditPart(new URLSearchParams('part=gateway'))).toBe('identity');
});

it("asks for whole days by Toronto's clock, summer and winter, and for a number without its sign", () => {
  expect(queryOf({ ...ALL, administrator: '4', thing: ' # 12 ', from: '2026-03-07', to: '2026-03-08' })).toEqual({
    administrator: '4',
    thing: '12',
    from: '2026-03-07T05:00:00.000Z',
    until: '2026-03-09T04:00:00.000Z',
  });
});

it('asks for no day while it is being typed', () => {
  expect(queryOf({ ...ALL, from: '0002-01-01', to: '' })).toMatchObject({ from: '', until: '' });
});

it('says what has become of what', () => {
  const change = { kind: 'users', thing: '12', before: {}, after: {} };
  expect(changeTitle(change)).toBe('User 12: changed');
  expect(changeTitle({ ...change, kind: 'boats', before: null })).toBe('Boat 12: added');
  expect(changeTitle({ ...change, kind: 'new_things', thing: null, after: null })).toBe('new things: removed');
});

it('puts before and after of each column side by side, in words', () => {
  expect(
    changedColumns({
      before: { full_name: 'Rosa', active: true, images: ['a'] },
      after: {
        full_name: 'Rosa Roy',
        active: false,
        images: [],
        reply_to: null,
        hidden_at: '2026-11-27T00:26:06.562+00:00',
      },
    }),
  ).toEqual([
    { name: 'full name', before: 'Rosa', after: 'Rosa Roy' },
    { name: 'active', before: 'yes', after: 'no' },
    { name: 'images', before: '["a"]', after: '[]' },
    { name: 'reply to', before: 'empty', after: 'empty' },
    { name: 'hidden at', before: 'empty', after: 'Thu, Nov 26, 2026, 7:26 p.m. EST' },
  ]);
});

it('shows as many columns of what came as it has, and none before', () => {
  expect(changedColumns({ before: null, after: { id: 3 } })).toEqual([{ name: 'id', before: 'empty', after: '3' }]);
});

it('has words for every call that administrators may write with, and for no other', () => {
  const writes = Object.values(API)
    .flat()
    .filter(({ method, changesNothing }) => method !== 'GET' && !changesNothing)
    .flatMap(({ method, path, audience, actions }) =>
      actions
        ? Object.entries(actions).map(([action, its]) => ({ call: `${method} ${path} ${action}`, who: its.audience }))
        : [{ call: `${method} ${path}`, who: audience }],
    )
    .filter(({ who }) => who === 'signed-in' || (Array.isArray(who) && who.includes('admin')));
  expect(Object.keys(ACTS).sort()).toEqual(writes.map(({ call }) => call).sort());
});

describe('the heading of an entry', () => {
  const entry = (call: string, kind = '', before: object | null = null, after: object | null = null) => ({
    call,
    changes: kind ? [{ kind, thing: '12', before: { ...before }, after: { ...after } }] : [],
  });

  it.each([
    ['Changed a user’s role', entry('PATCH /api/users/:id changeRole', 'users', { role: 'renter' }, { role: 'owner' })],
    ['Deactivated a user', entry('PATCH /api/users/:id setActive', 'users', { active: true }, { active: false })],
    ['Reactivated a user', entry('PATCH /api/users/:id setActive', 'users', { active: false }, { active: true })],
    ['Hid a listing', entry('PATCH /api/boats/:id/toggle-availability', 'boats', {}, { is_available: false })],
    [
      'Removed a boat’s preferred captain',
      entry('PATCH /api/boats/:id/preferred-captain', 'boats', {}, { preferred_captain_id: null }),
    ],
    [
      'Marked a contact message as answered',
      entry('PATCH /api/admin/contact-messages/:id', 'contact_submissions', {}, { handled_at: '2026-05-01' }),
    ],
    [
      'Declined a booking',
      entry('PATCH /api/bookings/:id overrideStatus', 'bookings', { status: 'pending' }, { status: 'cancelled' }),
    ],
    [
      'Canceled a booking',
      entry('PATCH /api/bookings/:id overrideStatus', 'bookings', { status: 'confirmed' }, { status: 'cancelled' }),
    ],
    ['Changed nothing', entry('PATCH /api/users/:id setActive')],
    ['Made a call that no longer exists: PUT /api/old', entry('PUT /api/old')],
  ])('is “%s”', (title, its) => expect(actTitle(its)).toBe(title));
});
