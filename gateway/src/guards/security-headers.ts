import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { GatewayConfig } from '../config';

/** The sites that films of boats may be embedded from; see `videoEmbedUrl` in the contracts. */
const VIDEO_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/**
 * The headers that limit browsers to our own resources, the card provider's, and films.
 * @param scripts the hashes of those that stand in our pages themselves.
 */
export function securityHeaders(
  { PUBLIC_ORIGIN, PAYMENT_PROVIDER_ORIGIN }: Pick<GatewayConfig, 'PUBLIC_ORIGIN' | 'PAYMENT_PROVIDER_ORIGIN'>,
  scripts: readonly string[],
): Record<string, string> {
  const https = PUBLIC_ORIGIN.startsWith('https:');
  const standIn = PAYMENT_PROVIDER_ORIGIN ? [PAYMENT_PROVIDER_ORIGIN] : [];
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", 'https://js.stripe.com', ...scripts],
        // Radix positions its popups with inline styles.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'", 'https://api.stripe.com', ...standIn],
        frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com', ...standIn, ...VIDEO_ORIGINS],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
  });
  // The same for every answer, so they are made once.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, (cause) => {
    if (cause) throw new Error('the security headers could not be made', { cause });
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
