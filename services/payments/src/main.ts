import { readConfig, runService } from '@harbourline/service-kit';
import { paymentsService } from './app';
import { configSchema } from './config';

void runService(() => paymentsService(readConfig(configSchema)));
