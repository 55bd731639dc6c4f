/** Whether somebody's boats may be listed. */
export function isActiveOwner({ role, active }: { role: string; active: boolean }): boolean {
  return role === 'owner' && active;
}
