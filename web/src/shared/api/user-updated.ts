import type { SessionUser } from '@harbourline/contracts';
import { createAction } from '@reduxjs/toolkit';

/** The signed-in user's own details changed; the session takes them over. */
export const userUpdated = createAction<Pick<SessionUser, 'id' | 'role'> & Partial<SessionUser>>('session/userUpdated');
