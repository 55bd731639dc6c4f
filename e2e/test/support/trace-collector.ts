import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One span as it arrived, with whose it is. */
export interface CollectedSpan {
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  failed: boolean;
  attributes: Record<string, string | number | boolean>;
}

export interface TraceCollector {
  /** The value of OTEL_EXPORTER_OTLP_ENDPOINT for processes. */
  url: string;
  /** The spans of a trace that have arrived by now. */
  spansOf(traceId: string): CollectedSpan[];
  all(): CollectedSpan[];
  /** The names of the metrics that were sent, by service. */
  metrics: Map<string, Set<string>>;
  stop(): Promise<void>;
}

interface OtlpValue {
  stringValue?: string;
  intValue?: number | string;
  doubleValue?: number;
  boolValue?: boolean;
}
type OtlpAttributes = { key: string; value: OtlpValue }[];
interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes?: OtlpAttributes;
  status?: { code?: number };
}
interface OtlpBody {
  resourceSpans?: { resource: { attributes: OtlpAttributes }; scopeSpans: { spans: OtlpSpan[] }[] }[];
  resourceMetrics?: { resource: { attributes: OtlpAttributes }; scopeMetrics: { metrics: { name: string }[] }[] }[];
}

/** Takes traces and metrics as a collector does (OTLP over HTTP, as JSON) and keeps them in memory. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const spans: CollectedSpan[] = [];
  const metrics = new Map<string, Set<string>>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as OtlpBody;
      for (const { resource, scopeSpans } of body.resourceSpans ?? []) {
        const service = String(valuesOf(resource.attributes)['service.name']);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans.map((span) => toSpan(service, span))));
      }
      for (const { resource, scopeMetrics } of body.resourceMetrics ?? []) {
        const service = String(valuesOf(resource.attributes)['service.name']);
        const names = scopeMetrics.flatMap((scope) => scope.metrics.map(({ name }) => name));
        metrics.set(service, new Set([...(metrics.get(service) ?? []), ...names]));
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    all: () => [...spans],
    spansOf: (traceId) => spans.filter((span) => span.traceId === traceId),
    metrics,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function toSpan(service: string, span: OtlpSpan): CollectedSpan {
  return {
    service,
    traceId: span.traceId,
    spanId: span.spanId,
    parentSpanId: span.parentSpanId ?? '',
    name: span.name,
    start: Number(span.startTimeUnixNano) / 1e6,
    end: Number(span.endTimeUnixNano) / 1e6,
    failed: span.status?.code === 2,
    attributes: valuesOf(span.attributes ?? []),
  };
}

function valuesOf(attributes: OtlpAttributes): Record<string, string | number | boolean> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? value.boolValue ?? value.doubleValue ?? Number(value.intValue),
    ]),
  );
}
