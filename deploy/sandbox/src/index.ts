export { startSandbox } from './start-sandbox';
export type { SandboxOptions } from './deps';
