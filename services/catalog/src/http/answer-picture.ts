import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from '@harbourline/service-kit';
import { imageFormatFor } from '../domain/image-format';
import type { ImageShape } from '../domain/image-key';
import type { Picture } from '../use-cases/get-picture';

export const CACHING = {
  forEver: 'public, max-age=31536000, immutable',
  /** By the browser alone, which asks every time whether whoever looks may still see it. */
  askFirst: 'private, no-cache',
};

interface Asked {
  headers: IncomingHttpHeaders;
  width: ImageShape['width'];
  caching: string;
}

/** Answers with a picture in the best shape for who asks, or that the one which the browser has is still it. */
export async function answerPicture(
  { headers, width, caching: how }: Asked,
  find: (shape: ImageShape) => Promise<Picture>,
): Promise<Reply<undefined>> {
  const picture = await find({ width, format: imageFormatFor(headers.accept ?? '', width) });
  const etag = `"${picture.tag}"`;
  const caching = { etag, vary: 'Accept', 'cache-control': how };
  if (isKnown(headers['if-none-match'], etag)) return { status: 304, headers: caching };
  return {
    status: 200,
    headers: { ...caching, 'content-type': picture.contentType, 'x-content-type-options': 'nosniff' },
    stream: await picture.content(),
  };
}

function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}
