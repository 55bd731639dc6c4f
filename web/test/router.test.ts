import { createPath, matchPath, parsePath } from '../src/shared/router/addresses';

it.each([
  ['/', '/', {}],
  ['/boats', '/boats/', {}],
  ['/boats', '/Boats', {}],
  ['/boats/:id', '/boats/7', { id: '7' }],
  ['/boats/:id/reserve', '/boats/7/reserve', { id: '7' }],
  ['/boat-management/:id?', '/boat-management', { id: undefined }],
  ['/boat-management/:id?', '/boat-management/7', { id: '7' }],
  ['/boats/:id', '/boats/%E0%A4%A', { id: '%E0%A4%A' }],
  ['*', '/lost/at/sea', {}],
])('%s is the page at %s', (pattern, pathname, params) => {
  expect(matchPath(pattern, pathname)).toEqual(params);
});

it.each([
  ['/', '/boats'],
  ['/boats', '/'],
  ['/boats/:id', '/boats'],
  ['/boats/:id', '/boats/7/reserve'],
  ['/boats/:id/reserve', '/boats/7'],
])('%s is not the page at %s', (pattern, pathname) => {
  expect(matchPath(pattern, pathname)).toBeNull();
});

it.each([
  ['/boats?sort=newest#list', '/boats?sort=newest#list'],
  ['?tab=boats', '/dashboard?tab=boats'],
  ['?', '/dashboard'],
  ['#account', '/dashboard#account'],
  ['/auth?next=%2Fboats%3Fq%3D1%23x', '/auth?next=%2Fboats%3Fq%3D1%23x'],
])('%s leads from /dashboard to %s', (to, address) => {
  expect(createPath(parsePath(to, '/dashboard'))).toBe(address);
});
