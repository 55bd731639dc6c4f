import { listen, METRICS_TYPE, type Listening, type Metrics } from '@harbourline/service-kit';

/** On a port of its own: the gateway's other one is open to the world. */
export function serveMetrics(metrics: Metrics, where: { host: string; port: number }): Promise<Listening> {
  return listen((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': METRICS_TYPE }).end(text),
      () => response.writeHead(500).end(),
    );
  }, where);
}
