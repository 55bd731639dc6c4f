export { eventuallyHolds as eventually } from '@harbourline/service-kit/test-support/eventually';
