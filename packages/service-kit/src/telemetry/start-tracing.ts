import { diag, DiagLogLevel } from '@opentelemetry/api';
import type { Logger } from '../logger';
import { giveIds } from './give-ids';
import type { TelemetryConfig } from './telemetry-config';

const FLUSH_WITHIN_MS = 2_000;
const COMPLAIN_EVERY_MS = 60_000;

export interface Tracing {
  /** Sends the remaining spans, for two seconds at most. */
  stop(): Promise<void>;
}

/**
 * Gives this process's requests, events and jobs their traces: once in a process, before its first request. Without a
 * collector's address nothing is recorded; the ids are there all the same, for the logs and for whoever is called.
 */
export async function startTracing({
  service,
  config,
  logger,
  edge,
}: {
  service: string;
  config: TelemetryConfig;
  logger: Logger;
  /** Its callers are browsers. Replicas with one `key` decide alike which of their traces are recorded; '' is one of its own. */
  edge?: { key: string };
}): Promise<Tracing> {
  complainTo(logger);
  if (config.OTEL_EXPORTER_OTLP_ENDPOINT === '') {
    giveIds();
    return { stop: async () => undefined };
  }
  // Half a second of loading, which nobody pays who sends nothing.
  const { exportTraces } = await import('./export-traces');
  const traces = exportTraces({ service, config, edge });
  return {
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_WITHIN_MS).unref());
      await Promise.race([traces.stop(), late]);
    },
  };
}

/** A collector that is down gets a log line a minute, not one for each batch. */
function complainTo(logger: Logger): void {
  let quietUntil = 0;
  const complain = (message: string) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + COMPLAIN_EVERY_MS;
    logger.warn({ telemetry: message.slice(0, 500) }, 'traces or metrics could not be sent');
  };
  const silent = () => undefined;
  diag.setLogger(
    { error: complain, warn: complain, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
