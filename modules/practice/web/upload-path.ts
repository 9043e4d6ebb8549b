/** Where a file of a kind is posted to, instead of the one that is there. */
export function uploadPath(permission: string, owner: Readonly<Record<string, string>> = {}): string {
  return `/api/files/upload?${new URLSearchParams({ permission, mode: 'OVERWRITE', ...owner }).toString()}`;
}
