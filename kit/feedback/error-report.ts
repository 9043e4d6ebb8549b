/**
 * Returns the report of a crashed page that a user sends to the administrator. It contains no patient data: ids in the
 * path are removed, and of the error only its name and stack locations are included because a message may quote user
 * input.
 */
export function brokenPageReport(
  id: string,
  error: unknown,
  about: { path: string; at: Date; browser: string },
): string {
  const places = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => PLACE.test(line)) : [];
  return [
    `Report ${id}`,
    `When: ${about.at.toISOString()}`,
    `Page: ${withoutIds(about.path)}`,
    `Kind: ${error instanceof Error ? error.name : typeof error}`,
    `Browser: ${about.browser}`,
    ...places.slice(0, 8).map((line) => line.trim()),
  ].join('\n');
}

/**
 * Returns a path without its query and with "…" for every part that may identify a person. Only lowercase words remain.
 */
export function withoutIds(path: string): string {
  return (path.split(/[?#]/)[0] ?? '')
    .split('/')
    .map((part) => (/^[a-z_-]{0,24}$/i.test(part) ? part : '…'))
    .join('/');
}

const PLACE = /^\s*(at .*|.*@.*):\d+:\d+\)?$/;
