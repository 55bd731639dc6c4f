export { ApiClient, type Answer } from './client/api-client';
export { payWithCard } from './client/pay-with-card';
export { beginPayment, book, freshPhone, hold, pay, reserve, type Intent, type Wish } from './client/reserve';
export { DEMO_ACCOUNTS } from './demo/accounts';
export { licenseCaptain } from './demo/license-captain';
export type { Instance } from './stack/instance-file';
export { portsFrom } from './stack/ports';
export { startStack, type Stack, type StackOptions } from './stack/start-stack';
