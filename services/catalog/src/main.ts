import { readConfig, runService } from '@harbourline/service-kit';
import { catalogService } from './app';
import { configSchema } from './config';

void runService(() => catalogService(readConfig(configSchema)));
