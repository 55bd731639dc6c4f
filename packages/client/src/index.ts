export { ApiClient, type Answer } from './api-client';
export { payWithCard } from './pay-with-card';
export { beginPayment, book, freshPhone, hold, pay, reserve, type Intent, type Wish } from './reserve';
