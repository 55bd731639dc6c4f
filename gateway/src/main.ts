import { ConfigError, createLogger, readConfig, startTracing, stopWithProcess } from '@harbourline/service-kit';
import { startGateway } from './app';
import { configSchema } from './config';

async function run(): Promise<void> {
  try {
    const config = readConfig(configSchema);
    const logger = createLogger('gateway', config.LOG_LEVEL);
    const edge = { key: config.TRACES_SAMPLER_KEY };
    const tracing = await startTracing({ service: 'gateway', config, logger, edge });
    const gateway = await startGateway(config, logger);
    const stop = async () => {
      await gateway.stop();
      await tracing.stop();
    };
    stopWithProcess(stop, logger, config.DRAIN_SECONDS);
    process.send?.({ ready: true, url: gateway.url });
  } catch (error) {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exit(1);
  }
}

void run();
