/** What every page says of who is signed in. */
export const en = {
  loginOrRegister: 'Login / Register',
  dashboard: {
    renter: 'Renter Dashboard',
    owner: 'Owner Dashboard',
    captain: 'Captain Dashboard',
    admin: 'Admin Dashboard',
  },
  logout: 'Logout',
  logoutFailed: 'You are still signed in',
} as const;
