export { DEMO_ACCOUNTS } from './demo/accounts';
export { licenseCaptain } from './demo/license-captain';
export type { Instance } from './stack/instance-file';
export { portsFrom } from './stack/ports';
export { startStack, type Stack, type StackOptions } from './stack/start-stack';
