import { readConfig, runService } from '@harbourline/service-kit';
import { notificationsService } from './app';
import { configSchema } from './config';

void runService(() => notificationsService(readConfig(configSchema)));
