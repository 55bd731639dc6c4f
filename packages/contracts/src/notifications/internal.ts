import { heldDataOf } from '../held-data';

/** Asked by identity for the person's own download. */
export const heldByNotifications = heldDataOf('notifications');
