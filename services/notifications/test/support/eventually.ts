import { eventually as eventuallyFinds } from '@harbourline/service-kit/test-support/eventually';

/** What `look` finds, as soon as it finds something. */
export const eventually = <T>(look: () => Promise<T | undefined | false>) => eventuallyFinds(look.toString(), look);
