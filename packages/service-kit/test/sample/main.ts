import { runService } from '../../src/run-service';
import { publisher } from './publisher';
import { readSampleConfig } from './sample-config';
import { subscriber } from './subscriber';

/** The sample services as processes of their own, so that a test can kill them. */
const define = process.env['SAMPLE_ROLE'] === 'publisher' ? publisher : subscriber;
void runService(() => define(readSampleConfig(process.env)));
