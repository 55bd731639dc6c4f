import { hostname } from 'node:os';
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources';

/** The identity under which this process reports traces and metrics. */
export function resourceOf(service: string, version: string): Resource {
  return resourceFromAttributes({
    'service.name': service,
    'service.namespace': 'harbourline',
    'service.version': version,
    'service.instance.id': `${hostname()}:${process.pid}`,
  });
}
