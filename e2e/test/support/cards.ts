/** Cards of the sandbox. */
export const CARDS = { good: '4242424242424242', declined: '4000000000000002', authenticated: '4000002500003155' };
