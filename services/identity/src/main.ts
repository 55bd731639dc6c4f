import { readConfig, runService } from '@harbourline/service-kit';
import { identityService } from './app';
import { configSchema } from './config';

void runService(() => identityService(readConfig(configSchema)));
