/** The query of an address as plain texts: `?name=Ada+Quist&patientID=7`. A parameter that comes twice counts once, the last. */
export function readQuery(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes a query; what is undefined, null or empty is left out. */
export function writeQuery(query: Record<string, string | number | boolean | null | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** A path of this page, as the router wants it: path, query and fragment apart. */
export function splitPath(path: string): { to: string; search: Record<string, string>; hash: string } {
  const { pathname, search, hash } = new URL(path, 'https://page.invalid');
  return { to: pathname, search: readQuery(search), hash: hash.slice(1) };
}
