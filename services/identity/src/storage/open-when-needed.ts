import { AppError, type ObjectStore } from '@harbourline/service-kit';

/** An object store that is opened at its first use: nobody's sign-in waits for it, or fails with it. */
export function openWhenNeeded(open: () => Promise<ObjectStore>): ObjectStore {
  let opening: Promise<ObjectStore> | undefined;
  const store = () => {
    opening ??= open().catch((cause: unknown) => {
      opening = undefined; // tried again at the next use
      throw new AppError('unavailable', { cause });
    });
    return opening;
  };
  return {
    put: async (...object) => (await store()).put(...object),
    get: async (key) => (await store()).get(key),
    remove: async (...keys) => (await store()).remove(...keys),
  };
}
