import { readConfig, runService } from '@harbourline/service-kit';
import { bookingService } from './app';
import { configSchema } from './config';

void runService(() => bookingService(readConfig(configSchema)));
