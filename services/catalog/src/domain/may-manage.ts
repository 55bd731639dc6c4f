/** Whether somebody manages a boat: its owner does, and administrators. */
export function mayManage(user: { id: number; role: string } | undefined, boat: { ownerId: number }): boolean {
  return user !== undefined && (user.role === 'admin' || user.id === boat.ownerId);
}
