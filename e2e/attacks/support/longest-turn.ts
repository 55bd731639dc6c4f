import type { Target } from '../attack';

/** For how many seconds the event loop of a service was held up at worst, since this was last asked. */
export async function longestTurn(
  { instance }: Pick<Target, 'instance'>,
  service: 'identity' | 'catalog' | 'booking',
): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', instance.services[service].url))).text();
  const [, seconds] = /^nodejs_eventloop_delay_seconds\{[^}]*quantile="1"[^}]*\} (\S+)$/m.exec(metrics) ?? [];
  return Number(seconds);
}
