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
      after: { full_name: 'Rosa Roy', active: false, images: [], reply_to: null },
    }),
  ).toEqual([
    { name: 'full name', before: 'Rosa', after: 'Rosa Roy' },
    { name: 'active', before: 'yes', after: 'no' },
    { name: 'images', before: '["a"]', after: '[]' },
    { name: 'reply to', before: 'empty', after: 'empty' },
  ]);
});

it('shows as many columns of what came as it has, and none before', () => {
  expect(changedColumns({ before: null, after: { id: 3 } })).toEqual([{ name: 'id', before: 'empty', after: '3' }]);
});
