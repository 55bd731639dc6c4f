import { hostname } from 'node:os';
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources';

/** As whose the traces and metrics of this process are known. */
export function resourceOf(service: string, version: string): Resource {
  return resourceFromAttributes({
    'service.name': service,
    'service.namespace': 'harbourline',
    'service.version': version,
    'service.instance.id': `${hostname()}:${process.pid}`,
  });
}
