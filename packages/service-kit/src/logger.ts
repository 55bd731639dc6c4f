import { isSpanContextValid, trace } from '@opentelemetry/api';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';
import { standardLogOutput } from './log-output';

export type { Logger };

/**
 * Structured logs, one JSON object per line, with the ids of the current trace. Secrets and credentials never reach a
 * line. Lines go to the standard output unless another target is given.
 */
export function createLogger(name: string, level = 'info', destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    name,
    level,
    redact: {
      paths: ['authorization', 'cookie', 'password', 'token', '*.authorization', '*.cookie', '*.password', '*.token'],
      censor: '[redacted]',
    },
    formatters: { level: (label) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: traceIds,
  };
  return pino(options, destination ?? standardLogOutput());
}

function traceIds(): object {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
