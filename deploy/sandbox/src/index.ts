export { startSandbox } from './start-sandbox';
export { TEST_CARDS } from './stripe/test-cards';
export type { Sandbox } from './start-sandbox';
export type { SandboxOptions } from './deps';
