import { minutes } from './patience';

// Set up before the tests of whole systems and brokers: to start, kill and restart their processes takes its time.
jest.setTimeout(minutes(3));
