import { join } from 'node:path';
import { bundleService as bundle, type Bundle } from '@harbourline/service-kit/test-support/service-process';

export { replica, type Bundle } from '@harbourline/service-kit/test-support/service-process';

/** Payments as it runs in earnest. */
export const bundleService = (): Promise<Bundle> => bundle(join(__dirname, '..', '..'));
