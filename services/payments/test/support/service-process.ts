import { join } from 'node:path';
import { bundleService as bundle, type Bundle } from '@harbourline/test-kit/service-process';

export { replica, type Bundle } from '@harbourline/test-kit/service-process';

/** Payments as it runs in earnest. */
export const bundleService = (): Promise<Bundle> => bundle(join(__dirname, '..', '..'));
