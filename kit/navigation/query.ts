/**
 * Parses the query of a URL to plain texts: `?name=Ada+Quist&patientID=7`. For a repeated parameter the last value is
 * used.
 */
export function readQuery(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Serializes a query; undefined, null and empty values are omitted. */
export function writeQuery(query: Record<string, string | number | boolean | null | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Splits a path of this page for the router into path, query and fragment. */
export function splitPath(path: string): { to: string; search: Record<string, string>; hash: string } {
  const { pathname, search, hash } = new URL(path, 'https://page.invalid');
  return { to: pathname, search: readQuery(search), hash: hash.slice(1) };
}
