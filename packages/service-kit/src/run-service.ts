import type { ServiceConfig } from './config';
import { ConfigError } from './config';
import type { PrismaClientLike } from './database/database';
import { stopWithProcess } from './lifecycle';
import { MigrationError } from './migrations/migration-error';
import { OperationFailed, operateService, type OperableService } from './operate-service';
import { createLogger } from './logger';
import { startService } from './start-service';
import { startTracing } from './telemetry/start-tracing';

/**
 * A service's main program: starts the service, notifies the waiting parent, and stops with the process. With arguments
 * it runs that operation instead, next to any running replicas.
 */
export async function runService<Client extends PrismaClientLike, Config extends ServiceConfig>(
  define: () => OperableService<Client, Config>,
): Promise<void> {
  try {
    const [, , ...command] = process.argv;
    const definition = define();
    if (command.length > 0) return await operateService(definition, command);
    const { name, config } = definition;
    const tracing = await startTracing({ service: name, config, logger: createLogger(name, config.LOG_LEVEL) });
    const service = await startService(definition);
    const stop = async () => {
      await service.stop();
      await tracing.stop();
    };
    stopWithProcess(stop, service.logger, config.DRAIN_SECONDS);
    // The callback ignores the failure to notify a parent that has just exited; the stop follows by itself.
    process.send?.({ ready: true, url: service.url }, () => undefined);
  } catch (error) {
    const toldInWords = [ConfigError, MigrationError, OperationFailed].some((kind) => error instanceof kind);
    console.error(toldInWords && error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
