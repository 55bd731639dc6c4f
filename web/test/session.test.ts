import { afterSignIn, dashboardLabel, dashboardPath } from '../src/features/session/role-targets';
import { safeNext } from '../src/features/session/safe-next';
import { readStoredUser, writeStoredUser } from '../src/features/session/stored-user';

function keeperWith(user?: string) {
  const values = new Map(user === undefined ? [] : [['user', user]]);
  return {
    localStorage: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    },
  };
}

describe('the stored user', () => {
  it('is read back as it was written', () => {
    const keeper = keeperWith();
    writeStoredUser(keeper, { id: 7, role: 'captain', fullName: 'Jo' });
    expect(readStoredUser(keeper)).toEqual({ id: 7, role: 'captain', fullName: 'Jo' });
  });

  it('is id, role and name, whatever else is known or was written once', () => {
    const whole = { id: 7, role: 'captain' as const, fullName: 'Jo', phone: '+14165550105', email: 'jo@example.com' };
    const keeper = keeperWith(JSON.stringify(whole));
    expect(readStoredUser(keeper)).toEqual({ id: 7, role: 'captain', fullName: 'Jo' });
    writeStoredUser(keeper, whole);
    expect(keeper.localStorage.getItem('user')).toBe('{"id":7,"role":"captain","fullName":"Jo"}');
  });

  it('is nobody where the browser keeps nothing of ours', () => {
    const closed = {
      get localStorage(): never {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    writeStoredUser(closed, { id: 7, role: 'captain', fullName: 'Jo' });
    expect(readStoredUser(closed)).toBeNull();
  });

  it.each(['{', 'null', '"x"', '{"id":7}', '{"role":"renter"}', '{"id":7,"role":"pirate"}'])(
    'is removed when it is %s',
    (text) => {
      const keeper = keeperWith(text);
      expect(readStoredUser(keeper)).toBeNull();
      expect(keeper.localStorage.getItem('user')).toBeNull();
    },
  );
});

describe('the page to come back to', () => {
  it.each(['/boats/3/reserve', '/boats?location=Toronto', '/checkout#card'])('may be %s', (path) => {
    expect(safeNext(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'boats',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/auth?next=/x',
    '/\t/evil.example',
    '/.//evil.example',
    '/boats/..//evil.example',
  ])('may not be %j', (path) => {
    expect(safeNext(path)).toBeNull();
  });
});

it('leads each role to its dashboard, and any other to the renter’s', () => {
  expect(['owner', 'renter', 'captain', 'admin', 'guest'].map(dashboardPath)).toEqual([
    '/owner-dashboard',
    '/renter-dashboard',
    '/captain-dashboard',
    '/admin-dashboard',
    '/renter-dashboard',
  ]);
  expect(afterSignIn('guest')).toBe('/');
});

it('names the dashboard by the role, and the sign-in page for guests', () => {
  expect(dashboardLabel({ id: 1, role: 'captain' })).toBe('Captain Dashboard');
  expect(dashboardLabel(null)).toBe('Login / Register');
});
