import type { Reply } from '@harbourline/service-kit';
import { drawPlaceholder, type Size } from './draw-placeholder';

/** Answers with a neutral picture. */
export function answerPlaceholder(size: Size): Reply<undefined> {
  return {
    status: 200,
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
    stream: drawPlaceholder(size),
  };
}
