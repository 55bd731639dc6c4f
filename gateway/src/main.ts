import { ConfigError, readConfig, stopWithProcess } from '@harbourline/service-kit';
import { startGateway } from './app';
import { configSchema } from './config';

async function run(): Promise<void> {
  try {
    const gateway = await startGateway(readConfig(configSchema));
    stopWithProcess(gateway.stop, gateway.logger);
    process.send?.({ ready: true, url: gateway.url });
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}

void run();
