import { z } from 'zod';

/** The settings of a process for its telemetry. */
export const telemetryConfig = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('')])
    .default('')
    .describe('where an OpenTelemetry collector takes traces and metrics (OTLP over HTTP); empty: none are sent'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('which share of the traces that begin here is recorded, from 0 to 1'),
  SERVICE_VERSION: z.string().default('development').describe('the release, as traces and metrics name it'),
};

export type TelemetryConfig = { [Name in keyof typeof telemetryConfig]: z.output<(typeof telemetryConfig)[Name]> };
