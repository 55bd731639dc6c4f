import { isSpanContextValid, trace } from '@opentelemetry/api';
import pino, { type DestinationStream, type Logger, type LoggerOptions } from 'pino';

export type { Logger };

/** To write a line takes longer than to make it, and many are written as fast as one. */
const TOGETHER_MS = 10;
const TOGETHER_CHARACTERS = 8 * 1024;
/** Of lines that nobody reads, in characters; later ones are left out. */
const MOST_WAITING = 8 * 1024 * 1024;

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
  return pino(options, destination ?? standardOutput());
}

/**
 * Takes lines for a moment, and writes them together. Whoever reads them slowly, or not at all, holds nobody up. A process
 * that ends writes what is left; one that is killed loses no more than a moment's.
 */
function standardOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: TOGETHER_CHARACTERS,
    maxLength: MOST_WAITING,
  });
  let due: NodeJS.Timeout | undefined;
  const flush = () => {
    due = undefined;
    output.flush();
  };
  return {
    write(line) {
      output.write(line);
      due ??= setTimeout(flush, TOGETHER_MS);
    },
  };
}

function traceIds(): object {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
