import { ERRORS } from '@harbourline/contracts';

/** No stranger may read where our code is, what our database says, or how a schema library speaks. */
const OURS_ALONE: readonly [string, RegExp][] = [
  ['a stack', /\n?\s+at \S+ \(|\.[cm]?[jt]s:\d+|node_modules|\/dist\//],
  [
    'SQL',
    /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM) |syntax error|violates|relation \\"|[Pp]risma|[Pp]ostgres|ECONN|P20\d\d/,
  ],
  [
    'schema English',
    /Invalid (input|option|string|key|element|type|ISO|UUID)|Too (small|big):|expected (string|number|int)|received /,
  ],
];
/** Providers answer for themselves; what we say of their silence is a sentence of the catalogue. */
const PROVIDERS_FAULT = new Set(['mail_server_failed', 'sms_provider_failed', 'payment_provider_failed']);

/** Why an answer to a bad request is itself bad; undefined where it is not. */
export function faultOf(
  status: number,
  body: string,
  { ms, slowMs }: { ms: number; slowMs: number },
): string | undefined {
  if (status >= 500 && !isProvidersFault(body)) return `${status} ${body.slice(0, 200)}`;
  if (ms > slowMs) return `${Math.round(ms)} ms`;
  if (status < 400) return undefined;
  return OURS_ALONE.flatMap(([name, form]) => (form.test(body) ? [`${name}: ${body.slice(0, 200)}`] : []))[0];
}

function isProvidersFault(body: string): boolean {
  const code = /"code":"(\w+)"/.exec(body)?.[1] ?? '';
  return code in ERRORS && PROVIDERS_FAULT.has(code);
}
