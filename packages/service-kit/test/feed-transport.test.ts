import { describeTransport } from './transport-contract';

describeTransport('the feed', () => ({}));
