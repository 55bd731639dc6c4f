import { escapeLike } from '@harbourline/service-kit';

/** Columns that hold a text, whatever its case. Prisma passes the wildcards of LIKE on. */
export function holding(text: string) {
  return { contains: escapeLike(text), mode: 'insensitive' } as const;
}
