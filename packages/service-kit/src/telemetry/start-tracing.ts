import { context, diag, DiagLogLevel, trace } from '@opentelemetry/api';
import type { Logger } from '../logger';
import { resourceOf } from './resource';
import type { TelemetryConfig } from './telemetry-config';

const FLUSH_WITHIN_MS = 2_000;
const COMPLAIN_EVERY_MS = 60_000;

/** Spans of a query that are of no interest: how the client prepares it. */
const PREPARATIONS = [/^prisma:client:(serialize|compile|connect|detect_platform|load_engine|db_connect)$/];

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
  // Loaded here, so that processes without tracing, such as an operator's command, need not wait for it.
  const [{ AsyncLocalStorageContextManager }, { BasicTracerProvider, BatchSpanProcessor }, { samplerFor }] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/sdk-trace-base'),
      import('./sampler'),
    ]);
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '');
  complainTo(logger);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const provider = new BasicTracerProvider({
    resource: resourceOf(service, config.SERVICE_VERSION),
    sampler: samplerFor({ exporting: endpoint !== '', share: config.OTEL_TRACES_SAMPLER_ARG, edge }),
    spanProcessors: endpoint === '' ? [] : [await exporting()],
  });
  trace.setGlobalTracerProvider(provider);
  if (endpoint !== '') await traceQueries();

  async function exporting() {
    const [{ OTLPTraceExporter }, { withoutIdleTurns }] = await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('./idle-turns'),
    ]);
    const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
    return withoutIdleTurns(new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000, maxQueueSize: 8_192 }));
  }

  return {
    async stop() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, FLUSH_WITHIN_MS).unref());
      await Promise.race([provider.shutdown(), late]);
    },
  };
}

async function traceQueries(): Promise<void> {
  const { PrismaInstrumentation } = await import('@prisma/instrumentation');
  new PrismaInstrumentation({ ignoreSpanTypes: PREPARATIONS }).enable();
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
