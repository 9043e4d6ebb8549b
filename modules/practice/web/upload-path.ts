/** Returns the path that a file of a kind is posted to, replacing the current one. */
export function uploadPath(permission: string, owner: Readonly<Record<string, string>> = {}): string {
  return `/api/files/upload?${new URLSearchParams({ permission, mode: 'OVERWRITE', ...owner }).toString()}`;
}
