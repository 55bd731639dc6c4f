import { refuseName } from '@harbourline/service-kit/refuse-name';
import type { User } from '../generated/prisma/client';

/** Refuses what cannot be somebody's name; administrators may bear names of ours. @throws AppError `invalid_input` */
export function refuseAccountName(fullName: string, role: User['role']): void {
  refuseName(fullName, 'fullName', role === 'admin' ? 'colleague' : 'person');
}
