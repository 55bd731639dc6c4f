import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import { PrismaInstrumentation } from '@prisma/instrumentation';
import { withoutIdleTurns } from './idle-turns';
import { resourceOf } from './resource';
import { samplerFor } from './sampler';
import type { TelemetryConfig } from './telemetry-config';

/** Spans of a query that are of no interest: how the client prepares it. */
const PREPARATIONS = [/^prisma:client:(serialize|compile|connect|detect_platform|load_engine|db_connect)$/];

/**
 * Records spans and sends them to the collector. Whoever imports this loads the whole SDK: only where traces are sent.
 * @returns what sends the remaining spans.
 */
export function exportTraces({
  service,
  config,
  edge,
}: {
  service: string;
  config: TelemetryConfig;
  edge?: { key: string };
}): { stop(): Promise<void> } {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/$/, '');
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const sdk = new NodeSDK({
    resource: resourceOf(service, config.SERVICE_VERSION),
    autoDetectResources: false,
    sampler: samplerFor({ share: config.OTEL_TRACES_SAMPLER_ARG, edge }),
    spanProcessors: [
      withoutIdleTurns(new BatchSpanProcessor(exporter, { scheduledDelayMillis: 1_000, maxQueueSize: 8_192 })),
    ],
    instrumentations: [new PrismaInstrumentation({ ignoreSpanTypes: PREPARATIONS })],
    // What is sent with calls is written where they are made, each service sends its own metrics, and logs go to the
    // standard output: without these, the SDK would do as it pleases.
    textMapPropagator: null,
    metricReaders: [],
    logRecordProcessors: [],
  });
  sdk.start();
  return { stop: () => sdk.shutdown() };
}
