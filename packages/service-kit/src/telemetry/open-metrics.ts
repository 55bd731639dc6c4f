import type { Meter } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import {
  AggregationTemporality,
  InstrumentType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type MetricReader,
} from '@opentelemetry/sdk-metrics';
import { resourceOf } from './resource';
import type { TelemetryConfig } from './telemetry-config';

const SEND_EVERY_MS = 30_000;
/** The content type of `text()`, for the answer's header. */
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

export interface Metrics {
  /** Creates instruments. */
  meter: Meter;
  /** All metrics as of now, in Prometheus' text format. */
  text(): Promise<string>;
  /** Sends the remaining metrics, if there is a collector. */
  stop(): Promise<void>;
}

/** A service's metrics: read on request, and sent to the collector if there is one. */
export async function openMetrics(service: string, config: TelemetryConfig): Promise<Metrics> {
  // The exporter does not listen itself: the service's own server answers.
  const scraped = new OnDemand({ preventServerStart: true });
  // Each line names the service, as the collector's do, so that dashboards and alerts work with either.
  const serializer = new PrometheusSerializer(undefined, false, /^service\.name$/, false, true);
  const provider = new MeterProvider({
    resource: resourceOf(service, config.SERVICE_VERSION),
    readers: [scraped, ...(await sending(config.OTEL_EXPORTER_OTLP_ENDPOINT))],
  });
  return {
    meter: provider.getMeter('harbourline'),
    async text() {
      const { resourceMetrics } = await scraped.collect();
      return serializer.serialize(resourceMetrics);
    },
    async stop() {
      await provider.shutdown({ timeoutMillis: 2_000 }).catch(() => undefined);
    },
  };
}

/**
 * Reports only the current value of a gauge. With cumulative temporality, a gauge that is no longer reported would keep
 * its last value forever, and an unreachable database would go unnoticed.
 */
function temporalityOf(type: InstrumentType): AggregationTemporality {
  return type === InstrumentType.OBSERVABLE_GAUGE ? AggregationTemporality.DELTA : AggregationTemporality.CUMULATIVE;
}

class OnDemand extends PrometheusExporter {
  override selectAggregationTemporality(type: InstrumentType): AggregationTemporality {
    return temporalityOf(type);
  }
}

async function sending(endpoint: string): Promise<MetricReader[]> {
  if (endpoint === '') return [];
  const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
  const exporter = new OTLPMetricExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/metrics` });
  exporter.selectAggregationTemporality = temporalityOf;
  return [new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: SEND_EVERY_MS })];
}
