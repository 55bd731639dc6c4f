import { DEMO_ACCOUNTS } from '@harbourline/local';
import { isDemoPassword } from '../../../services/identity/src/passwords/is-demo-password';

it('identity knows the password of every demonstration account', () => {
  expect(DEMO_ACCOUNTS.map(({ role, password }) => [role, isDemoPassword(password)])).toEqual(
    DEMO_ACCOUNTS.map(({ role }) => [role, true]),
  );
  expect(DEMO_ACCOUNTS).not.toEqual([]);
});
