import type { Role } from '@harbourline/contracts';
import type { Prisma } from '../generated/prisma/client';

interface Wanted {
  role?: Role | undefined;
  ids?: number[] | undefined;
  q?: string | undefined;
}

/** Users of a role whose name, e-mail address or phone holds a text, whatever its case and however a number is written. */
export function usersFilter({ role, ids, q }: Wanted): Prisma.UserWhereInput {
  const where: Prisma.UserWhereInput = { ...(role && { role }), ...(ids && { id: { in: ids } }) };
  if (!q) return where;
  const part = { contains: escapeLike(q), mode: 'insensitive' } as const;
  const digits = /^[\d\s()+.-]*$/.test(q) ? q.replace(/\D/g, '') : '';
  const phone = digits.length >= 3 ? [{ phone: { contains: digits } }] : [];
  return { ...where, OR: [{ fullName: part }, { email: part }, { phone: part }, ...phone] };
}

/** Prisma passes the wildcards of LIKE on. */
function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
