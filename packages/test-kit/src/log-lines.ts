import { createLogger, type Logger } from '@harbourline/service-kit/logger';

export interface LogLine {
  [name: string]: unknown;
  msg: string;
  event?: string;
  outcome?: string;
  account?: number;
  address?: string;
}

export interface LogLines {
  logger: Logger;
  /** Everything that was written. */
  text(): string;
  /** The lines of security events, of one account or all, the oldest first. */
  security(account?: number): LogLine[];
  /** The lines of requests. */
  requests(): LogLine[];
  /** The lines of failures. */
  failures(): LogLine[];
}

/** The log of a process under test: the lines that it would write to its standard output. */
export function logLines(name: string): LogLines {
  const written: string[] = [];
  const all = () => written.map((line) => JSON.parse(line) as LogLine);
  return {
    logger: createLogger(name, 'info', { write: (line) => void written.push(line) }),
    text: () => written.join(''),
    security: (account) =>
      all().filter((line) => line.msg === 'security' && (account === undefined || line['account'] === account)),
    requests: () => all().filter(({ msg }) => msg === 'request'),
    failures: () => all().filter((line) => line['level'] === 'error'),
  };
}
