import type { ServiceConfig } from './config';
import { ConfigError } from './config';
import type { PrismaClientLike } from './database/database';
import { stopWithProcess } from './lifecycle';
import { OperationFailed, operateService } from './operate-service';
import { startService, type ServiceDefinition } from './start-service';

/**
 * A service's main program: starts it, says so to the parent that waits, and stops with the process. With arguments it
 * does that operation instead, beside the replicas that run.
 */
export async function runService<Client extends PrismaClientLike, Config extends ServiceConfig>(
  define: () => ServiceDefinition<Client, Config>,
): Promise<void> {
  try {
    const [, , ...command] = process.argv;
    if (command.length > 0) return await operateService(define(), command);
    const service = await startService(define());
    stopWithProcess(service.stop, service.logger);
    // The callback takes a failure to tell a parent that has just gone; the stop follows by itself.
    process.send?.({ ready: true, url: service.url }, () => undefined);
  } catch (error) {
    const toldInWords = error instanceof ConfigError || error instanceof OperationFailed;
    console.error(toldInWords ? error.message : error);
    process.exit(1);
  }
}
